/** Takes pictures of the cards: one Chromium, one page, in any of its emulated kinds of sight. */
import { writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../scripts/lib.mjs';
import { png } from '../../scripts/png.mjs';

/** As Chromium names them, in Emulation.setEmulatedVisionDeficiency. */
export const SIGHTS = ['none', 'deuteranopia', 'protanopia', 'achromatopsia'];

/** Hands `work` a page and a function that sets its kind of sight, and closes the browser afterwards. */
export async function withPage(work, scale = 1) {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  try {
    const page = await browser.newPage({ deviceScaleFactor: scale });
    const devtools = await page.context().newCDPSession(page);
    const see = (type) => devtools.send('Emulation.setEmulatedVisionDeficiency', { type });
    return await work(page, see);
  } finally {
    await browser.close();
  }
}

/** Runs in the page: the bytes of a picture that it was handed as a data URL. */
async function readPixels(url) {
  const image = new Image();
  image.src = url;
  await image.decode();
  const { width, height } = image;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  let text = '';
  for (let i = 0; i < data.length; i += 4096) text += String.fromCharCode(...data.subarray(i, i + 4096));
  return { width, height, text: btoa(text) };
}

/** A picture of one part of the page, in few colours. */
export async function shoot(page, part, path) {
  const shot = await page.locator(part).screenshot();
  const { width, height, text } = await page.evaluate(
    readPixels,
    `data:image/png;base64,${shot.toString('base64')}`,
  );
  writeFileSync(path, png(Buffer.from(text, 'base64'), width, height));
}

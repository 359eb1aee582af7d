/** Takes pictures of the cards: one Chromium, one page, in any of its emulated kinds of sight. */
import { chromium } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../scripts/lib.mjs';

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

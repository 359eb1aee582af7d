/** PNG with a palette of 256 colours: the cards are flat, and a sheet takes half the room. */
import { crc32, deflateSync } from 'node:zlib';

const SIZE = 256;
/** Five bits of each channel: near enough alike to share a colour. */
const bucket = (r, g, b) => ((r >> 3) << 10) | ((g >> 3) << 5) | (b >> 3);

function count(pixels) {
  const buckets = new Map();
  for (let i = 0; i < pixels.length; i += 4) {
    const key = bucket(pixels[i], pixels[i + 1], pixels[i + 2]);
    const sum = buckets.get(key) ?? [0, 0, 0, 0];
    for (const c of [0, 1, 2]) sum[c] += pixels[i + c];
    sum[3]++;
    buckets.set(key, sum);
  }
  return buckets;
}

const mean = (sum) => [0, 1, 2].map((c) => Math.round(sum[c] / sum[3]));
const apart = (a, b) => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2;
const nearest = (palette, colour) =>
  palette.reduce((best, other, k) => (apart(other, colour) < apart(palette[best], colour) ? k : best), 0);

/** The most frequent colours, and for each bucket the one that stands for it. */
function quantise(pixels) {
  const buckets = [...count(pixels)].sort((a, b) => b[1][3] - a[1][3]);
  const palette = buckets.slice(0, SIZE).map(([, sum]) => mean(sum));
  const indexOf = new Map(buckets.map(([key, sum], k) => [key, k < SIZE ? k : nearest(palette, mean(sum))]));
  return { palette, indexOf };
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

function header(width, height) {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([8, 3, 0, 0, 0], 8); // eight bits, palette
  return data;
}

/** `pixels`: four bytes each, row by row, as a canvas gives them; opaque. */
export function encode({ width, height, pixels }) {
  const { palette, indexOf } = quantise(pixels);
  const rows = Buffer.alloc((width + 1) * height); // each row begins with its filter, none
  for (let i = 0; i < width * height; i++)
    rows[i + Math.floor(i / width) + 1] = indexOf.get(
      bucket(pixels[4 * i], pixels[4 * i + 1], pixels[4 * i + 2]),
    );
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header(width, height)),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

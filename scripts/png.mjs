// A PNG with a palette: flat inks need a quarter of the bytes that a browser's own pictures take. Only Node's modules.
import { crc32, deflateSync } from 'node:zlib';

const MOST = 256;

/**
 * @param {Uint8Array | Uint8ClampedArray} rgba
 * @param {number} width
 * @param {number} height
 */
export function png(rgba, width, height) {
  const pixels = new Uint32Array(width * height);
  const from = new DataView(rgba.buffer, rgba.byteOffset, rgba.byteLength);
  for (let i = 0; i < pixels.length; i++)
    pixels[i] = from.getUint8(4 * i + 3) < 8 ? 0 : from.getUint32(4 * i);
  const palette = inks(pixels);
  const nearest = new Map(palette.map((colour, i) => [colour, i]));
  const lines = Buffer.alloc(height * (width + 1));
  for (let i = 0; i < pixels.length; i++) {
    const colour = pixels[i];
    let index = nearest.get(colour);
    if (index === undefined) nearest.set(colour, (index = closest(palette, colour)));
    lines[Math.floor(i / width) * (width + 1) + 1 + (i % width)] = index;
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  const parts = palette.map((colour) => bytesOf(colour));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(parts.flatMap(([r, g, b]) => [r, g, b]))),
    ...(parts.some(([, , , a]) => a < 255) ? [chunk('tRNS', Buffer.from(parts.map(([, , , a]) => a)))] : []),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The colours that most pixels have; the blends along an edge find a neighbour among them. */
function inks(pixels) {
  const counts = new Map();
  for (const colour of pixels) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const sorted = [...counts].sort(([a, n], [b, m]) => m - n || a - b).map(([colour]) => colour);
  const kept = [];
  // Nearly the same as one that is kept already would be a waste of a place.
  for (const least of [12, 6, 2, 0])
    for (const colour of sorted) {
      if (kept.length >= MOST) return kept;
      if (!kept.includes(colour) && kept.every((other) => distance(other, colour) >= least * least))
        kept.push(colour);
    }
  return kept;
}

const bytesOf = (colour) => [colour >>> 24, (colour >>> 16) & 255, (colour >>> 8) & 255, colour & 255];

function distance(a, b) {
  const [x, y] = [bytesOf(a), bytesOf(b)];
  return x.reduce((sum, value, i) => sum + (value - y[i]) ** 2, 0);
}
const closest = (palette, colour) =>
  palette.reduce(
    (best, other, i) => (distance(other, colour) < distance(palette[best], colour) ? i : best),
    0,
  );

function chunk(name, data) {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
}

import { deflateSync } from 'node:zlib';
import { zlibSync } from 'fflate';

export interface Bitmap {
  width: number;
  height: number;
  /** One palette index per pixel, row by row. */
  pixels: Uint8Array;
  /** `#rrggbb` or `#rrggbbaa`, at most 256. */
  palette: readonly string[];
}

/**
 * Writes a palette PNG, every pixel a block of `scale` x `scale` with hard edges. Repeated rows are
 * stored as "same as above", so that a large picture of large pixels costs a few kilobytes and
 * milliseconds (PNG, 3rd edition, sections 9.2 and 11.2).
 */
export function encodePng(bitmap: Bitmap, scale = 1): Buffer {
  const width = bitmap.width * scale;
  const height = bitmap.height * scale;
  const raw = new Uint8Array((width + 1) * height);
  for (let y = 0; y < bitmap.height; y++) {
    let at = y * scale * (width + 1) + 1;
    for (let x = 0; x < bitmap.width; x++, at += scale)
      raw.fill(bitmap.pixels[y * bitmap.width + x]!, at, at + scale);
    for (let again = 1; again < scale; again++) raw[(y * scale + again) * (width + 1)] = 2;
  }
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header(width, height)),
    chunk('PLTE', Buffer.from(bitmap.palette.flatMap((c) => bytesOf(c).slice(0, 3)))),
    ...transparency(bitmap.palette),
    chunk('IDAT', compress(raw)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Small pictures end up inside archives, whose hashes must not depend on the zlib of the runtime. */
function compress(raw: Uint8Array): Uint8Array {
  return raw.length < 65_536 ? zlibSync(raw) : deflateSync(raw);
}

function header(width: number, height: number): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([8, 3, 0, 0, 0], 8);
  return data;
}

function transparency(palette: readonly string[]): Buffer[] {
  const alpha = palette.map((c) => bytesOf(c)[3]!);
  return alpha.some((a) => a < 255) ? [chunk('tRNS', Buffer.from(alpha))] : [];
}

function bytesOf(colour: string): number[] {
  const value = Number.parseInt(colour.slice(1).padEnd(8, 'f'), 16);
  return [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
}

function chunk(type: string, data: Uint8Array): Buffer {
  const out = Buffer.alloc(data.length + 12);
  out.writeUInt32BE(data.length, 0);
  out.write(type, 4, 'latin1');
  out.set(data, 8);
  out.writeUInt32BE(crc32(out.subarray(4, data.length + 8)), data.length + 8);
  return out;
}

const CRC = Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});

function crc32(data: Uint8Array): number {
  let c = 0xffffffff;
  for (const byte of data) c = CRC[(c ^ byte) & 255]! ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
}

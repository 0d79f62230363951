import type { Raw } from 'sharp';

/** Pixels of a decoded bitmap, as `sharp` takes them. */
export interface RawImage {
  data: Buffer;
  raw: Raw;
}

/**
 * Decodes the bitmaps that programs write today, which `sharp` cannot read: uncompressed with 8
 * (palette), 24 or 32 bits. Null for other kinds, for more than `maxPixels`, for short files.
 * Layout: Microsoft's BITMAPFILEHEADER and BITMAPINFOHEADER.
 */
export function decodeBmp(file: Buffer, maxPixels: number): RawImage | null {
  if (file.length < 58) return null;
  const headerSize = file.readUInt32LE(14);
  const width = file.readInt32LE(18);
  const signedHeight = file.readInt32LE(22);
  const height = Math.abs(signedHeight);
  const bits = file.readUInt16LE(28);
  const compression = file.readUInt32LE(30);
  if (width <= 0 || height === 0 || width * height > maxPixels) return null;
  if (headerSize < 40 || ![8, 24, 32].includes(bits) || !isPlain(file, bits, compression)) {
    return null;
  }
  const pixels = file.readUInt32LE(10);
  const stride = Math.ceil((width * bits) / 32) * 4;
  if (pixels + stride * height > file.length) return null;
  const palette = 14 + headerSize;
  if (bits === 8 && palette + 256 * 4 > file.length) return null;

  const data = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    const row = pixels + (signedHeight < 0 ? y : height - 1 - y) * stride;
    for (let x = 0; x < width; x++) {
      const at = bits === 8 ? palette + file[row + x]! * 4 : row + x * (bits / 8);
      const to = (y * width + x) * 3;
      data[to] = file[at + 2]!;
      data[to + 1] = file[at + 1]!;
      data[to + 2] = file[at]!;
    }
  }
  return { data, raw: { width, height, channels: 3 } };
}

/** 0: plain. 3: masks, which are the usual order when red comes third. */
function isPlain(file: Buffer, bits: number, compression: number): boolean {
  if (compression === 0) return true;
  return compression === 3 && bits === 32 && file.readUInt32LE(54) === 0x00ff0000;
}

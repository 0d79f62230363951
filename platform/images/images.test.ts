import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { inspectImage, makeGalleryImage, makeIcon } from './index.ts';

interface Kind {
  width: number;
  height: number;
  format?: 'png' | 'jpeg' | 'gif' | 'webp';
  color?: string;
}

/** Noise compresses badly, so that the smaller version is smaller. */
async function picture({ width, height, format = 'png', color }: Kind): Promise<Buffer> {
  const image = color
    ? sharp({ create: { width, height, channels: 3, background: color } })
    : sharp({
        create: {
          width,
          height,
          channels: 3,
          background: '#808080',
          noise: { type: 'gaussian', mean: 128, sigma: 60 },
        },
      });
  return image.toFormat(format).toBuffer();
}

/** A 24-bit bitmap with the given pixels, bottom row first. */
function bitmap(width: number, height: number, pixel: (x: number, y: number) => number[]): Buffer {
  const stride = Math.ceil((width * 3) / 4) * 4;
  const file = Buffer.alloc(54 + stride * height);
  file.write('BM', 'latin1');
  file.writeUInt32LE(file.length, 2);
  file.writeUInt32LE(54, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(width, 18);
  file.writeInt32LE(height, 22);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(24, 28);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [red, green, blue] = pixel(x, y);
      file.set([blue!, green!, red!], 54 + (height - 1 - y) * stride + x * 3);
    }
  }
  return file;
}

describe('inspectImage', () => {
  it.each(['png', 'jpeg', 'gif', 'webp'] as const)('knows a %s by its bytes', async (format) => {
    expect(await inspectImage(await picture({ width: 20, height: 10, format }))).toEqual({
      mediaType: `image/${format}`,
      width: 20,
      height: 10,
    });
  });

  it('knows a bitmap', async () => {
    const file = bitmap(7, 5, () => [255, 0, 0]);
    expect(await inspectImage(file)).toEqual({ mediaType: 'image/bmp', width: 7, height: 5 });
  });

  it('reads a file by its path', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'quarry-images-'));
    const path = join(folder, 'misnamed.gif');
    await writeFile(path, await picture({ width: 3, height: 3 }));
    expect((await inspectImage(path)).mediaType).toBe('image/png');
    await rm(folder, { recursive: true });
  });

  it('turns pictures upright', async () => {
    const file = await sharp(await picture({ width: 20, height: 10, format: 'jpeg' }))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(await inspectImage(file)).toMatchObject({ width: 10, height: 20 });
  });

  it('refuses what is no picture, also behind the first bytes of one', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
    const png = await picture({ width: 300, height: 300 });
    for (const file of [
      Buffer.from(svg),
      Buffer.from(`BM${svg}`),
      Buffer.from(`GIF89a${svg}`),
      Buffer.from('<html>'),
      Buffer.alloc(0),
      Buffer.from('BM'),
      Buffer.alloc(200, 'BM'),
      png.subarray(0, 20),
      png.subarray(0, png.length / 2),
      bitmap(50, 50, () => [0, 0, 0]).subarray(0, 2000),
    ]) {
      await expect(inspectImage(file)).rejects.toMatchObject({ code: 'invalid_image' });
      await expect(makeIcon(file)).rejects.toMatchObject({ code: 'invalid_image' });
    }
  });

  it('refuses floods of pixels by what the header says', async () => {
    const flood = bitmap(2, 2, () => [0, 0, 0]);
    flood.writeInt32LE(40_000, 18);
    flood.writeInt32LE(40_000, 22);
    await expect(inspectImage(flood)).rejects.toMatchObject({ code: 'invalid_image' });
    const wide = await picture({ width: 8, height: 8 });
    wide.writeUInt32BE(8_000, 16);
    wide.writeUInt32BE(5_001, 20);
    wide.writeUInt32BE(crc32(wide.subarray(12, 29)), 29);
    await expect(inspectImage(wide)).rejects.toMatchObject({
      code: 'invalid_image',
      message: 'This picture has too many pixels.',
    });
  });
});

describe('makeIcon', () => {
  it('makes a WebP of 96 pixels width', async () => {
    const icon = await makeIcon(await picture({ width: 400, height: 300 }));
    expect(icon.mediaType).toBe('image/webp');
    expect(await sharp(icon.bytes).metadata()).toMatchObject({ width: 96, height: 72 });
  });

  it('cuts tall pictures to squares and does not enlarge', async () => {
    const size = async (width: number, height: number) => {
      const { bytes } = await makeIcon(await picture({ width, height }));
      const metadata = await sharp(bytes).metadata();
      return [metadata.width, metadata.height];
    };
    expect(await size(200, 800)).toEqual([96, 96]);
    expect(await size(80, 90)).toEqual([80, 80]);
    expect(await size(2000, 4)).toEqual([96, 1]);
  });

  it('keeps the original when that is smaller', async () => {
    const noise = await picture({ width: 90, height: 90 });
    const coarse = await sharp(noise).jpeg({ quality: 3 }).toBuffer();
    expect(await makeIcon(coarse)).toMatchObject({ bytes: coarse, mediaType: 'image/jpeg' });
  });

  it('keeps GIFs as they are', async () => {
    const file = await picture({ width: 300, height: 300, format: 'gif', color: '#ff0000' });
    expect(await makeIcon(file)).toMatchObject({ bytes: file, mediaType: 'image/gif' });
  });

  it('keeps pixel art exact', async () => {
    const file = bitmap(16, 16, (x, y) => [x * 16, y * 16, (x ^ y) * 16]);
    const { bytes, mediaType } = await makeIcon(file);
    expect(mediaType).toBe('image/webp');
    const pixels = await sharp(bytes).removeAlpha().raw().toBuffer();
    expect([...pixels.subarray(0, 6)]).toEqual([0, 0, 0, 16, 0, 16]);
    expect([...pixels.subarray(16 * 3, 16 * 3 + 3)]).toEqual([0, 16, 16]);
  });

  it('tells the dominant colour', async () => {
    const color = async (file: Buffer) => (await makeIcon(file)).color;
    expect(await color(await picture({ width: 128, height: 128, color: '#2f6fb5' }))).toBe(
      0x2f6fb5,
    );
    const marked = bitmap(64, 64, (x) => (x < 40 ? [255, 255, 255] : [200, 16, 16]));
    expect(await color(marked)).toBe(0xc81010);
    const clear = { r: 255, g: 0, b: 0, alpha: 0 };
    const empty = sharp({ create: { width: 9, height: 9, channels: 4, background: clear } });
    expect(await color(await empty.png().toBuffer())).toBeNull();
  });
});

describe('makeGalleryImage', () => {
  it('makes a WebP of 350 pixels width', async () => {
    const small = await makeGalleryImage(
      await picture({ width: 1280, height: 720, format: 'jpeg' }),
    );
    expect(small.mediaType).toBe('image/webp');
    expect(await sharp(small.bytes).metadata()).toMatchObject({ width: 350, height: 197 });
  });

  it('keeps GIFs as they are', async () => {
    const file = await picture({ width: 500, height: 300, format: 'gif', color: '#ff0000' });
    expect(await makeGalleryImage(file)).toEqual({
      ...{ bytes: file, mediaType: 'image/gif' },
      ...{ width: 500, height: 300 },
    });
  });
});

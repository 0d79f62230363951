import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { demoCatalogue } from '../index.ts';
import { drawIcon } from './icon.ts';
import { MOTIFS, SIZE } from './motifs/index.ts';
import { drawPicture } from './picture.ts';

const { projects } = demoCatalogue('seed', new Date('2026-03-01T10:00:00Z'));

describe('motifs', () => {
  it('are sixteen rows of sixteen known marks', () => {
    for (const [name, rows] of Object.entries(MOTIFS)) {
      expect(rows, name).toHaveLength(SIZE);
      for (const row of rows) expect(row, name).toMatch(/^[.\-#mlaw]{16}$/);
    }
  });
});

describe('icons', () => {
  it('are 256 px PNGs that an independent decoder reads', async () => {
    const image = sharp(drawIcon('tidewater-lanterns', 'lantern', 'tide'));
    expect(await image.metadata()).toMatchObject({ format: 'png', width: 256, height: 256 });
    const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const middle = (128 * info.width + 128) * info.channels;
    expect([...data.subarray(middle, middle + 3)]).toEqual([0xff, 0xf3, 0xd6]);
  });

  it('differ from project to project, and a few projects have none', async () => {
    const icons = await Promise.all(projects.map((project) => project.icon?.()));
    const drawn = icons.filter((icon) => icon !== undefined).map((icon) => icon.toString('base64'));
    expect(new Set(drawn).size).toBe(drawn.length);
    expect(drawn.length).toBeLessThan(projects.length * 0.95);
    expect(drawn.length).toBeGreaterThan(projects.length * 0.85);
  });
});

describe('gallery pictures', () => {
  it('are small, 1280 x 720, and the same for the same seed', async () => {
    const picture = drawPicture('harbour:dawn', 'seed', 1);
    expect(await sharp(picture).metadata()).toMatchObject({
      format: 'png',
      width: 1280,
      height: 720,
    });
    expect(drawPicture('harbour:dawn', 'seed', 1)).toEqual(picture);
    expect(drawPicture('harbour:dawn', 'seed', 2)).not.toEqual(picture);
  });

  it('can all be drawn', async () => {
    for (const { slug, gallery } of projects)
      for (const item of gallery) {
        expect((await item.image()).length, slug).toBeLessThan(80_000);
        expect(item.title.length, slug).toBeLessThanOrEqual(255);
      }
  });

  it('are shown by at most one featured picture per project', () => {
    for (const { gallery } of projects)
      expect(gallery.filter((item) => item.featured).length).toBeLessThanOrEqual(1);
  });
});

import { random } from '../random.ts';
import { Canvas } from './canvas.ts';
import { MOTIFS, type MotifName, SIZE } from './motifs/index.ts';
import { PALETTES, type Palette, type PaletteName } from './palettes.ts';
import { encodePng } from './png.ts';

type Ground = (canvas: Canvas, palette: Palette) => void;

/** What lies behind the motif. Most icons are plain; the rest keep a long list from looking stamped. */
const GROUNDS: readonly Ground[] = [
  () => {},
  () => {},
  () => {},
  (canvas, { shade }) => canvas.rect(0, 11, SIZE, 5, shade),
  (canvas, { shade }) => {
    canvas.rect(0, 0, SIZE, 1, shade);
    canvas.rect(0, 15, SIZE, 1, shade);
    canvas.rect(0, 0, 1, SIZE, shade);
    canvas.rect(15, 0, 1, SIZE, shade);
  },
  (canvas, { shade }) => canvas.map((colour, x, y) => (x + y >= 18 ? shade : colour)),
];

export function iconCanvas(slug: string, motif: MotifName, name: PaletteName): Canvas {
  const palette = PALETTES[name];
  const rows = MOTIFS[motif];
  const canvas = new Canvas(SIZE, SIZE, palette.ground);
  const ownGround = rows.some((row) => row.includes('-'));
  if (!ownGround) random('ground', slug).pick(GROUNDS)(canvas, palette);
  canvas.stamp(rows, marks(palette), 0, 0);
  return canvas;
}

/** A 256 x 256 PNG of 16 x 16 blocks. */
export function drawIcon(slug: string, motif: MotifName, palette: PaletteName): Buffer {
  return encodePng(iconCanvas(slug, motif, palette).bitmap(), 16);
}

export function marks(palette: Palette): Record<string, string> {
  return {
    '-': palette.shade,
    '#': palette.dark,
    m: palette.mid,
    l: palette.light,
    a: palette.accent,
    w: palette.glow,
  };
}

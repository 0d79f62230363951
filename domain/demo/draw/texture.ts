import type { Random } from '../random.ts';
import { Canvas } from './canvas.ts';
import { mix } from './colour.ts';

type Pattern = (canvas: Canvas, colour: string, r: Random) => void;

const planks: Pattern = (canvas, colour) => {
  for (const y of [3, 7, 11, 15]) canvas.rect(0, y, 16, 1, mix(colour, '#000000', 0.31));
  for (const [x, y] of [
    [5, 0],
    [12, 4],
    [3, 8],
    [9, 12],
  ] as const)
    canvas.rect(x, y, 1, 3, mix(colour, '#000000', 0.25));
};

const bricks: Pattern = (canvas, colour) => {
  for (let y = 3; y < 16; y += 4) canvas.rect(0, y, 16, 1, mix(colour, '#ffffff', 0.38));
  for (let row = 0; row < 4; row++)
    for (let x = row % 2 ? 3 : 7; x < 16; x += 8)
      canvas.rect(x, row * 4, 1, 3, mix(colour, '#ffffff', 0.38));
};

const cobbles: Pattern = (canvas, colour, r) => {
  for (let i = 9; i > 0; i--) {
    const x = r.int(0, 13);
    const y = r.int(0, 13);
    canvas.rect(x, y, r.int(3, 5), r.int(2, 4), mix(colour, '#ffffff', r.next() * 0.3));
    canvas.rect(x, y + 3, 4, 1, mix(colour, '#000000', 0.38));
  }
};

const ore: Pattern = (canvas, colour, r) => {
  const lump = r.pick(['#e0a93a', '#2f6fb5', '#2e8b62', '#b5402f', '#7a4bb0', '#f2efe8']);
  for (let i = 6; i > 0; i--) {
    const x = r.int(1, 12);
    const y = r.int(1, 12);
    canvas.rect(x, y, 2, 2, lump);
    canvas.set(x, y, mix(lump, '#ffffff', 0.5));
    canvas.set(x + 2, y + 2, mix(colour, '#000000', 0.44));
  }
};

const glaze: Pattern = (canvas, colour, r) => {
  const other = mix(colour, '#ffffff', 0.5);
  for (let i = 0; i < 8; i++) {
    canvas.rect(i, 7 - i + r.int(0, 1), 1, 2, other);
    canvas.rect(15 - i, 8 + i, 1, 2, other);
  }
  canvas.rect(6, 6, 4, 4, mix(colour, '#000000', 0.38));
};

const grain: Pattern = (canvas, colour, r) => {
  for (let i = 34; i > 0; i--)
    canvas.set(
      r.int(0, 15),
      r.int(0, 15),
      mix(colour, r.chance(0.5) ? '#000000' : '#ffffff', 0.19),
    );
};

const turf: Pattern = (canvas, colour, r) => {
  const green = r.pick(['#6f8f4a', '#5d8a3f', '#8aa65a', '#4f7a52']);
  for (let x = 0; x < 16; x++)
    canvas.rect(x, 0, 1, r.int(3, 6), mix(green, '#000000', r.next() * 0.2));
  grain(canvas, colour, r);
};

const leaves: Pattern = (canvas, colour, r) => {
  for (let i = 26; i > 0; i--)
    canvas.rect(
      r.int(0, 15),
      r.int(0, 15),
      2,
      1,
      mix(colour, r.chance(0.5) ? '#000000' : '#ffffff', 0.25),
    );
};

const PATTERNS = [planks, bricks, cobbles, ore, glaze, grain, turf, leaves];

const COLOURS = [
  '#9a8058',
  '#b5946a',
  '#7a6a52',
  '#8c8c88',
  '#6f7480',
  '#a3a7ad',
  '#8e5c48',
  '#b0603f',
  '#c9a45c',
  '#5d7a4a',
  '#4a6a6f',
  '#7a6a98',
  '#d8cfbb',
  '#46505c',
  '#a84a3a',
  '#3f6fa0',
];

/** A 16 x 16 block texture: one of eight surfaces in one of sixteen stones and woods. */
export function drawTexture(r: Random, tone: string = r.pick(COLOURS)): Canvas {
  const colour = mix(tone, r.chance(0.5) ? '#ffffff' : '#000000', r.next() * 0.25);
  const canvas = new Canvas(16, 16, colour);
  for (let i = r.int(20, 48); i > 0; i--)
    canvas.set(r.int(0, 15), r.int(0, 15), mix(colour, r.chance(0.6) ? '#000000' : '#ffffff', 0.1));
  r.pick(PATTERNS)(canvas, colour, r);
  return canvas;
}

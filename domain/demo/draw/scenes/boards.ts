import type { Random } from '../../random.ts';
import type { Canvas } from '../canvas.ts';
import { mix } from '../colour.ts';
import type { Mood } from '../moods.ts';
import { MOTIFS, SIZE } from '../motifs/index.ts';
import type { Scene } from './land.ts';

/** A window of slots, some of them full: storage screens and catalogues. */
export const panel: Scene = (canvas, mood, r) => {
  canvas.rect(0, 0, canvas.width, canvas.height, mood.near);
  canvas.rect(9, 5, 110, 62, mood.front);
  canvas.rect(8, 4, 110, 62, mood.horizon);
  canvas.rect(8, 4, 110, 8, mood.far);
  bars(canvas, r, 12, 7, 22, mood.front);
  for (let row = 0; row < 4; row++)
    for (let column = 0; column < 9; column++)
      slot(canvas, 12 + column * 9, 16 + row * 12, mood, r);
  for (let row = 0; row < 6; row++) {
    canvas.rect(96, 16 + row * 8, 18, 6, row === 1 ? mood.lamp : mix(mood.horizon, mood.far, 0.5));
    bars(canvas, r, 98, 18 + row * 8, 12, mood.front);
  }
};

function slot(canvas: Canvas, x: number, y: number, mood: Mood, r: Random): void {
  canvas.rect(x, y, 8, 10, mix(mood.horizon, mood.far, 0.75));
  canvas.rect(x + 1, y + 1, 7, 9, mix(mood.horizon, mood.front, 0.19));
  if (r.chance(0.3)) return;
  const colour = r.pick([mood.middle, mood.water, mood.lamp, mood.near, '#b5402f', mood.sun]);
  canvas.rect(x + 2, y + 3, 4, 4, colour);
  if (r.chance(0.6)) canvas.rect(x + 3, y + 2, 2, 6, colour);
  canvas.set(x + 3, y + 3, mix(colour, '#ffffff', 0.5));
}

function bars(
  canvas: Canvas,
  r: Random,
  x: number,
  y: number,
  width: number,
  colour: string,
): void {
  let at = x;
  while (at < x + width - 2) {
    const word = r.int(2, 6);
    canvas.rect(at, y, Math.min(word, x + width - at), 2, colour);
    at += word + 1;
  }
}

/** A log with a graph beside it: server plugins. */
export const terminal: Scene = (canvas, mood, r) => {
  canvas.rect(0, 0, canvas.width, canvas.height, mood.near);
  canvas.rect(4, 4, 76, 64, mood.front);
  for (let y = 8; y < 64; y += 4) {
    const tone = r.chance(0.12) ? '#d0563f' : r.chance(0.2) ? mood.lamp : mood.far;
    canvas.rect(7, y, 8, 2, mix(mood.front, mood.far, 0.5));
    bars(canvas, r, 17, y, r.int(16, 60), tone);
  }
  for (const [top, colour] of [
    [4, mood.water],
    [26, mood.lamp],
    [48, mood.far],
  ] as const) {
    canvas.rect(84, top, 40, 20, mood.front);
    let level = r.int(6, 12);
    for (let x = 85; x < 123; x++) {
      level = Math.max(2, Math.min(16, level + r.int(-2, 2)));
      canvas.rect(x, top + 19 - level, 1, level, mix(mood.front, colour, 0.38));
      canvas.rect(x, top + 19 - level, 1, 1, colour);
    }
  }
};

/** Land seen from above, with a road and a few names' worth of dots. */
export const chart: Scene = (canvas, mood, r) => {
  const waves = Array.from({ length: 5 }, () => [r.next() * 6, 9 + r.next() * 22, r.next() * 6.3]);
  const height = (x: number, y: number) =>
    waves.reduce(
      (sum, [phase, long, turn]) =>
        sum + Math.sin((x * Math.cos(turn!) + y * Math.sin(turn!)) / long! + phase!),
      0,
    );
  const tones: [number, string][] = [
    [-1.4, mood.water],
    [-0.9, mix(mood.water, mood.horizon, 0.38)],
    [-0.6, mood.horizon],
    [0.6, mix(mood.middle, mood.horizon, 0.38)],
    [1.6, mood.middle],
    [2.6, mood.near],
    [9, mood.far],
  ];
  canvas.map((_, x, y) => {
    const level = height(x - (x % 2), y - (y % 2)) + ((x + y) % 4 === 0 ? 0.12 : 0);
    return tones.find(([limit]) => level < limit)![1];
  });
  let y = r.int(16, 56);
  for (let x = 0; x < canvas.width; x += 3) {
    y += r.int(-2, 2);
    canvas.rect(x, y, 2, 1, mood.front);
  }
  for (let i = r.int(4, 7); i > 0; i--) {
    const x = r.int(8, 118);
    const top = r.int(8, 62);
    canvas.rect(x - 1, top - 1, 4, 4, mood.front);
    canvas.rect(x, top, 2, 2, mood.lamp);
  }
  for (const edge of [0, 126]) canvas.rect(edge, 0, 2, canvas.height, mood.front);
  for (const edge of [0, 70]) canvas.rect(0, edge, canvas.width, 2, mood.front);
};

/** Icons on a board: what a pack or a mod adds, laid out. */
export const exhibits: Scene = (canvas, mood, r) => {
  canvas.rect(0, 0, canvas.width, canvas.height, mood.horizon);
  const shown = r.some(Object.values(MOTIFS), 18);
  const colours = {
    '#': mood.front,
    m: mood.near,
    l: mood.far,
    a: mood.lamp,
    w: mood.sun,
    '-': mix(mood.horizon, mood.far, 0.5),
  };
  shown.forEach((rows, i) => {
    const x = 4 + (i % 6) * (SIZE + 5);
    const y = 4 + Math.floor(i / 6) * (SIZE + 7);
    canvas.rect(x - 1, y - 1, SIZE + 2, SIZE + 2, mix(mood.horizon, '#ffffff', 0.5));
    canvas.stamp(rows, colours, x, y);
  });
};

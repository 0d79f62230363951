import type { Random } from '../../random.ts';
import type { Canvas } from '../canvas.ts';
import { mix } from '../colour.ts';
import type { Mood } from '../moods.ts';

export type Scene = (canvas: Canvas, mood: Mood, r: Random) => void;

/** A stepped skyline: for each column the row at which the ground begins. */
export function skyline(r: Random, width: number, base: number, amplitude: number): number[] {
  const phase = r.next() * 7;
  const long = width / (1.4 + r.next() * 1.6);
  const heights: number[] = [];
  let x = 0;
  while (x < width) {
    const swell = Math.sin(x / long + phase) + 0.45 * Math.sin((x / long) * 2.7 + phase * 2);
    const y = Math.round((base - swell * amplitude + r.int(-1, 1)) / 2) * 2;
    for (let step = r.int(2, 6); step > 0 && x < width; step--, x++) heights.push(y);
  }
  return heights;
}

export function fillBelow(canvas: Canvas, heights: readonly number[], colour: string): void {
  heights.forEach((y, x) => {
    canvas.rect(x, y, 1, canvas.height - y, colour);
  });
}

export function sky(canvas: Canvas, mood: Mood, r: Random): void {
  const bands = 5;
  const height = Math.ceil((canvas.height * 0.75) / bands);
  for (let i = 0; i <= bands + 1; i++)
    canvas.rect(0, i * height, canvas.width, height, mix(mood.sky, mood.horizon, i / bands));
  const dark = mood.lamp !== mood.sun && Number.parseInt(mood.sky.slice(1, 3), 16) < 0x40;
  if (dark)
    for (let i = r.int(14, 30); i > 0; i--)
      canvas.set(r.int(0, canvas.width), r.int(0, canvas.height / 2), mix(mood.sky, mood.sun, 0.6));
  const size = r.int(5, 8);
  const x = r.int(12, canvas.width - 24);
  const y = r.int(5, 18);
  canvas.rect(x, y, size, size, mood.sun);
  if (dark && r.chance(0.6)) canvas.rect(x + 3, y - 1, size, size - 2, canvas.get(x + size + 4, y));
  if (!dark) clouds(canvas, mood, r);
}

function clouds(canvas: Canvas, mood: Mood, r: Random): void {
  const colour = mix(mood.horizon, '#ffffff', 0.5);
  for (let i = r.int(0, 3); i > 0; i--) {
    const x = r.int(-6, canvas.width - 10);
    const y = r.int(6, 24);
    const width = r.int(12, 26);
    canvas.rect(x, y, width, 2, colour);
    canvas.rect(x + 3, y - 2, width - r.int(7, 9), 2, colour);
  }
}

/** Lamps scattered on the ground below a skyline. */
export function lamps(
  canvas: Canvas,
  r: Random,
  heights: readonly number[],
  count: number,
  colour: string,
): void {
  for (let i = count; i > 0; i--) {
    const x = r.int(1, canvas.width - 2);
    canvas.set(x, r.int(heights[x]! + 2, canvas.height - 2), colour);
  }
}

export function broadleaf(
  canvas: Canvas,
  x: number,
  foot: number,
  tall: number,
  leaf: string,
  trunk: string,
): void {
  canvas.rect(x, foot - tall, 2, tall, trunk);
  const crown = Math.max(4, Math.round(tall * 0.5));
  canvas.rect(x - 2, foot - tall - 1, 6, crown, leaf);
  canvas.rect(x - 1, foot - tall - 3, 4, 2, leaf);
  canvas.rect(x - 3, foot - tall + 1, 8, Math.max(2, crown - 3), leaf);
}

export function conifer(
  canvas: Canvas,
  x: number,
  foot: number,
  tall: number,
  leaf: string,
  trunk: string,
): void {
  canvas.rect(x, foot - 2, 1, 2, trunk);
  for (let row = 0; row < tall - 2; row++) {
    const half = Math.floor((row / (tall - 2)) * 3.4) - (row % 3 === 0 ? 1 : 0);
    canvas.rect(x - Math.max(0, half), foot - tall + row, Math.max(0, half) * 2 + 1, 1, leaf);
  }
}

export function house(canvas: Canvas, x: number, foot: number, mood: Mood, r: Random): void {
  const width = r.int(6, 10);
  const tall = r.int(4, 7);
  const wall = mix(mood.near, mood.horizon, r.next() * 0.35);
  canvas.rect(x, foot - tall, width, tall, wall);
  for (let row = 0; row < 3; row++)
    canvas.rect(x - 1 + row, foot - tall - 1 - row, width + 2 - row * 2, 1, mood.front);
  canvas.rect(x + 2, foot - tall + 1, 2, 2, mood.lamp);
  if (width > 7) canvas.rect(x + width - 3, foot - 3, 2, 3, mood.front);
  if (r.chance(0.5)) canvas.rect(x + width - 3, foot - tall - 5, 1, 3, mood.front);
}

export function tower(canvas: Canvas, x: number, foot: number, tall: number, mood: Mood): void {
  canvas.rect(x, foot - tall, 9, tall, mood.front);
  for (const tooth of [0, 3, 6])
    canvas.rect(x - 1 + tooth + (tooth > 3 ? 2 : 0), foot - tall - 3, 2, 3, mood.front);
  canvas.rect(x - 1, foot - tall, 11, 2, mood.front);
  canvas.rect(x + 4, foot - tall + 5, 2, 3, mood.lamp);
}

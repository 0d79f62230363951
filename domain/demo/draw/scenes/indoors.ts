import type { Random } from '../../random.ts';
import type { Canvas } from '../canvas.ts';
import { mix } from '../colour.ts';
import type { Mood } from '../moods.ts';
import { fillBelow, type Scene, skyline } from './land.ts';

/** Brightens what is near a lamp, in three hard rings. */
export function glow(canvas: Canvas, x: number, y: number, reach: number, colour: string): void {
  canvas.map(
    (under, column, row) => {
      const far = Math.hypot(column - x, row - y) / reach;
      const share = far < 0.35 ? 0.44 : far < 0.65 ? 0.25 : far < 1 ? 0.125 : 0;
      return share ? mix(under, colour, share) : under;
    },
    [Math.max(0, x - reach), Math.max(0, y - reach), reach * 2, reach * 2],
  );
}

export const cave: Scene = (canvas, mood, r) => {
  canvas.rect(0, 0, canvas.width, canvas.height, mood.near);
  fillBelow(canvas, skyline(r, canvas.width, 20, 8), mix(mood.near, mood.middle, 0.5));
  fillBelow(canvas, skyline(r, canvas.width, 34, 8), mood.near);
  const roof = skyline(r, canvas.width, 12, 6);
  roof.forEach((y, x) => {
    canvas.rect(x, 0, 1, y + (x % 11 < 3 ? r.int(2, 6) : 0), mood.front);
  });
  const floor = skyline(r, canvas.width, 56, 5);
  fillBelow(canvas, floor, mood.front);
  for (let i = r.int(5, 8); i > 0; i--) {
    const x = r.int(6, 120);
    const foot = floor[x]! + 1;
    const tall = r.int(5, 16);
    if (r.chance(0.5)) mushroom(canvas, x, foot, tall, mood);
    else crystal(canvas, x, foot, tall, mood);
    glow(canvas, x, foot - tall, r.int(9, 15), mood.lamp);
  }
  for (let i = 10; i > 0; i--) canvas.set(r.int(0, 127), r.int(20, 70), mood.lamp);
};

function mushroom(canvas: Canvas, x: number, foot: number, tall: number, mood: Mood): void {
  canvas.rect(x, foot - tall, 2, tall, mood.sun);
  canvas.rect(x - 4, foot - tall - 1, 10, 3, mood.lamp);
  canvas.rect(x - 2, foot - tall - 3, 6, 2, mood.lamp);
  canvas.set(x - 1, foot - tall - 1, mood.sun);
  canvas.set(x + 3, foot - tall, mood.sun);
}

function crystal(canvas: Canvas, x: number, foot: number, tall: number, mood: Mood): void {
  for (let row = 0; row < tall; row++) {
    const half = Math.min(2, row >> 1);
    canvas.rect(x - half, foot - tall + row, half, 1, mood.water);
    canvas.rect(x, foot - tall + row, half + 1, 1, mix(mood.water, mood.sun, 0.5));
  }
}

export const room: Scene = (canvas, mood, r) => {
  const wall = mix(mood.near, mood.middle, 0.4);
  canvas.rect(0, 0, canvas.width, canvas.height, wall);
  for (let y = 5; y < 52; y += 6) canvas.rect(0, y, canvas.width, 1, mix(wall, mood.front, 0.25));
  for (let x = 0; x < canvas.width; x += r.int(22, 30)) canvas.rect(x, 0, 3, 52, mood.front);
  canvas.rect(0, 0, canvas.width, 5, mood.front);
  canvas.rect(0, 52, canvas.width, 20, mix(mood.front, mood.near, 0.5));
  for (let y = 54; y < 72; y += 4) canvas.rect(0, y, canvas.width, 1, mood.front);
  const furniture = r.some([paneWindow, shelf, picture, rack, paneWindow], 2);
  const places = r.pick([
    [8, 50, 90],
    [100, 10, 52],
    [52, 88, 10],
  ] as const);
  hearth(canvas, places[0] + r.int(0, 4), mood);
  furniture.forEach((piece, i) => {
    piece(canvas, places[i + 1]! + r.int(0, 8), mood, r);
  });
  const table = r.int(22, 48);
  canvas.rect(table, 48, 26, 2, mood.front);
  canvas.rect(table + 2, 50, 2, 10, mood.front);
  canvas.rect(table + 22, 50, 2, 10, mood.front);
  canvas.rect(table + 8, 44, 3, 4, mood.lamp);
  canvas.rect(table + 15, 46, 6, 2, mood.sun);
  glow(canvas, table + 9, 45, 18, mood.lamp);
};

function paneWindow(canvas: Canvas, x: number, mood: Mood): void {
  canvas.rect(x - 2, 12, 26, 24, mood.front);
  canvas.rect(x, 14, 22, 20, mood.sky);
  canvas.rect(x, 24, 22, 5, mood.horizon);
  canvas.rect(x, 28, 22, 6, mood.far);
  canvas.rect(x + 14, 17, 3, 3, mood.sun);
  canvas.rect(x + 10, 14, 2, 20, mood.front);
  canvas.rect(x, 23, 22, 1, mood.front);
}

function shelf(canvas: Canvas, x: number, mood: Mood, r: Random): void {
  for (const y of [18, 28, 38]) {
    canvas.rect(x, y, 26, 2, mood.front);
    for (let item = x + 1; item < x + 24; item += r.int(2, 5)) {
      const tall = r.int(3, 7);
      canvas.rect(
        item,
        y - tall,
        r.int(1, 3),
        tall,
        r.pick([mood.lamp, mood.far, mood.water, mood.horizon]),
      );
    }
  }
}

function picture(canvas: Canvas, x: number, mood: Mood, r: Random): void {
  for (const [left, top, width, height] of [
    [0, 12, 16, 12],
    [19, 16, 9, 14],
    [4, 27, 11, 9],
  ] as const) {
    canvas.rect(x + left, top, width, height, mood.front);
    canvas.rect(x + left + 1, top + 1, width - 2, height - 2, r.pick([mood.horizon, mood.sky]));
    canvas.rect(x + left + 1, top + height - 4, width - 2, 3, r.pick([mood.far, mood.water]));
    canvas.set(x + left + width - 4, top + 3, mood.sun);
  }
}

/** A rail with pans and drying bundles. */
function rack(canvas: Canvas, x: number, mood: Mood, r: Random): void {
  canvas.rect(x, 12, 28, 1, mood.front);
  for (let at = x + 1; at < x + 26; at += r.int(4, 6)) {
    const tall = r.int(4, 9);
    canvas.rect(at + 1, 13, 1, tall, mood.front);
    canvas.rect(at, 13 + tall, 3, r.int(2, 5), r.pick([mood.far, mood.lamp, mood.water]));
  }
  canvas.rect(x, 36, 28, 16, mood.far);
  canvas.rect(x, 36, 28, 2, mood.front);
  for (const door of [2, 15]) canvas.rect(x + door, 40, 11, 10, mood.middle);
}

function hearth(canvas: Canvas, x: number, mood: Mood): void {
  canvas.rect(x, 26, 22, 26, mood.far);
  canvas.rect(x - 2, 24, 26, 3, mood.front);
  canvas.rect(x + 4, 34, 14, 18, mood.front);
  canvas.rect(x + 6, 44, 10, 8, '#a63d1e');
  canvas.rect(x + 8, 41, 5, 11, '#e2602b');
  canvas.rect(x + 9, 46, 3, 6, mood.lamp);
  glow(canvas, x + 11, 46, 24, '#f4b042');
}

export const workshop: Scene = (canvas, mood, r) => {
  canvas.rect(0, 0, canvas.width, canvas.height, mix(mood.near, mood.front, 0.5));
  for (let y = 4; y < 54; y += 8)
    for (let x = (y / 8) % 2 ? 0 : 8; x < canvas.width; x += 16)
      canvas.rect(x, y, 15, 7, mood.near);
  canvas.rect(0, 56, canvas.width, 16, mood.front);
  const shaft = r.int(18, 24);
  canvas.rect(0, shaft, canvas.width, 2, mood.far);
  for (let x = r.int(12, 22); x < canvas.width; x += r.int(22, 32)) {
    const teeth = r.int(6, 10);
    cog(canvas, x, shaft + 1, teeth, r.pick([mood.far, mood.middle, mood.lamp]), mood.front);
    canvas.rect(x - 8, 44, 16, 12, mood.middle);
    canvas.rect(x - 8, 44, 16, 2, mood.far);
    canvas.rect(x - 1, shaft + teeth, 2, Math.max(0, 44 - shaft - teeth), mood.front);
    canvas.rect(x - 5, 49, 3, 3, r.pick([mood.lamp, '#b5402f', mood.water]));
    canvas.rect(x + 1, 49, 5, 1, mood.front);
    canvas.rect(x + 1, 51, 5, 1, mood.front);
  }
  canvas.rect(0, 59, canvas.width, 3, mood.near);
  for (let x = r.int(0, 9); x < canvas.width; x += r.int(9, 15)) {
    canvas.rect(x, 54, 5, 5, r.pick([mood.lamp, mood.water, mood.far]));
    canvas.rect(x, 54, 5, 1, mood.horizon);
  }
  for (let i = 3; i > 0; i--) glow(canvas, i * 32 + r.int(-8, 8), 6, 14, mood.lamp);
};

function cog(
  canvas: Canvas,
  x: number,
  y: number,
  radius: number,
  colour: string,
  hub: string,
): void {
  for (let tooth = 0; tooth < 8; tooth++) {
    const angle = (tooth / 8) * Math.PI * 2;
    canvas.rect(
      x + Math.round(Math.cos(angle) * radius) - 1,
      y + Math.round(Math.sin(angle) * radius) - 1,
      3,
      3,
      colour,
    );
  }
  canvas.disc(x, y, radius - 1, colour);
  canvas.disc(x, y, Math.max(1, radius - 5), hub);
}

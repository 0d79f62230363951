import { mix } from '../colour.ts';
import {
  broadleaf,
  conifer,
  fillBelow,
  house,
  lamps,
  type Scene,
  sky,
  skyline,
  tower,
} from './land.ts';

export const hills: Scene = (canvas, mood, r) => {
  sky(canvas, mood, r);
  fillBelow(canvas, skyline(r, canvas.width, 34, 8), mood.far);
  fillBelow(canvas, skyline(r, canvas.width, 42, 6), mood.middle);
  const near = skyline(r, canvas.width, 52, 4);
  fillBelow(canvas, near, mood.near);
  for (let x = r.int(3, 9); x < canvas.width - 4; x += r.int(7, 15))
    if (r.chance(0.7)) broadleaf(canvas, x, near[x]! + 2, r.int(7, 13), mood.front, mood.front);
  const front = skyline(r, canvas.width, 62, 3);
  fillBelow(canvas, front, mood.front);
  lamps(canvas, r, front, r.int(3, 7), mood.lamp);
};

export const keep: Scene = (canvas, mood, r) => {
  sky(canvas, mood, r);
  fillBelow(canvas, skyline(r, canvas.width, 36, 9), mood.far);
  const middle = skyline(r, canvas.width, 46, 5);
  fillBelow(canvas, middle, mood.middle);
  const x = r.int(24, 90);
  tower(canvas, x, 56, r.int(22, 30), mood);
  if (r.chance(0.6)) tower(canvas, x + 14, 58, r.int(13, 18), mood);
  canvas.rect(x - 12, 48, 40, 12, mood.front);
  for (let tooth = x - 12; tooth < x + 28; tooth += 4) canvas.rect(tooth, 46, 2, 2, mood.front);
  fillBelow(canvas, skyline(r, canvas.width, 56, 3), mood.near);
  const front = skyline(r, canvas.width, 64, 2);
  fillBelow(canvas, front, mood.front);
  lamps(canvas, r, front, r.int(4, 9), mood.lamp);
};

export const forest: Scene = (canvas, mood, r) => {
  sky(canvas, mood, r);
  fillBelow(canvas, skyline(r, canvas.width, 32, 7), mood.far);
  for (const [base, colour, tall] of [
    [46, mood.middle, 15],
    [56, mood.near, 20],
    [68, mood.front, 28],
  ] as const) {
    const ground = skyline(r, canvas.width, base, 3);
    fillBelow(canvas, ground, colour);
    for (let x = r.int(0, 5); x < canvas.width; x += r.int(4, 9))
      conifer(canvas, x, ground[x]! + 1, r.int(tall - 5, tall + 4), colour, colour);
  }
  for (let i = r.int(4, 10); i > 0; i--)
    canvas.set(r.int(4, canvas.width - 4), r.int(44, 68), mood.lamp);
};

export const village: Scene = (canvas, mood, r) => {
  sky(canvas, mood, r);
  fillBelow(canvas, skyline(r, canvas.width, 34, 7), mood.far);
  fillBelow(canvas, skyline(r, canvas.width, 44, 4), mood.middle);
  fillBelow(canvas, Array(canvas.width).fill(54), mood.near);
  for (let x = r.int(2, 8); x < canvas.width - 10; x += r.int(11, 19))
    house(canvas, x, 55 + r.int(0, 3), mood, r);
  for (let x = r.int(0, 6); x < canvas.width; x += r.int(18, 30))
    broadleaf(canvas, x, 60, r.int(8, 14), mood.middle, mood.front);
  const front = skyline(r, canvas.width, 64, 2);
  fillBelow(canvas, front, mood.front);
  canvas.rect(0, 61, canvas.width, 2, mix(mood.near, mood.horizon, 0.4));
  lamps(canvas, r, front, 4, mood.lamp);
};

export const farm: Scene = (canvas, mood, r) => {
  sky(canvas, mood, r);
  fillBelow(canvas, skyline(r, canvas.width, 34, 6), mood.far);
  fillBelow(canvas, skyline(r, canvas.width, 42, 2), mood.middle);
  house(canvas, r.int(14, 90), 46, mood, r);
  for (let y = 47; y < canvas.height; y += 3) {
    canvas.rect(0, y, canvas.width, 3, (y / 3) % 2 ? mood.near : mood.front);
    for (let x = r.int(0, 2); x < canvas.width; x += y > 58 ? 3 : 2)
      if (r.chance(0.75)) canvas.rect(x, y - 2, 1, 3, r.chance(0.2) ? mood.lamp : mood.middle);
  }
  const post = r.int(30, 96);
  canvas.rect(post, 44, 1, 14, mood.front);
  canvas.rect(post - 3, 47, 7, 1, mood.front);
  canvas.rect(post - 1, 42, 3, 3, mood.lamp);
};

export const islands: Scene = (canvas, mood, r) => {
  sky(canvas, mood, r);
  for (let i = 0; i < 5; i++) {
    const width = r.int(16, 38);
    const x = r.int(-6, canvas.width - 14);
    const y = 16 + i * 10 + r.int(-2, 3);
    const rock = [mood.far, mood.far, mood.middle, mood.near, mood.near][i]!;
    for (let row = 0; row < width / 2.4; row++) {
      const inset = Math.round(row * 1.1) + r.int(0, 1);
      canvas.rect(x + inset, y + row, Math.max(0, width - inset * 2), 1, rock);
    }
    canvas.rect(x, y - 1, width, 2, i < 2 ? mood.middle : mood.front);
    if (i === 2) house(canvas, x + 5, y, mood, r);
    else broadleaf(canvas, x + Math.floor(width / 2), y, r.int(6, 10), mood.front, mood.front);
    if (i > 1) canvas.set(x + 3, y - 2, mood.lamp);
  }
};

export const stones: Scene = (canvas, mood, r) => {
  sky(canvas, mood, r);
  fillBelow(canvas, skyline(r, canvas.width, 38, 8), mood.far);
  const near = skyline(r, canvas.width, 52, 3);
  fillBelow(canvas, near, mood.middle);
  for (let x = r.int(8, 14); x < canvas.width - 12; x += r.int(9, 17)) {
    const tall = r.int(6, 17);
    const width = r.int(4, 7);
    canvas.rect(x, near[x]! + 3 - tall, width, tall, mood.front);
    canvas.rect(x, near[x]! + 3 - tall, 1, tall, mood.near);
    if (r.chance(0.35)) canvas.rect(x - 2, near[x]! + 1 - tall, width + 12, 3, mood.front);
  }
  fillBelow(canvas, skyline(r, canvas.width, 60, 2), mood.near);
  const front = skyline(r, canvas.width, 66, 2);
  fillBelow(canvas, front, mood.front);
  lamps(canvas, r, front, 3, mood.lamp);
};

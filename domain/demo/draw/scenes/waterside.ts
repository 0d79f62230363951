import type { Random } from '../../random.ts';
import type { Canvas } from '../canvas.ts';
import { mix } from '../colour.ts';
import type { Mood } from '../moods.ts';
import { broadleaf, fillBelow, house, type Scene, sky, skyline, tower } from './land.ts';

/** Mirrors what is above the shore into the water, darker with depth and broken by ripples. */
function reflect(canvas: Canvas, shore: number, mood: Mood, r: Random): void {
  for (let y = shore; y < canvas.height; y++) {
    const shift = r.int(-1, 1);
    for (let x = 0; x < canvas.width; x++) {
      const above = canvas.get(x + shift, shore - 1 - (y - shore) * 1.3);
      canvas.set(x, y, mix(above, mood.water, 0.5 + ((y - shore) / canvas.height) * 0.5));
    }
  }
  for (let i = 26; i > 0; i--)
    canvas.rect(
      r.int(-4, canvas.width),
      r.int(shore + 1, canvas.height),
      r.int(3, 10),
      1,
      mix(mood.water, mood.horizon, r.next() * 0.5),
    );
}

export const lake: Scene = (canvas, mood, r) => {
  sky(canvas, mood, r);
  fillBelow(canvas, skyline(r, canvas.width, 32, 9), mood.far);
  const shore = skyline(r, canvas.width, 42, 4);
  fillBelow(canvas, shore, mood.middle);
  for (let x = r.int(3, 20); x < canvas.width; x += r.int(8, 24))
    broadleaf(canvas, x, shore[x]! + 2, r.int(5, 9), mood.near, mood.front);
  reflect(canvas, 47, mood, r);
  const bank = skyline(r, canvas.width, 68, 4);
  fillBelow(canvas, bank, mood.front);
  for (let i = r.int(3, 8); i > 0; i--) canvas.set(r.int(2, 126), r.int(50, 64), mood.lamp);
};

export const harbour: Scene = (canvas, mood, r) => {
  sky(canvas, mood, r);
  fillBelow(canvas, skyline(r, canvas.width, 34, 6), mood.far);
  canvas.rect(0, 44, canvas.width, 4, mood.middle);
  for (let x = r.int(1, 6); x < canvas.width - 8; x += r.int(9, 14)) house(canvas, x, 46, mood, r);
  if (r.chance(0.5)) tower(canvas, r.int(90, 112), 46, 20, mood);
  reflect(canvas, 48, mood, r);
  const pier = r.int(8, 40);
  canvas.rect(pier, 55, 58, 2, mood.front);
  for (let x = pier; x < pier + 58; x += 7) {
    canvas.rect(x, 55, 1, 10, mood.front);
    if (r.chance(0.6)) canvas.rect(x, 50, 1, 5, mood.front);
    if (r.chance(0.6)) canvas.set(x, 49, mood.lamp);
  }
  boat(canvas, r.int(70, 104), 60, mood);
};

function boat(canvas: Canvas, x: number, y: number, mood: Mood): void {
  canvas.rect(x, y, 16, 2, mood.front);
  canvas.rect(x + 1, y + 2, 14, 1, mood.front);
  canvas.rect(x + 7, y - 12, 1, 12, mood.front);
  for (let row = 0; row < 9; row++)
    canvas.rect(x + 8, y - 11 + row, Math.ceil(row * 0.8), 1, mood.sun);
}

export const viaduct: Scene = (canvas, mood, r) => {
  sky(canvas, mood, r);
  fillBelow(canvas, skyline(r, canvas.width, 32, 9), mood.far);
  fillBelow(canvas, skyline(r, canvas.width, 48, 6), mood.middle);
  const deck = 36;
  canvas.rect(0, deck, canvas.width, 3, mood.front);
  for (let x = r.int(-4, 4); x < canvas.width; x += 16) {
    canvas.rect(x, deck, 4, 32, mood.front);
    for (let row = 0; row < 4; row++) {
      canvas.rect(x + 4, deck + 3 + row, 4 - row, 1, mood.front);
      canvas.rect(x + 12 + row, deck + 3 + row, 4 - row, 1, mood.front);
    }
  }
  const train = r.int(16, 70);
  for (let car = 0; car < 3; car++) {
    const x = train + car * 13;
    canvas.rect(x, deck - 7, 11, 6, car ? mood.near : mood.front);
    for (const pane of [2, 5, 8]) canvas.rect(x + pane - 1, deck - 6, 2, 2, mood.lamp);
    canvas.rect(x + 1, deck - 1, 3, 1, mood.front);
    canvas.rect(x + 7, deck - 1, 3, 1, mood.front);
    canvas.rect(x + 11, deck - 3, 2, 1, mood.front);
  }
  canvas.rect(train + 2, deck - 10, 2, 3, mood.front);
  for (let puff = 0; puff < 4; puff++)
    canvas.rect(
      train + 3 + puff * 5,
      deck - 13 - puff * 2,
      3 + puff,
      2,
      mix(mood.horizon, '#ffffff', 0.5),
    );
  fillBelow(canvas, skyline(r, canvas.width, 62, 4), mood.near);
  fillBelow(canvas, skyline(r, canvas.width, 68, 2), mood.front);
};

export const underwater: Scene = (canvas, mood, r) => {
  for (let band = 0; band < 9; band++)
    canvas.rect(0, band * 8, canvas.width, 8, mix(mood.water, mood.front, band / 9));
  for (let ray = r.int(3, 5); ray > 0; ray--) {
    const x = r.int(4, 110);
    canvas.map(
      (colour, column, row) =>
        Math.abs(column - x - row * 0.5) < 4 ? mix(colour, mood.horizon, 0.19) : colour,
      [0, 0, canvas.width, 54],
    );
  }
  fillBelow(canvas, skyline(r, canvas.width, 56, 5), mix(mood.near, mood.water, 0.3));
  const bed = skyline(r, canvas.width, 64, 3);
  fillBelow(canvas, bed, mood.front);
  for (let x = r.int(2, 6); x < canvas.width; x += r.int(4, 12)) {
    const tall = r.int(5, 22);
    for (let y = 0; y < tall; y++)
      canvas.rect(
        x + Math.round(Math.sin(y / 3 + x)),
        bed[x]! - y,
        2,
        1,
        y % 5 ? mood.middle : mood.far,
      );
  }
  for (let i = r.int(4, 7); i > 0; i--) {
    const x = r.int(6, 116);
    const y = r.int(12, 48);
    canvas.rect(x, y, 6, 3, mood.lamp);
    canvas.rect(x + 1, y - 1, 4, 5, mood.lamp);
    canvas.rect(x - 3, y - 1, 2, 5, mood.lamp);
    canvas.set(x - 1, y + 1, mood.lamp);
    canvas.set(x + 4, y, mood.front);
  }
  for (let i = 16; i > 0; i--) canvas.set(r.int(0, 127), r.int(2, 60), mood.horizon);
};

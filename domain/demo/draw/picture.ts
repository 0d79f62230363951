import { type Random, random } from '../random.ts';
import { Canvas } from './canvas.ts';
import { luma, mix, tint } from './colour.ts';
import { MOODS, type MoodName } from './moods.ts';
import { encodePng } from './png.ts';
import { chart, exhibits, panel, terminal } from './scenes/boards.ts';
import { cave, room, workshop } from './scenes/indoors.ts';
import type { Scene } from './scenes/land.ts';
import { farm, forest, hills, islands, keep, stones, village } from './scenes/outdoors.ts';
import { harbour, lake, underwater, viaduct } from './scenes/waterside.ts';
import { drawTexture } from './texture.ts';

const SCENES = {
  hills,
  keep,
  forest,
  village,
  farm,
  islands,
  stones,
  lake,
  harbour,
  viaduct,
  underwater,
  cave,
  room,
  workshop,
  panel,
  terminal,
  chart,
  exhibits,
} satisfies Record<string, Scene>;

type SceneName = keyof typeof SCENES;

/**
 * What a gallery picture shows, in one light. `split` is the same view before and after a shader,
 * `sheet` a board of block textures.
 */
export type Picture = `${SceneName | `split-${SceneName}` | 'sheet'}:${MoodName}`;

const WIDTH = 128;
const HEIGHT = 72;
const SCALE = 10;

/** A 1280 x 720 PNG. */
export function drawPicture(picture: Picture, ...seed: (string | number)[]): Buffer {
  const [what, mood] = picture.split(':') as [string, MoodName];
  const fresh = () => random('picture', picture, ...seed);
  if (what === 'sheet') return encodePng(sheet(mood, fresh()).bitmap(), SCALE);
  const name = what.replace('split-', '') as SceneName;
  const canvas = new Canvas(WIDTH, HEIGHT, MOODS[mood].sky);
  SCENES[name](canvas, MOODS[mood], fresh());
  if (what.startsWith('split-')) split(canvas);
  return encodePng(canvas.bitmap(), SCALE);
}

/** Left half: flat and grey, as the game draws it. Right half: the light of the shader. */
function split(canvas: Canvas): void {
  const middle = WIDTH / 2;
  canvas.map(
    (colour) => {
      const grey = Math.round(luma(colour) * 12) / 12;
      const flat = mix('#3a4048', '#c4d0d6', grey);
      return mix(colour, flat, 0.63);
    },
    [0, 0, middle, HEIGHT],
  );
  canvas.map(
    (colour, x, y) => (y > 30 && (x + y) % 23 < 5 ? tint(colour, 1.1, 1.06, 1) : colour),
    [middle, 0, middle, HEIGHT],
  );
  canvas.rect(middle - 1, 0, 1, HEIGHT, '#ffffff');
}

function sheet(mood: MoodName, r: Random): Canvas {
  const { front, near } = MOODS[mood];
  const canvas = new Canvas(WIDTH, HEIGHT, front);
  const tones = r.some(
    ['#9a8058', '#8c8c88', '#6f7480', '#b0603f', '#c9a45c', '#5d7a4a', '#7a6a98', '#d8cfbb'],
    3,
  );
  for (let row = 0; row < 4; row++)
    for (let column = 0; column < 7; column++) {
      const texture = drawTexture(r, r.pick(tones));
      const left = 3 + column * 18;
      const top = 1 + row * 18;
      canvas.rect(left - 1, top - 1, 18, 18, near);
      canvas.map(
        (_, x, y) => mix(texture.get(x - left, y - top), '#000000', 0),
        [left, top, 16, 16],
      );
    }
  return canvas;
}

import { numbersFor } from './random.ts';

/** Six stone ramps, light to dark (look 7.1). */
const ramps = [
  ['#D8CFBB', '#B9A57F', '#8C7A5C', '#5E5547'],
  ['#CFD2D6', '#A7ADB8', '#7A8190', '#4C5260'],
  ['#E3C9A0', '#D19E55', '#A26B2C', '#5F4225'],
  ['#DCC2B4', '#BE8C74', '#8E5C48', '#54382F'],
  ['#C9D0C2', '#9FAD95', '#6F8068', '#46523F'],
  ['#D3CBDD', '#A99CC0', '#7A6A98', '#4B3F63'],
] as const;
const ores = ['#E0A93A', '#2F6FB5', '#2E8B62', '#B5402F', '#7A4BB0', '#F2EFE8'] as const;

/** Cells a side; each is 8 units in a 64 x 64 box. */
const cells = 8;

export type PlaceholderPath = { fill: string; d: string; opacity?: number };

/** Joins the cells of each fill into one path, neighbours in a row into one rectangle. */
function paths(fillAt: (column: number, row: number) => string): PlaceholderPath[] {
  const byFill = new Map<string, string>();
  for (let row = 0; row < cells; row += 1) {
    for (let start = 0; start < cells; ) {
      const fill = fillAt(start, row);
      let end = start + 1;
      while (end < cells && fillAt(end, row) === fill) end += 1;
      const piece = `M${start * 8} ${row * 8}h${(end - start) * 8}v8H${start * 8}Z`;
      byFill.set(fill, (byFill.get(fill) ?? '') + piece);
      start = end;
    }
  }
  return [...byFill].map(([fill, d]) => ({ fill, d }));
}

/** How far each column is moved down: a fault, a dip or a fold. */
function deformation(pick: (low: number, high: number) => number): number[] {
  const kind = pick(0, 2);
  const columns = Array.from({ length: cells }, (_, column) => column);
  if (kind === 0) {
    const cut = pick(2, 5);
    const drop = pick(1, 2) * (pick(0, 1) ? 1 : -1);
    return columns.map((column) => (column > cut ? drop : 0));
  }
  if (kind === 1) {
    const dip = pick(2, 3) * (pick(0, 1) ? 1 : -1);
    return columns.map((column) => Math.round(((column - 3.5) / 7) * dip));
  }
  return columns.map((column) => (column >= 2 && column <= 5 ? -1 : 1));
}

/** The picture of a project, organization or collection without one: four beds, bent, with ore in them. */
export function stonePaths(id: string): PlaceholderPath[] {
  const pick = numbersFor(id);
  const ramp = ramps[pick(0, ramps.length - 1)]!;
  const tops = [0];
  for (let bed = 1; bed < 4; bed += 1) tops.push(tops[bed - 1]! + pick(1, 3));
  const moved = deformation(pick);
  const bedAt = (column: number, row: number) => {
    const depth = row - moved[column]!;
    return Math.max(
      0,
      tops.findLastIndex((top) => top <= depth),
    );
  };
  const stone = paths((column, row) => ramp[bedAt(column, row)]!);

  const ore = ores[pick(0, ores.length - 1)]!;
  const found = new Set<string>();
  let [column, row] = [pick(1, 4), pick(3, 5)];
  const count = pick(2, 7);
  for (let tries = 0; found.size < count && tries < 40; tries += 1) {
    found.add(`M${column * 8} ${row * 8}h8v8h-8Z`);
    const [across, down] = [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
      [1, 1],
    ][pick(0, 4)] as [number, number];
    column = Math.min(6, Math.max(1, column + across));
    row = Math.min(6, Math.max(2, row + down));
  }
  const nuggets = [...found];
  const bright = nuggets.filter((_, index) => index % 3 !== 2).join('');
  const dull = nuggets.filter((_, index) => index % 3 === 2).join('');
  const oreLayers = [{ fill: ore, d: bright }];
  return dull
    ? [...stone, ...oreLayers, { fill: ore, d: dull, opacity: 0.75 }]
    : [...stone, ...oreLayers];
}

/** The picture of a member without one: a mosaic, mirrored left to right. */
export function mosaicPaths(id: string): PlaceholderPath[] {
  const pick = numbersFor(id);
  const ramp = ramps[pick(0, ramps.length - 1)]!;
  const half = Array.from({ length: cells * 4 }, () => {
    const chance = pick(0, 9);
    return chance < 5 ? 0 : chance < 7 ? 1 : chance < 9 ? 3 : 2;
  });
  return paths((column, row) => {
    const inner = column < 4 ? column : 7 - column;
    const edge = row === 0 || row === 7 || inner === 0;
    return ramp[edge && half[row * 4 + inner] === 3 ? 0 : half[row * 4 + inner]!]!;
  });
}

export type PlaceholderKind = 'stone' | 'mosaic';

/** The placeholder as an SVG document, for pictures that are files. */
export function placeholderMarkup(id: string, kind: PlaceholderKind = 'stone'): string {
  const drawn = kind === 'stone' ? stonePaths(id) : mosaicPaths(id);
  const body = drawn
    .map(({ fill, d, opacity }) => {
      const see = opacity === undefined ? '' : ` opacity="${opacity}"`;
      return `<path fill="${fill}"${see} d="${d}"/>`;
    })
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" shape-rendering="crispEdges">${body}</svg>`;
}

/** Path pieces on the 20 x 20 grid. */

const round = (value: number): number => Math.round(value * 100) / 100;

export const circle = (x: number, y: number, r: number): string =>
  `M${round(x - r)} ${y}a${r} ${r} 0 1 0 ${round(2 * r)} 0a${r} ${r} 0 1 0 ${round(-2 * r)} 0Z`;

export const box = (x: number, y: number, width: number, height = width): string =>
  `M${x} ${y}h${width}v${height}h${-width}Z`;

/** A line drawing, optionally with filled parts. */
export type Drawing = string | { line?: string; fill?: string };

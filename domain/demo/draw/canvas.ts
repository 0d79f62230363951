import type { Bitmap } from './png.ts';

/** A grid of colours with the few strokes that pixel art needs. Off the edge nothing is drawn. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly #pixels: Uint8Array;
  readonly #palette: string[] = [];
  readonly #index = new Map<string, number>();

  constructor(width: number, height: number, colour: string) {
    this.width = width;
    this.height = height;
    this.#pixels = new Uint8Array(width * height);
    this.#pixels.fill(this.#colour(colour));
  }

  set(x: number, y: number, colour: string): void {
    const column = Math.round(x);
    const row = Math.round(y);
    if (column < 0 || row < 0 || column >= this.width || row >= this.height) return;
    this.#pixels[row * this.width + column] = this.#colour(colour);
  }

  get(x: number, y: number): string {
    const column = Math.min(this.width - 1, Math.max(0, Math.round(x)));
    const row = Math.min(this.height - 1, Math.max(0, Math.round(y)));
    return this.#palette[this.#pixels[row * this.width + column]!]!;
  }

  rect(x: number, y: number, width: number, height: number, colour: string): void {
    for (let row = 0; row < height; row++)
      for (let column = 0; column < width; column++) this.set(x + column, y + row, colour);
  }

  disc(x: number, y: number, radius: number, colour: string): void {
    for (let dy = -radius; dy <= radius; dy++)
      for (let dx = -radius; dx <= radius; dx++)
        if (dx * dx + dy * dy <= radius * radius + radius * 0.4) this.set(x + dx, y + dy, colour);
  }

  line(x0: number, y0: number, x1: number, y1: number, colour: string): void {
    const steps = Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0), 1);
    for (let i = 0; i <= steps; i++)
      this.set(x0 + ((x1 - x0) * i) / steps, y0 + ((y1 - y0) * i) / steps, colour);
  }

  /** Repaints every pixel of a region; the function is given what is there. */
  map(
    paint: (colour: string, x: number, y: number) => string,
    region: [x: number, y: number, width: number, height: number] = [0, 0, this.width, this.height],
  ): void {
    const [left, top, width, height] = region;
    for (let y = top; y < top + height; y++)
      for (let x = left; x < left + width; x++) this.set(x, y, paint(this.get(x, y), x, y));
  }

  /** The rows of a motif, one character a pixel; characters without a colour are left alone. */
  stamp(rows: readonly string[], colours: Record<string, string>, x: number, y: number): void {
    rows.forEach((row, dy) => {
      [...row].forEach((mark, dx) => {
        const colour = colours[mark];
        if (colour) this.set(x + dx, y + dy, colour);
      });
    });
  }

  bitmap(): Bitmap {
    return {
      width: this.width,
      height: this.height,
      pixels: this.#pixels,
      palette: this.#palette,
    };
  }

  #colour(colour: string): number {
    const known = this.#index.get(colour);
    if (known !== undefined) return known;
    if (this.#palette.length === 256) throw new Error('more than 256 colours in one picture');
    this.#index.set(colour, this.#palette.length);
    this.#palette.push(colour);
    return this.#palette.length - 1;
  }
}

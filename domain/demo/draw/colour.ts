function channels(colour: string): [number, number, number] {
  const value = Number.parseInt(colour.slice(1, 7), 16);
  return [value >>> 16, (value >>> 8) & 255, value & 255];
}

function hex(parts: number[]): string {
  return `#${parts
    .map((part) =>
      Math.max(0, Math.min(255, Math.round(part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** From `a` (0) to `b` (1), in sixteenths, so that a picture keeps a small palette. */
export function mix(a: string, b: string, share: number): string {
  const step = Math.round(share * 16) / 16;
  const from = channels(a);
  const to = channels(b);
  return hex(from.map((part, i) => part + (to[i]! - part) * step));
}

/** Each channel times its factor. */
export function tint(colour: string, red: number, green: number, blue: number): string {
  const [r, g, b] = channels(colour);
  return hex([r * red, g * green, b * blue]);
}

/** Perceived lightness, 0 to 1. */
export function luma(colour: string): number {
  const [r, g, b] = channels(colour);
  return (r * 0.299 + g * 0.587 + b * 0.114) / 255;
}

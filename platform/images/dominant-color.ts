import type { Sharp } from 'sharp';

/** Sides of the reduced picture; enough for one colour. */
const SIDE = 64;

/**
 * The colour a picture is remembered by, 0xRRGGBB: the mean of the fullest cell of a 16 x 16 x 16
 * colour cube, where saturated cells count more, so that a white ground does not win over a mark on
 * it. Null when nothing is opaque.
 */
export async function dominantColor(image: Sharp): Promise<number | null> {
  const pixels = await image
    .resize(SIDE, SIDE, { fit: 'inside', kernel: 'nearest', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer();
  const cells = new Map<number, { count: number; red: number; green: number; blue: number }>();
  for (let at = 0; at < pixels.length; at += 4) {
    const [red, green, blue, alpha] = pixels.subarray(at, at + 4) as unknown as number[];
    if (alpha! < 128) continue;
    const key = ((red! >> 4) << 8) | ((green! >> 4) << 4) | (blue! >> 4);
    const cell = cells.get(key) ?? { count: 0, red: 0, green: 0, blue: 0 };
    cell.count++;
    cell.red += red!;
    cell.green += green!;
    cell.blue += blue!;
    cells.set(key, cell);
  }
  let best: { weight: number; color: number } | null = null;
  for (const { count, ...sums } of cells.values()) {
    const red = Math.round(sums.red / count);
    const green = Math.round(sums.green / count);
    const blue = Math.round(sums.blue / count);
    const spread = (Math.max(red, green, blue) - Math.min(red, green, blue)) / 255;
    const weight = count * (0.25 + spread);
    if (!best || weight > best.weight) best = { weight, color: (red << 16) | (green << 8) | blue };
  }
  return best?.color ?? null;
}

/**
 * Sixteen rows of sixteen marks: `.` ground, `-` shaded ground, `#` dark, `m` mid, `l` light,
 * `a` accent, `w` glow.
 */
export type Motif = readonly string[];

export const SIZE = 16;

export function full(drawing: string): Motif {
  return drawing.trim().split(/\s+/);
}

/** For motifs that are the same on both sides: only their left half is drawn. */
export function mirrored(drawing: string): Motif {
  return full(drawing).map((row) => row + [...row].reverse().join(''));
}

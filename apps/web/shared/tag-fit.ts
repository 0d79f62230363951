/** One thing of a tag line with the width it takes, in px at 100 % text size. */
export interface TagWidth {
  width: number;
}

export interface Fit {
  /** How many stand in the line, counted from the start. */
  shown: number;
  /** How many are behind "+5". */
  more: number;
}

const GAP = 6;
/** The "+12" tag. */
const MORE = 36;

/**
 * How many of a row's tags fit into a line. Estimated from the letters, not measured, so that server and
 * browser draw the same line and nothing moves after loading.
 */
export function fitTags(tags: readonly TagWidth[], lineWidth: number): Fit {
  let used = 0;
  for (let shown = 0; shown < tags.length; shown += 1) {
    used += tags[shown].width + (shown ? GAP : 0);
    const room = shown === tags.length - 1 ? lineWidth : lineWidth - MORE - GAP;
    if (used > room) return { shown, more: tags.length - shown };
  }
  return { shown: tags.length, more: 0 };
}

/** Width of a 12.5 px text; a generous mean, for what is cut is worse than what is left out. */
export const textWidth = (text: string): number => text.length * 6.9;

type Grid = { count: number; columns?: number; rtl?: boolean };

/** The item an arrow, Home or End key leads to; undefined for other keys. Lists wrap, grids stop. */
export function nextItem(key: string, current: number, grid: Grid): number | undefined {
  const { count, columns = 1, rtl = false } = grid;
  if (count === 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (columns === 1) {
    if (key === 'ArrowDown') return (current + 1) % count;
    if (key === 'ArrowUp') return (current <= 0 ? count : current) - 1;
    return undefined;
  }
  const sideways = rtl ? -1 : 1;
  const steps: Record<string, number> = {
    ArrowDown: columns,
    ArrowUp: -columns,
    ArrowRight: sideways,
    ArrowLeft: -sideways,
  };
  const step = steps[key];
  if (step === undefined) return undefined;
  const next = current < 0 ? 0 : current + step;
  return next >= 0 && next < count ? next : current;
}

/** The next item after `current` whose text starts with the letters typed so far; -1 when none does. */
export function typeAhead(letters: string, texts: readonly string[], current: number): number {
  const wanted = letters.toLocaleLowerCase();
  // One letter again and again walks through the items that start with it.
  const repeated = [...wanted].every((letter) => letter === wanted[0]);
  const search = repeated ? (wanted[0] ?? '') : wanted;
  const from = repeated ? current + 1 : Math.max(current, 0);
  for (let step = 0; step < texts.length; step += 1) {
    const index = (from + step) % texts.length;
    if (texts[index]?.trim().toLocaleLowerCase().startsWith(search)) return index;
  }
  return -1;
}

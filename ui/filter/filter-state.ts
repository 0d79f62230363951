export type FilterState = 'clear' | 'included' | 'excluded';
export type FilterAction = 'toggle' | 'exclude';

/**
 * The state after a click or Space (`toggle`) or after the Exclude button, X or Delete (`exclude`). Either
 * takes back what it did; a toggle on an excluded row clears it. Rows that cannot exclude ignore it.
 */
export function nextFilterState(
  state: FilterState,
  action: FilterAction,
  excludable: boolean,
): FilterState {
  if (action === 'toggle') return state === 'clear' ? 'included' : 'clear';
  if (!excludable) return state;
  return state === 'excluded' ? 'clear' : 'excluded';
}

/** The action of a key on a row, if it has one; Space is the checkbox's own. */
export function filterKey(key: string): FilterAction | undefined {
  return key === 'x' || key === 'X' || key === 'Delete' ? 'exclude' : undefined;
}

export type CountState = 'hidden' | 'near' | 'over';

/** Whether a field shows its count: from 80 % of the limit, and in red past it. */
export function countState(used: number, limit: number): CountState {
  if (used > limit) return 'over';
  return used >= limit * 0.8 ? 'near' : 'hidden';
}

import { loadingBarDuration, loadingBarThrottle } from '../timing.ts';

/** How much of the bar is filled this long after it appeared: it slows down and never arrives. */
export function barProgress(elapsed: number): number {
  return (2 / Math.PI) * Math.atan((elapsed / loadingBarDuration) * 2);
}

/** Whether a change of page that takes this long shows the bar at all. */
export const showsBar = (elapsed: number): boolean => elapsed >= loadingBarThrottle;

import { progress } from '#platform/progress/progress.ts';

/** A bar on standard error: what a script reads is on standard output. */
export function bar(title: string): (share: number) => void {
  return progress(title, process.stderr);
}

const UNITS = ['bytes', 'KiB', 'MiB', 'GiB', 'TiB'];

/** `1.5 GiB`. */
export function size(bytes: number): string {
  const step = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), UNITS.length - 1);
  const number = bytes / 1024 ** step;
  return `${step === 0 ? number : number.toFixed(1)} ${UNITS[step]}`;
}

/** `1 project`, `2 projects`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

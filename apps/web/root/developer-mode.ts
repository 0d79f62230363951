import { useT } from '../messages/messages.tsx';
import { saveFlag } from '../preferences/display.ts';
import { useRoot } from './root.tsx';
import { notify } from './toasts.ts';

/** So many clicks on the mark toggle developer mode (spec 4). */
export const CLICKS = 5;
/** Clicks further apart than this do not belong together, ms. */
const PAUSE = 4000;

/** Counts clicks; answers true at every fifth of a row. */
export function createClickCounter(now: () => number = Date.now) {
  let count = 0;
  let last = Number.NEGATIVE_INFINITY;
  return (): boolean => {
    const at = now();
    count = at - last > PAUSE ? 1 : count + 1;
    last = at;
    if (count < CLICKS) return false;
    count = 0;
    return true;
  };
}

const clicked = createClickCounter();

/** For the mark in header and footer: the fifth click turns developer mode on or off. */
export function useMarkClicks(): () => void {
  const t = useT();
  const { flags } = useRoot();
  return () => {
    if (!clicked()) return;
    const on = !flags.developerMode;
    saveFlag(flags, 'developerMode', on);
    notify({
      type: 'success',
      title: t(on ? 'shell.developerOn' : 'shell.developerOff'),
      text: t(on ? 'shell.developerOnText' : 'shell.developerOffText'),
    });
  };
}

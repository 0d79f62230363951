import { type KeyboardEvent, useRef } from 'react';
import { nextItem, typeAhead } from './move.ts';

/** Letters typed within this time belong together, ms. */
const typingPause = 500;

/** Arrow keys, Home, End and type-ahead among the items inside an element. */
export function useMenuKeys(selector: string, columns = 1) {
  const typed = useRef({ letters: '', at: 0 });
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
    const current = items.indexOf(document.activeElement as HTMLElement);
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    let next = nextItem(event.key, current, { count: items.length, columns, rtl });
    const isLetter = event.key.length === 1 && event.key !== ' ';
    const isTyping = event.target instanceof HTMLInputElement;
    if (next === undefined && isLetter && !isTyping) {
      const fresh = event.timeStamp - typed.current.at > typingPause;
      const letters = (fresh ? '' : typed.current.letters) + event.key;
      typed.current = { letters, at: event.timeStamp };
      const texts = items.map((item) => item.textContent ?? '');
      next = typeAhead(letters, texts, current);
    }
    if (next === undefined || next < 0) return;
    event.preventDefault();
    items[next]?.focus();
  };
}

import { useEffect, useRef } from 'react';

/** Two boxes that scroll in proportion to each other. */
export function useScrollTogether(active: boolean) {
  const first = useRef<HTMLDivElement>(null);
  const second = useRef<HTMLElement>(null);

  useEffect(() => {
    const [a, b] = [first.current, second.current];
    if (!active || !a || !b) return;
    let leader: Element | null = null;
    let timer: ReturnType<typeof setTimeout>;
    const follow = (from: Element, to: Element) => () => {
      // What follows scrolls too, and must not lead back.
      if (leader && leader !== from) return;
      leader = from;
      clearTimeout(timer);
      timer = setTimeout(() => {
        leader = null;
      }, 100);
      const room = from.scrollHeight - from.clientHeight;
      if (room > 0) to.scrollTop = (from.scrollTop / room) * (to.scrollHeight - to.clientHeight);
    };
    const [ab, ba] = [follow(a, b), follow(b, a)];
    a.addEventListener('scroll', ab, { passive: true });
    b.addEventListener('scroll', ba, { passive: true });
    return () => {
      clearTimeout(timer);
      a.removeEventListener('scroll', ab);
      b.removeEventListener('scroll', ba);
    };
  }, [active]);

  return { first, second };
}

import { type Placement, place } from './place.ts';

type AttachOptions = { placement: Placement; distance: number; matchWidth?: boolean };

/** Keeps a float at its anchor while the window scrolls or changes size; returns how to stop. */
export function attach(anchor: Element, float: HTMLElement, options: AttachOptions): () => void {
  function move() {
    const box = anchor.getBoundingClientRect();
    if (options.matchWidth) float.style.minInlineSize = `${box.width}px`;
    const size = { width: float.offsetWidth, height: float.offsetHeight };
    const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const rtl = getComputedStyle(anchor).direction === 'rtl';
    const spot = place(box, size, view, { ...options, rtl });
    float.style.left = `${Math.round(spot.x)}px`;
    float.style.top = `${Math.round(spot.y)}px`;
    float.style.setProperty('--tip', `${Math.round(spot.tip)}px`);
    float.dataset.side = spot.side;
  }
  move();
  const watcher = new ResizeObserver(move);
  watcher.observe(float);
  window.addEventListener('scroll', move, { capture: true, passive: true });
  window.addEventListener('resize', move);
  return () => {
    watcher.disconnect();
    window.removeEventListener('scroll', move, { capture: true });
    window.removeEventListener('resize', move);
  };
}

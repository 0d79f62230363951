import { tooltipHideDelay, tooltipShowDelay } from '../timing.ts';

type Tip = { anchor: HTMLElement; text: string };

function anchorOf(target: EventTarget | null): HTMLElement | undefined {
  const anchor = target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null;
  return anchor?.dataset.tip ? anchor : undefined;
}

/** Reports the tooltip that should be visible, or undefined; returns how to stop. */
export function watchTips(report: (tip: Tip | undefined) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current: HTMLElement | undefined;

  function show(anchor: HTMLElement, delay: number) {
    clearTimeout(timer);
    if (anchor === current) return;
    hide();
    timer = setTimeout(() => {
      if (!anchor.isConnected || anchor.getAttribute('aria-expanded') === 'true') return;
      current = anchor;
      report({ anchor, text: anchor.dataset.tip ?? '' });
    }, delay);
  }

  function hide() {
    clearTimeout(timer);
    if (!current) return;
    current = undefined;
    if (tooltipHideDelay === 0) report(undefined);
    else timer = setTimeout(report, tooltipHideDelay, undefined);
  }

  const over = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return;
    const anchor = anchorOf(event.target);
    if (anchor) show(anchor, tooltipShowDelay);
    else hide();
  };
  const focus = (event: FocusEvent) => {
    const anchor = anchorOf(event.target);
    if (anchor?.matches(':focus-visible')) show(anchor, 0);
    else hide();
  };
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Escape') hide();
  };
  const stop = new AbortController();
  const options = { signal: stop.signal };
  document.addEventListener('pointerover', over, options);
  document.addEventListener('focusin', focus, options);
  document.addEventListener('focusout', hide, options);
  document.addEventListener('pointerdown', hide, options);
  document.addEventListener('keydown', key, options);
  document.addEventListener('mouseleave', hide, options);
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}

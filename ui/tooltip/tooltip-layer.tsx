import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { attach } from '../float/attach.ts';
import { usePresence } from '../float/use-presence.ts';
import styles from './tooltip.module.css';
import { watchTips } from './watch-tips.ts';

/**
 * The page's one tooltip; mount it once. Any element with `data-tip="words"` gets it after 200 ms of
 * hovering or on focus, above it where there is room.
 */
export function TooltipLayer() {
  const bubble = useRef<HTMLDivElement>(null);
  const [tip, setTip] = useState<{ anchor: HTMLElement; text: string }>();
  const [shown, setShown] = useState('');
  const present = usePresence(tip !== undefined);
  if (tip && tip.text !== shown) setShown(tip.text);

  useEffect(() => watchTips(setTip), []);

  useLayoutEffect(() => {
    const float = bubble.current;
    if (!float) return;
    if (!tip) return float.hidePopover();
    float.showPopover();
    const stop = attach(tip.anchor, float, { placement: 'top', distance: 8 });
    const described = tip.anchor.getAttribute('aria-describedby');
    // A name that is repeated as a description would be read twice.
    if (tip.anchor.getAttribute('aria-label') !== tip.text) {
      tip.anchor.setAttribute('aria-describedby', [described, float.id].filter(Boolean).join(' '));
    }
    return () => {
      stop();
      if (described) tip.anchor.setAttribute('aria-describedby', described);
      else tip.anchor.removeAttribute('aria-describedby');
    };
  }, [tip]);

  if (!present) return null;
  return (
    <div ref={bubble} id="tooltip" role="tooltip" popover="manual" className={styles.tooltip}>
      {shown}
    </div>
  );
}

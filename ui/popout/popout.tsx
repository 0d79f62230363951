import {
  type ButtonHTMLAttributes,
  cloneElement,
  type HTMLAttributes,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { classNames } from '../class-names.ts';
import { attach } from '../float/attach.ts';
import styles from '../float/float.module.css';
import type { Placement } from '../float/place.ts';
import { usePresence } from '../float/use-presence.ts';
import { dropdownHideDelay, popoutDistance } from '../timing.ts';

type TriggerProps = ButtonHTMLAttributes<HTMLButtonElement> & { ref?: Ref<HTMLButtonElement> };

export type PopoutProps = {
  /** A Button, IconButton or `<button>`; it gets the popout's wiring. */
  trigger: ReactElement<TriggerProps>;
  children: ReactNode | ((close: () => void) => ReactNode);
  placement?: Placement;
  /** Gap to the trigger, px. */
  distance?: number;
  /** Also opens under the pointer and closes 400 ms after it left. */
  hover?: boolean;
  /** Renders the content on the server, so that it opens before scripts run. */
  eager?: boolean;
  /** Opens as soon as it is there: it was asked for before its code had come. */
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** What `aria-haspopup` says. */
  popup?: 'menu' | 'dialog' | 'listbox';
} & Omit<HTMLAttributes<HTMLDivElement>, 'children'>;

/** Content that floats at its trigger: closes on Escape and outside clicks, returns the focus. */
export function Popout(props: PopoutProps) {
  const { trigger, children, placement = 'bottom-end', distance = popoutDistance } = props;
  const {
    hover,
    eager,
    defaultOpen,
    onOpenChange,
    popup = 'dialog',
    className,
    ...rest
  } = omitOwn(props);
  const id = useId();
  const anchor = useRef<HTMLButtonElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState(false);
  const present = usePresence(open, eager);

  function change(next: boolean) {
    clearTimeout(leaving.current);
    if (next === open) return;
    setOpen(next);
    onOpenChange?.(next);
  }

  useLayoutEffect(() => {
    const float = surface.current;
    if (!float) return;
    if (!open) {
      if (float.matches(':popover-open')) float.hidePopover();
      return;
    }
    if (!float.matches(':popover-open')) float.showPopover();
    return attach(anchor.current as Element, float, { placement, distance });
  }, [open, placement, distance]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it appears
  useEffect(() => {
    // Opened by the browser before the page had its scripts.
    if (surface.current?.matches(':popover-open')) setOpen(true);
    if (defaultOpen) {
      // Where the focus returns to when it closes.
      anchor.current?.focus();
      change(true);
    }
    return () => clearTimeout(leaving.current);
  }, []);

  const hovering = hover && {
    onPointerEnter: () => change(true),
    onPointerLeave: () => {
      leaving.current = setTimeout(() => change(false), dropdownHideDelay);
    },
  };
  const button = cloneElement(trigger, {
    ...hovering,
    ref: anchor,
    popoverTarget: id,
    'aria-haspopup': popup,
    'aria-expanded': open,
    'aria-controls': present ? id : undefined,
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      // The browser would toggle it as well.
      event.preventDefault();
      trigger.props.onClick?.(event);
      change(!open);
    },
  });
  return (
    <>
      {button}
      {present && (
        <div
          {...rest}
          {...hovering}
          ref={surface}
          id={id}
          popover="auto"
          className={classNames(styles.float, className)}
          onToggle={(event) => change(event.newState === 'open')}
        >
          {typeof children === 'function' ? children(() => change(false)) : children}
        </div>
      )}
    </>
  );
}

function omitOwn(props: PopoutProps) {
  const { trigger, children, placement, distance, ...rest } = props;
  return rest;
}

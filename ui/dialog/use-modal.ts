import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { topDialog } from './open-dialogs.ts';

type ModalOptions = { open: boolean; onClose: () => void; guarded?: boolean };

/** Opens and closes a `<dialog>` as a modal; Escape and the scrim ask to close. */
export function useModal(options: ModalOptions): RefObject<HTMLDialogElement | null> {
  const { open } = options;
  const dialog = useRef<HTMLDialogElement>(null);
  const latest = useRef(options);

  useLayoutEffect(() => {
    latest.current = options;
  });

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    if (element.open) element.close();
    element.showModal();
    // The browser takes the first control, which is the one that closes it.
    element.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    topDialog.add(element);
    return () => {
      topDialog.remove(element);
      element.close();
    };
  }, [open]);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const stop = new AbortController();
    const { signal } = stop;
    let pressedScrim = false;
    const cancel = (event: Event) => {
      if (event.target !== element) return;
      event.preventDefault();
      latest.current.onClose();
    };
    // The browser closes it by force when Escape is pressed twice.
    const closed = () => {
      if (latest.current.open && !element.open) latest.current.onClose();
    };
    // A text selection that ends on the scrim must not close the dialog, so both ends are looked at.
    const press = (event: Event) => {
      pressedScrim = event.target === element;
    };
    const click = (event: Event) => {
      const onScrim = pressedScrim && event.target === element;
      if (onScrim && !latest.current.guarded) latest.current.onClose();
    };
    element.addEventListener('cancel', cancel, { signal });
    element.addEventListener('close', closed, { signal });
    element.addEventListener('pointerdown', press, { signal });
    element.addEventListener('click', click, { signal });
    return () => stop.abort();
  }, []);

  return dialog;
}

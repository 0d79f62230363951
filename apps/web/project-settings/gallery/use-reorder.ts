import { type DragEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';

/** The list with one item moved to another place. */
export function moveItem<T>(items: readonly T[], from: number, to: number): T[] {
  const next = [...items];
  const [item] = next.splice(from, 1);
  next.splice(to, 0, item);
  return next;
}

interface ReorderOptions<T> {
  items: readonly T[];
  onDrop: (items: T[]) => void;
  /** Told to readers: lifted, moved, dropped, put back. */
  announce: (what: 'lifted' | 'moved' | 'dropped' | 'back', place: number) => void;
}

/**
 * Ordering by a handle: dragging, or Space to lift, arrows to move, Space to drop and Escape to put
 * back. While it is lifted the order on the page is the new one.
 */
export function useReorder<T>({ items, onDrop, announce }: ReorderOptions<T>) {
  const [lifted, setLifted] = useState<{ from: number; to: number; byKey: boolean }>();
  const moving = useRef(false);
  const shown = lifted ? moveItem(items, lifted.from, lifted.to) : items;

  // Moving its element takes the focus from a handle: it is given back, and the loss is no leaving.
  useLayoutEffect(() => {
    if (!moving.current) return;
    moving.current = false;
    if (lifted?.byKey) {
      document.querySelector<HTMLElement>(`[data-place="${lifted.to}"]`)?.focus();
    }
  }, [lifted]);

  function drop() {
    if (lifted && lifted.from !== lifted.to) onDrop(moveItem(items, lifted.from, lifted.to));
    setLifted(undefined);
  }

  function move(to: number) {
    if (!lifted || to < 0 || to >= items.length || to === lifted.to) return;
    moving.current = true;
    setLifted({ ...lifted, to });
    announce('moved', to + 1);
  }

  const isLifted = (index: number) => lifted?.to === index;

  const handle = (index: number) => ({
    draggable: true,
    'aria-pressed': isLifted(index),
    'data-place': index,
    onKeyDown(event: KeyboardEvent) {
      const steps: Record<string, number> = {
        ArrowRight: index + 1,
        ArrowDown: index + 1,
        ArrowLeft: index - 1,
        ArrowUp: index - 1,
        Home: 0,
        End: items.length - 1,
      };
      if (event.key === ' ' || event.key === 'Enter') {
        event.preventDefault();
        if (!lifted) {
          setLifted({ from: index, to: index, byKey: true });
          announce('lifted', index + 1);
        } else {
          announce('dropped', lifted.to + 1);
          drop();
        }
      } else if (event.key === 'Escape' && lifted) {
        event.preventDefault();
        setLifted(undefined);
        announce('back', lifted.from + 1);
      } else if (lifted && event.key in steps) {
        event.preventDefault();
        move(steps[event.key]);
      }
    },
    onBlur() {
      if (lifted?.byKey && !moving.current) setLifted(undefined);
    },
    onDragStart(event: DragEvent) {
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', String(index));
      const card = (event.currentTarget as Element).closest('li');
      if (card) event.dataTransfer.setDragImage(card, 20, 20);
      setLifted({ from: index, to: index, byKey: false });
    },
    onDragEnd: drop,
  });

  const card = (index: number) => ({
    onDragOver(event: DragEvent) {
      if (!lifted || lifted.byKey) return;
      event.preventDefault();
      move(index);
    },
  });

  return { shown, isLifted, handle, card };
}

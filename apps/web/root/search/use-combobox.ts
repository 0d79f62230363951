import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from '../../router/hooks.tsx';
import { keepSearch } from './recent-searches.ts';
import type { Targets } from './search-panel.tsx';

const NO_TARGETS: Targets = { rows: [] };

/** The search field and the rows below it as one combobox: arrows walk, Enter opens, Escape closes. */
export function useCombobox({ onDone }: { onDone?: () => void } = {}) {
  const navigate = useNavigate();
  const id = useId();
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [current, setCurrent] = useState(-1);
  const [targets, setTargets] = useState(NO_TARGETS);
  const listed = open && targets.rows.length > 0;

  function close() {
    setOpen(false);
    setCurrent(-1);
    setTargets(NO_TARGETS);
  }

  function choose() {
    keepSearch(text);
    close();
    onDone?.();
  }

  function submit() {
    const row = targets.rows[current];
    const words = text.trim();
    if (!row && !words) return;
    choose();
    navigate(row ?? targets.all ?? `/mods?q=${encodeURIComponent(words)}`);
  }

  function move(step: 1 | -1) {
    if (!open) return setOpen(true);
    // One more place than rows: back in the field itself.
    const places = targets.rows.length + 1;
    setCurrent(((current + 1 + step + places) % places) - 1);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    if (key === 'Escape' && !open && !text) return;
    if (!['ArrowDown', 'ArrowUp', 'Enter', 'Escape'].includes(key)) return;
    event.preventDefault();
    if (key === 'ArrowDown') move(1);
    else if (key === 'ArrowUp') move(-1);
    else if (key === 'Enter') submit();
    else if (open) close();
    else setText('');
  }

  return {
    open,
    show: () => setOpen(true),
    close,
    submit,
    input: {
      value: text,
      role: 'combobox',
      autoComplete: 'off',
      spellCheck: false,
      'aria-autocomplete': 'list' as const,
      'aria-expanded': listed,
      'aria-controls': listed ? id : undefined,
      'aria-activedescendant': listed && current >= 0 ? `${id}-${current}` : undefined,
      onKeyDown,
      onChange: (event: { currentTarget: HTMLInputElement }) => {
        setText(event.currentTarget.value);
        setCurrent(-1);
        setOpen(true);
      },
    },
    panel: {
      id,
      text,
      current,
      onCurrent: setCurrent,
      onChoose: choose,
      onMeant: setText,
      onTargets: setTargets,
    },
  };
}

import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useT } from '../../messages/messages.tsx';
import { emptyGroups, suggestionGroups } from './panel-rows.ts';
import { forgetSearch, keepSearch, recentSearches } from './recent-searches.ts';
import { useSuggestions } from './use-suggestions.ts';

/** The search field and its rows as one combobox: arrows walk, Enter opens, Escape closes. */
export function useCombobox({ onDone }: { onDone?: () => void } = {}) {
  const t = useT();
  const navigate = useNavigate();
  const id = useId();
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [current, setCurrent] = useState(-1);
  const [recent, setRecent] = useState<string[]>([]);
  const state = useSuggestions(open ? text : '');
  const groups = useMemo(
    () =>
      text.trim()
        ? state.answer
          ? suggestionGroups(state.answer, t)
          : []
        : emptyGroups(recent, t),
    [text, state.answer, recent, t],
  );
  const rows = groups.flatMap((group) => group.rows);

  function show() {
    setRecent(recentSearches());
    setOpen(true);
  }

  function close() {
    setOpen(false);
    setCurrent(-1);
  }

  function choose() {
    keepSearch(text);
    close();
    onDone?.();
  }

  function submit() {
    const row = rows[current];
    const all = state.answer && state.text === text.trim() ? state.answer.href : undefined;
    const target = row?.href ?? all ?? `/mods?q=${encodeURIComponent(text.trim())}`;
    if (!row && !text.trim()) return;
    choose();
    navigate(target);
  }

  function move(step: 1 | -1) {
    if (!open) return show();
    // One more place than rows: back in the field itself.
    const places = rows.length + 1;
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

  const listed = open && (groups.length > 0 || state.answer !== undefined || !!state.failed);
  return {
    text,
    open,
    listed,
    show,
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
      'aria-activedescendant': current >= 0 ? `${id}-${current}` : undefined,
      onKeyDown,
      onChange: (event: { currentTarget: HTMLInputElement }) => {
        setText(event.currentTarget.value);
        setCurrent(-1);
        show();
      },
    },
    panel: {
      id,
      text,
      state,
      groups,
      current,
      onCurrent: setCurrent,
      onChoose: choose,
      onMeant: setText,
      onForget: (forgotten: string) => {
        forgetSearch(forgotten);
        setRecent(recentSearches());
      },
    },
    /** For readers: how much was found. */
    news:
      open && state.answer && text.trim()
        ? t('shell.search.found', { count: state.answer.total })
        : '',
  };
}

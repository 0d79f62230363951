import { useEffect, useMemo, useRef, useState } from 'react';
import { useLoadFailed } from '../navigation/failed-load.ts';
import { saveDisplayMode } from '../preferences/display.ts';
import type { DisplayMode } from '../preferences/preferences.ts';
import { useRoot } from '../root/root.tsx';
import { useLocation, useNavigate, useNextLocation } from '../router/hooks.tsx';
import type { GroupValues } from './filter-groups.ts';
import { nearestSize, parseSearch, type SearchState, searchPath } from './filters.ts';
import type { SearchData } from './load.ts';

/** Milliseconds after the last key until a typed text is looked for. */
const TYPING_PAUSE = 150;
/** Milliseconds until what is awaited is drawn. */
const SKELETON_DELAY = 200;

export interface Search {
  data: SearchData;
  /** What is asked for: ahead of `data` while results are on their way. */
  state: SearchState;
  /** What each group's filters may be. */
  groups: readonly GroupValues[];
  loading: boolean;
  /** Loading takes long enough to be shown. */
  slow: boolean;
  /** They did not come; `data` is of an earlier search. */
  failed: boolean;
  retry(): void;
  /** The address of a state. */
  href(state: SearchState, mode?: DisplayMode): string;
  /** Goes there, in place of the address as it is; the page stays where it is scrolled to. */
  go(state: SearchState): void;
  text: string;
  /** Takes what is typed and looks for it when typing pauses. */
  type(text: string): void;
  /** Looks for what is typed at once. */
  submit(): void;
  /** Empties the box and drops the text. */
  clear(): void;
  /** Opens another page of the same results, from its top. */
  turnTo(page: number): void;
  /** Shows results as a list, a grid or pictures, and keeps that for the type. */
  show(mode: DisplayMode): void;
}

/** The search of a page: its state in the address, one step ahead of its results. */
export function useSearch(data: SearchData): Search {
  const navigate = useNavigate();
  const location = useLocation();
  const failed = useLoadFailed();
  const leadsHere = useNextLocation()?.pathname === location.pathname;
  const { kind, mode } = data;
  const { preferences } = useRoot();
  const groups = useMemo(() => knownValues(data), [data]);
  // The router tells of a navigation only after a moment; a box must be ticked at once.
  const [ahead, setAhead] = useState<{ state: SearchState; of: SearchData }>();
  const isAhead = ahead?.of === data;
  const loading = leadsHere || (isAhead && !failed);
  const state = isAhead
    ? ahead.state
    : failed
      ? parseSearch(new URLSearchParams(location.search), groups, mode)
      : data.state;

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const [text, setText] = useState(state.text);
  const asked = useRef(state.text);
  useEffect(() => {
    // Another text by other ways than typing: back, a link, a filter cleared.
    if (state.text === asked.current) return;
    asked.current = state.text;
    setText(state.text);
  }, [state.text]);

  const href = (next: SearchState, as: DisplayMode = mode) => searchPath(kind, next, as);
  const visit = (next: SearchState) => {
    clearTimeout(timer.current);
    if (href(next) !== href(state)) {
      setAhead({ state: next, of: data });
      navigate(href(next), { replace: true, keepScroll: true });
    }
  };
  const ask = (typed: string) => {
    asked.current = typed.trim();
    visit({ ...state, text: asked.current, page: 1 });
  };
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });

  return {
    data,
    state,
    groups,
    loading,
    slow: useLate(loading, SKELETON_DELAY),
    failed,
    retry: () => navigate(href(state), { replace: true, keepScroll: true }),
    href,
    go: (next) => {
      // What was typed but not yet looked for goes along, unless the text itself was changed.
      const pending = asked.current !== text.trim() && next.text === state.text;
      if (pending) asked.current = text.trim();
      visit(pending ? { ...next, text: asked.current } : next);
    },
    text,
    type: (typed) => {
      setText(typed);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => latest.current(typed), TYPING_PAUSE);
    },
    submit: () => ask(text),
    clear: () => {
      setText('');
      ask('');
    },
    turnTo: (page) => navigate(href({ ...data.state, page })),
    show: (next) => {
      saveDisplayMode(preferences, kind, next);
      const inMode = { ...state, size: nearestSize(next, state.size), page: 1 };
      navigate(href(inMode, next), { replace: true, keepScroll: true });
    },
  };
}

function knownValues({ groups }: SearchData): GroupValues[] {
  return [
    ...groups.map(({ id, options }) => ({ id, values: options.map((one) => one.value) })),
    { id: 'project', values: [] },
  ];
}

/** True once something has been going on for some milliseconds. */
function useLate(going: boolean, after: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!going) return;
    const waiting = setTimeout(() => setLate(true), after);
    return () => {
      clearTimeout(waiting);
      setLate(false);
    };
  }, [going, after]);
  return going && late;
}

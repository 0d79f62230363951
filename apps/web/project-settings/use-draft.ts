import { useEffect, useRef, useState } from 'react';
import { useBlocker, useRevalidate } from '../router/hooks.tsx';
import { ApiError } from '../shared/call-api.ts';
import { useKept } from '../shared/use-kept.ts';

export type Errors = Partial<Record<string, string>>;

interface DraftOptions<V extends object> {
  /** Names what is kept in this tab until it is saved. */
  keep: string;
  /** As it is saved; fields are named as the API names them. */
  saved: V;
  /** What is wrong, by field, in the reader's words. */
  check?: (values: V) => Errors;
  /** Saves the changed fields. @throws ApiError */
  send: (changes: Partial<V>) => Promise<void>;
  /** Reads again what is saved now, to notice somebody else's changes. */
  reread?: () => Promise<V>;
  /** The API's name of a field where the form has another one. */
  fieldNames?: Record<string, string>;
}

/** The changes of one page of settings: kept, checked, saved together, or discarded. */
export function useDraft<V extends object>(options: DraftOptions<V>) {
  const { saved, check, fieldNames = {} } = options;
  const revalidate = useRevalidate();
  const [edits, setEdits] = useKept<Partial<V>>(options.keep, {});
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<Errors>({});
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [theirs, setTheirs] = useState<Partial<V>>();
  const saving = useRef(false);

  const values = { ...saved, ...edits };
  const changed = (Object.keys(edits) as (keyof V & string)[]).filter(
    (name) => !same(edits[name], saved[name]),
  );
  const problems = check?.(values) ?? {};
  const errors: Errors = { ...refused };
  for (const [name, text] of Object.entries(problems)) {
    if (touched.has(name)) errors[name] = text;
  }

  const blocker = useBlocker(
    ({ from, to }) => changed.length > 0 && !saving.current && from.pathname !== to.pathname,
  );
  const isChanged = changed.length > 0;
  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isChanged]);

  function change(changes: Partial<V>) {
    setEdits((before) => ({ ...before, ...changes }));
    setRefused((before) => without(before, Object.keys(changes)));
    setFailure(undefined);
  }

  function touch(name: string) {
    setTouched((before) => (before.has(name) ? before : new Set(before).add(name)));
  }

  function refuse(next: Errors, text?: string) {
    setRefused(next);
    setFailure(text);
    const [first] = Object.keys(next);
    if (first) requestAnimationFrame(() => document.getElementById(fieldId(first))?.focus());
  }

  /** Saves; `anyway` also over what somebody else saved meanwhile. */
  async function save(anyway = false) {
    if (saving.current || changed.length === 0) return;
    const wrong = Object.entries(problems).filter(([, text]) => text);
    if (wrong.length > 0) {
      setTouched(new Set([...touched, ...wrong.map(([name]) => name)]));
      return refuse(Object.fromEntries(wrong));
    }
    saving.current = true;
    setBusy(true);
    try {
      const now = anyway ? undefined : await options.reread?.();
      const conflicts = now ? changed.filter((name) => !same(now[name], saved[name])) : [];
      if (now && conflicts.length > 0) {
        setTheirs(pick(now, conflicts));
        return;
      }
      const sent = pick(values, changed);
      await options.send(sent);
      await revalidate();
      setTheirs(undefined);
      setTouched(new Set());
      setRefused({});
      setFailure(undefined);
      // What was typed while it was saving stays a change.
      setEdits((before) => {
        const left = Object.entries(before).filter(
          ([name, value]) => !(name in sent && same(value, sent[name as keyof V])),
        );
        return Object.fromEntries(left) as Partial<V>;
      });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const [top] = (error.field ?? '').split('.');
      const name = fieldNames[top] ?? top;
      const text = withoutField(error.message, error.field);
      refuse(name in values ? { [name]: text } : {}, text);
    } finally {
      saving.current = false;
      setBusy(false);
    }
  }

  function discard() {
    setEdits({});
    setTouched(new Set());
    setRefused({});
    setFailure(undefined);
    setTheirs(undefined);
  }

  return {
    values,
    changed,
    errors,
    failure,
    busy,
    theirs,
    blocker,
    change,
    touch,
    save,
    discard,
    /** Stops asking about somebody else's changes. */
    look: () => setTheirs(undefined),
  };
}

export type Draft<V extends object> = ReturnType<typeof useDraft<V>>;

/** The id of a field's control, so that the first wrong one can be focused. */
export const fieldId = (name: string) => `field-${name}`;

export const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

function pick<V extends object>(values: V, names: (keyof V)[]): Partial<V> {
  const picked: Partial<V> = {};
  for (const name of names) picked[name] = values[name];
  return picked;
}

function without(errors: Errors, names: string[]): Errors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)));
}

/** The API begins its texts with the field; beside the field that says it twice. */
function withoutField(text: string, field: string | undefined): string {
  return field && text.startsWith(`${field}: `) ? text.slice(field.length + 2) : text;
}

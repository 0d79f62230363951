import { useState } from 'react';
import { goTo } from '../navigation/go-to.ts';
import { ApiError, callApi } from '../shared/call-api.ts';

/** Messages by field; `form` is about the whole. */
export type Problems = Record<string, string>;

interface AccountForm {
  /** Of `/_internal`. */
  path: string;
  method?: 'POST' | 'PATCH';
  /** Fields that show their own messages; others' go above the form. */
  fields: readonly string[];
  /** What can be told without asking; an empty answer lets the form go. */
  check: (values: Record<string, string>) => Problems;
  body: (values: Record<string, string>) => unknown;
  /** Where to go once it worked, or what to do then. */
  next: string | (() => void);
}

/** Sends a form of an account. What was typed stays, whatever the answer. */
export function useAccountForm({ path, method = 'POST', fields, check, body, next }: AccountForm) {
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState(false);
  const [refusals, setRefusals] = useState(0);

  function refuse(found: Problems) {
    setProblems(found);
    setRefusals(refusals + 1);
  }

  async function submit(form: HTMLFormElement) {
    if (busy) return;
    const values = Object.fromEntries(
      [...new FormData(form)].map(([name, value]) => [name, String(value)]),
    );
    const found = check(values);
    if (Object.keys(found).length > 0) return refuse(found);
    setProblems({});
    setBusy(true);
    try {
      await callApi(path, { method, body: body(values) });
      if (typeof next === 'function') {
        setBusy(false);
        next();
        return;
      }
      // Loaded in full: nothing of what a visitor saw is left.
      goTo(next);
    } catch (error) {
      setBusy(false);
      const { field, message } = error as ApiError;
      const place = error instanceof ApiError && field && fields.includes(field) ? field : 'form';
      refuse({ [place]: message });
    }
  }

  return {
    problems,
    busy,
    refusals,
    submit,
    /** Sets or takes away one field's message while typing. */
    tell: (field: string, message: string | undefined) =>
      setProblems(({ [field]: _old, ...rest }) => (message ? { ...rest, [field]: message } : rest)),
  };
}

import type { LicenseData } from './licenses.ts';

/** The licence as the form shows it. */
export interface LicenseForm {
  /** One of the choices, `custom`, or the id that stands for none. */
  choice: string;
  /** Later versions of it are allowed as well. */
  orLater: boolean;
  /** Custom: an SPDX expression, or a plain name. */
  custom: string;
  /** Custom: it is a name, not an SPDX expression. */
  named: boolean;
  url: string;
}

export const CUSTOM = 'custom';
const NAMED = 'LicenseRef-';

/** The form of a stored licence. */
export function toForm(
  id: string,
  url: string | null,
  { choices, unknown }: LicenseData,
): LicenseForm {
  const form = { choice: CUSTOM, orLater: false, custom: '', named: false, url: url ?? '' };
  if (id === unknown || id === '') return { ...form, choice: unknown };
  const match = /^(.*?)(?:-(only|or-later))?$/.exec(id);
  const base = match?.[1] ?? id;
  const known = choices.find((one) => one.id === id || (one.orLater && one.id === base));
  if (known) return { ...form, choice: known.id, orLater: match?.[2] === 'or-later' };
  return id.startsWith(NAMED)
    ? { ...form, custom: id.slice(NAMED.length).replace(/-/g, ' '), named: true }
    : { ...form, custom: id };
}

/** The identifier that the form stands for. */
export function toId(form: LicenseForm, { choices }: LicenseData): string {
  const known = choices.find((one) => one.id === form.choice);
  if (known) return known.orLater ? `${known.id}-${form.orLater ? 'or-later' : 'only'}` : known.id;
  if (form.choice !== CUSTOM) return form.choice;
  const text = form.custom.trim();
  return form.named ? NAMED + text.replace(/[^a-zA-Z0-9.]+/g, '-').replace(/^-+|-+$/g, '') : text;
}

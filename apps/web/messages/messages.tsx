import { type I18n, setupI18n } from '@lingui/core';
import { createContext, type ReactNode, useContext } from 'react';
import type { MessageArea, MessageKey } from './keys.ts';

type Catalogue = Record<string, string>;
const catalogues = import.meta.glob<{ default: Catalogue }>('./*/*.json');

export type Values = Record<string, unknown>;
/** Text of the catalogue in the reader's language; `values` fill its ICU places. */
export type T = (key: MessageKey, values?: Values) => string;

/** The messages of one language, loaded by area as pages need them. */
export class Messages {
  readonly locale: string;
  readonly #i18n: I18n;
  readonly #loaded = new Map<string, Promise<void>>();

  constructor(locale: string) {
    this.locale = locale;
    this.#i18n = setupI18n({ locale, messages: { [locale]: {} } });
  }

  load(areas: readonly MessageArea[]): Promise<unknown> {
    return Promise.all(areas.map((area) => this.#loadArea(area)));
  }

  #loadArea(area: MessageArea): Promise<void> {
    const known = this.#loaded.get(area);
    if (known) return known;
    const loading = catalogues[`./${this.locale}/${area}.json`]().then(({ default: texts }) => {
      this.#i18n.load(this.locale, texts);
    });
    this.#loaded.set(area, loading);
    return loading;
  }

  t: T = (key, values) => this.#i18n._(key, values);
}

const MessagesContext = createContext<Messages | null>(null);

export function MessagesProvider({ value, children }: { value: Messages; children: ReactNode }) {
  return <MessagesContext value={value}>{children}</MessagesContext>;
}

/** The reader's language. */
export function useMessages(): Messages {
  const messages = useContext(MessagesContext);
  if (!messages) throw new Error('useMessages needs a MessagesProvider');
  return messages;
}

export function useT(): T {
  return useMessages().t;
}

import { type I18n, setupI18n } from '@lingui/core';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import type { MessageArea, MessageKey } from './keys.ts';

type Catalogue = Record<string, string>;
/** On the server the messages themselves, in the browser the address of their file. */
const catalogues = import.meta.glob<Catalogue | string>('./*/*.json', {
  eager: true,
  import: 'default',
});

export type Values = Record<string, unknown>;
/** Text of the catalogue in the reader's language; `values` fill its ICU places. */
export type T = (key: MessageKey, values?: Values) => string;

/** The messages of one language, loaded by area as pages need them. */
export class Messages {
  readonly locale: string;
  readonly #i18n: I18n;
  readonly #loading = new Map<string, Promise<void>>();
  readonly #loaded = new Set<MessageArea>();

  constructor(locale: string) {
    this.locale = locale;
    this.#i18n = setupI18n({ locale, messages: { [locale]: {} } });
  }

  load(areas: readonly MessageArea[]): Promise<unknown> {
    return Promise.all(areas.map((area) => this.#loadArea(area)));
  }

  /** Whether an area's texts are there, so that `t` knows them. */
  has(area: MessageArea): boolean {
    return this.#loaded.has(area);
  }

  #loadArea(area: MessageArea): Promise<void> {
    const known = this.#loading.get(area);
    if (known) return known;
    const loading = readCatalogue(catalogues[`./${this.locale}/${area}.json`]).then((texts) => {
      this.#i18n.load(this.locale, texts);
      this.#loaded.add(area);
    });
    this.#loading.set(area, loading);
    return loading;
  }

  t: T = (key, values) => this.#i18n._(key, values);
}

async function readCatalogue(catalogue: Catalogue | string): Promise<Catalogue> {
  if (typeof catalogue !== 'string') return catalogue;
  const response = await fetch(catalogue);
  if (!response.ok) throw new Error(`Messages: ${response.status}`);
  return response.json();
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

/** Loads an area that no route named: for what appears later. False until its texts are there. */
export function useMessageArea(area: MessageArea): boolean {
  const messages = useMessages();
  const [there, setThere] = useState(messages.has(area));
  useEffect(() => {
    if (there) return;
    let waits = true;
    messages.load([area]).then(() => waits && setThere(true));
    return () => {
      waits = false;
    };
  }, [there, messages, area]);
  return there || messages.has(area);
}

export function useT(): T {
  return useMessages().t;
}

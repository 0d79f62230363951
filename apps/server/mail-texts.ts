import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { MailTexts } from '#domain/mail/index.ts';

const CATALOGUES = fileURLToPath(new URL('../web/messages/', import.meta.url));
const DEFAULT_LOCALE = 'en-US';

/** The texts of mails, from the same catalogue as those of pages. */
export function mailTexts(): MailTexts {
  const known = new Map(
    readdirSync(CATALOGUES, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => [name.toLowerCase(), name]),
  );
  const languages = new Map<string, ReturnType<typeof setupI18n>>();

  function languageOf(wished: string | undefined) {
    const locale = known.get(wished?.toLowerCase() ?? '') ?? DEFAULT_LOCALE;
    let language = languages.get(locale);
    if (!language) {
      const texts: Record<string, string> = JSON.parse(
        readFileSync(`${CATALOGUES}${locale}/mail.json`, 'utf8'),
      );
      const messages = Object.fromEntries(
        Object.entries(texts).map(([key, text]) => [key, compileMessage(text)]),
      );
      language = setupI18n({ locale, messages: { [locale]: messages } });
      languages.set(locale, language);
    }
    return language;
  }

  return (locale, key, values) => languageOf(locale)._(key, values);
}

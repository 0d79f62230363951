import { SETTINGS } from './settings.ts';

const BEGIN = '<!-- settings -->';
const END = '<!-- /settings -->';

/** Every setting as a Markdown table, in the order of its declaration. */
export function settingsTable(): string {
  const rows = Object.values(SETTINGS).map(({ variable, default: text, help }) =>
    [`\`${variable}\``, text === '' ? '' : `\`${text}\``, help].join(' | '),
  );
  return ['Variable | Default | What it does', '--- | --- | ---', ...rows]
    .map((row) => `| ${row} |`)
    .join('\n');
}

/**
 * The README with the table between its marks.
 * @throws Error when the marks are not there.
 */
export function withSettingsTable(readme: string): string {
  const begin = readme.indexOf(BEGIN);
  const end = readme.indexOf(END, begin);
  if (begin === -1 || end === -1) throw new Error(`README.md needs ${BEGIN} and ${END}.`);
  return `${readme.slice(0, begin + BEGIN.length)}\n${settingsTable()}\n${readme.slice(end)}`;
}

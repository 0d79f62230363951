/** A text with its selection; positions count UTF-16 units, as the browser does. */
export interface TextState {
  text: string;
  from: number;
  to: number;
}

/** A replacement of one stretch of the text, and what is selected afterwards. */
export interface TextEdit {
  from: number;
  to: number;
  insert: string;
  selectFrom: number;
  selectTo: number;
}

export type Format =
  | 'bold'
  | 'italic'
  | 'strike'
  | 'code'
  | 'heading2'
  | 'heading3'
  | 'list'
  | 'numbered'
  | 'quote';

const MARKS = { bold: '**', italic: '_', strike: '~~', code: '`' } as const;
type Mark = keyof typeof MARKS;

const PREFIXES = {
  heading2: '## ',
  heading3: '### ',
  list: '- ',
  numbered: '1. ',
  quote: '> ',
} as const;
type Prefix = keyof typeof PREFIXES;

const isMark = (format: Format): format is Mark => format in MARKS;

/** Turns a format on or off for the selection. */
export function toggleFormat(state: TextState, format: Format): TextEdit {
  return isMark(format) ? toggleMark(state, MARKS[format]) : togglePrefix(state, format);
}

/** The formats at the selection, for the toolbar. */
export function activeFormats(state: TextState): Set<Format> {
  const active = new Set<Format>();
  for (const name of Object.keys(MARKS) as Mark[]) {
    if (isWrapped(state, MARKS[name])) active.add(name);
  }
  const { text } = state;
  const line = text.slice(lineStart(text, state.from), lineEnd(text, state.from));
  for (const name of Object.keys(PREFIXES) as Prefix[]) {
    if (hasPrefix(line, name)) active.add(name);
  }
  return active;
}

function isWrapped({ text, from, to }: TextState, mark: string): boolean {
  const before = text.slice(Math.max(0, from - mark.length), from);
  const after = text.slice(to, to + mark.length);
  // One star of two is no italic; a third one is.
  return before === mark && after === mark;
}

function toggleMark(state: TextState, mark: string): TextEdit {
  const { text, from, to } = state;
  const chosen = text.slice(from, to);
  if (isWrapped(state, mark)) {
    return {
      from: from - mark.length,
      to: to + mark.length,
      insert: chosen,
      selectFrom: from - mark.length,
      selectTo: to - mark.length,
    };
  }
  const inner = mark.length;
  if (chosen.length > 2 * inner && chosen.startsWith(mark) && chosen.endsWith(mark)) {
    const insert = chosen.slice(inner, -inner);
    return { from, to, insert, selectFrom: from, selectTo: from + insert.length };
  }
  // Marks stand against the words: spaces at the ends stay outside.
  const lead = chosen.length - chosen.trimStart().length;
  const words = chosen.trim();
  const tail = chosen.slice(lead + words.length);
  const insert = chosen.slice(0, lead) + mark + words + mark + tail;
  const selectFrom = from + lead + inner;
  return { from, to, insert, selectFrom, selectTo: selectFrom + words.length };
}

const LIST = /^(\s*)(?:[-*+] (?:\[[ xX]\] )?|(\d+)[.)] )/;

function hasPrefix(line: string, name: Prefix): boolean {
  if (name === 'list') return /^\s*[-*+] /.test(line);
  if (name === 'numbered') return /^\s*\d+[.)] /.test(line);
  return line.startsWith(PREFIXES[name]);
}

/** Removes what makes lines headings, list items or quotes. */
const bare = (line: string, name: Prefix) =>
  name === 'quote'
    ? line.replace(/^> ?/, '')
    : line.replace(/^(\s*)(?:#{1,6} |[-*+] |\d+[.)] )/, '$1');

function togglePrefix({ text, from, to }: TextState, name: Exclude<Format, Mark>): TextEdit {
  const start = lineStart(text, from);
  const end = lineEnd(text, to);
  const lines = text.slice(start, end).split('\n');
  const on = lines.every((line) => hasPrefix(line, name));
  const changed = lines.map((line, index) => {
    if (on) return bare(line, name);
    const prefix = name === 'numbered' ? `${index + 1}. ` : PREFIXES[name];
    return prefix + (name === 'quote' ? line : bare(line, name).trimStart());
  });
  const insert = changed.join('\n');
  if (lines.length > 1) {
    return { from: start, to: end, insert, selectFrom: start, selectTo: start + insert.length };
  }
  const shift = insert.length - (end - start);
  const moved = (at: number) => Math.max(start, Math.min(at + shift, start + insert.length));
  return { from: start, to: end, insert, selectFrom: moved(from), selectTo: moved(to) };
}

/** Enter inside a list or quote: the next item; an empty item ends it. Null where Enter is Enter. */
export function continueList({ text, from, to }: TextState): TextEdit | null {
  if (from !== to) return null;
  const start = lineStart(text, from);
  const line = text.slice(start, from);
  const marker = LIST.exec(line)?.[0] ?? /^> /.exec(line)?.[0];
  if (!marker) return null;
  if (line === marker) {
    return { from: start, to: from, insert: '', selectFrom: start, selectTo: start };
  }
  const next = marker
    .replace(/\d+/, (number) => String(Number(number) + 1))
    .replace(/\[[xX]\]/, '[ ]');
  const insert = `\n${next}`;
  const at = from + insert.length;
  return { from, to, insert, selectFrom: at, selectTo: at };
}

/** Backspace right behind a list marker takes the marker away. */
export function endList({ text, from, to }: TextState): TextEdit | null {
  if (from !== to) return null;
  const start = lineStart(text, from);
  const line = text.slice(start, from);
  if (line === '' || LIST.exec(line)?.[0] !== line) return null;
  return { from: start, to: from, insert: '', selectFrom: start, selectTo: start };
}

/** Tab inside a list: two spaces in or out. Null elsewhere, where Tab leaves the field. */
export function indentList({ text, from, to }: TextState, outwards: boolean): TextEdit | null {
  const start = lineStart(text, from);
  const end = lineEnd(text, to);
  const lines = text.slice(start, end).split('\n');
  if (!LIST.test(lines[0])) return null;
  const changed = lines.map((line) => (outwards ? line.replace(/^ {1,2}/, '') : `  ${line}`));
  const insert = changed.join('\n');
  const first = changed[0].length - lines[0].length;
  const whole = insert.length - (end - start);
  return {
    from: start,
    to: end,
    insert,
    selectFrom: Math.max(start, from + first),
    selectTo: Math.max(start, to + whole),
  };
}

const ADDRESS = /^(?:https?:\/\/|mailto:)\S+$/i;

export const isAddress = (text: string) => ADDRESS.test(text.trim());

/** A link around the selection; the address, or the words while there are none, is selected. */
export function insertLink({ text, from, to }: TextState, address = ''): TextEdit {
  const chosen = text.slice(from, to);
  if (isAddress(chosen) && !address) {
    const insert = `[](${chosen.trim()})`;
    return { from, to, insert, selectFrom: from + 1, selectTo: from + 1 };
  }
  const target = address || 'https://';
  const insert = `[${chosen}](${target})`;
  if (address) {
    const at = from + insert.length;
    return { from, to, insert, selectFrom: at, selectTo: at };
  }
  const selectFrom = from + chosen.length + 3;
  return chosen === ''
    ? { from, to, insert, selectFrom: from + 1, selectTo: from + 1 }
    : { from, to, insert, selectFrom, selectTo: selectFrom + target.length };
}

/** A block on lines of its own, with an empty line before and behind. */
export function insertBlock({ text, from, to }: TextState, block: string): TextEdit {
  const before = text.slice(0, from);
  const after = text.slice(to);
  const lead =
    before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n';
  const tail =
    after === '' || after.startsWith('\n\n') ? '' : after.startsWith('\n') ? '\n' : '\n\n';
  const insert = lead + block + tail;
  const at = from + lead.length + block.length;
  return { from, to, insert, selectFrom: at, selectTo: at };
}

/** What folds away, around the selection. */
export function insertSpoiler(state: TextState, title: string): TextEdit {
  const chosen = state.text.slice(state.from, state.to);
  const edit = insertBlock(
    state,
    `<details>\n<summary>${title}</summary>\n\n${chosen}\n\n</details>`,
  );
  const at = edit.from + edit.insert.indexOf('</summary>') + '</summary>\n\n'.length;
  return { ...edit, selectFrom: at, selectTo: at + chosen.length };
}

const VIDEO =
  /^https?:\/\/(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/)|youtu\.be\/)([\w-]{11})/i;

/** The frame of a video by its address; null when it is none that pages may show. */
export function videoFrame(address: string): string | null {
  const id = VIDEO.exec(address.trim())?.[1];
  return id
    ? `<iframe width="560" height="315" src="https://www.youtube-nocookie.com/embed/${id}" allowfullscreen></iframe>`
    : null;
}

const lineStart = (text: string, at: number) => text.lastIndexOf('\n', at - 1) + 1;

function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
}

import { expect, test } from 'vitest';
import {
  activeFormats,
  continueList,
  endList,
  indentList,
  insertLink,
  insertSpoiler,
  type TextEdit,
  type TextState,
  toggleFormat,
  videoFrame,
} from './commands.ts';

/** `a [b] c`: the brackets are the selection; one bar is the caret. */
function at(marked: string): TextState {
  const caret = marked.indexOf('|');
  if (caret >= 0) return { text: marked.replace('|', ''), from: caret, to: caret };
  const from = marked.indexOf('⟦');
  const to = marked.indexOf('⟧') - 1;
  return { text: marked.replace(/[⟦⟧]/g, ''), from, to };
}

function run({ text }: TextState, edit: TextEdit | null): string | null {
  if (!edit) return null;
  const next = text.slice(0, edit.from) + edit.insert + text.slice(edit.to);
  if (edit.selectFrom === edit.selectTo) {
    return `${next.slice(0, edit.selectFrom)}|${next.slice(edit.selectFrom)}`;
  }
  return `${next.slice(0, edit.selectFrom)}⟦${next.slice(edit.selectFrom, edit.selectTo)}⟧${next.slice(edit.selectTo)}`;
}

test.each([
  ['a ⟦clay⟧ pot', 'a **⟦clay⟧** pot'],
  ['a **⟦clay⟧** pot', 'a ⟦clay⟧ pot'],
  ['a ⟦**clay**⟧ pot', 'a ⟦clay⟧ pot'],
  ['a⟦ clay ⟧pot', 'a **⟦clay⟧** pot'],
  ['a |', 'a **|**'],
])('bold turns %j into %j', (before, after) => {
  const state = at(before);
  expect(run(state, toggleFormat(state, 'bold'))).toBe(after);
});

test.each([
  ['Cl|ay', 'heading2', '## Cl|ay'],
  ['## Cl|ay', 'heading2', 'Cl|ay'],
  ['## Cl|ay', 'heading3', '### Cl|ay'],
  ['⟦dig\nslip⟧', 'list', '⟦- dig\n- slip⟧'],
  ['⟦dig\nslip⟧', 'numbered', '⟦1. dig\n2. slip⟧'],
  ['⟦- dig\n- slip⟧', 'numbered', '⟦1. dig\n2. slip⟧'],
  ['⟦> dig\n> slip⟧', 'quote', '⟦dig\nslip⟧'],
] as const)('%j as %s is %j', (before, format, after) => {
  const state = at(before);
  expect(run(state, toggleFormat(state, format))).toBe(after);
});

test.each([
  ['- dig|', '- dig\n- |'],
  ['- dig\n- |', '- dig\n|'],
  ['9. dig|', '9. dig\n10. |'],
  ['- [x] dug|', '- [x] dug\n- [ ] |'],
  ['> said|', '> said\n> |'],
  ['  * in|ner', '  * in\n  * |ner'],
  ['plain|', null],
])('Enter at %j gives %j', (before, after) => {
  const state = at(before);
  expect(run(state, continueList(state))).toBe(after);
});

test('Backspace behind a marker ends the list, elsewhere it is left alone', () => {
  const marker = at('dig\n- |');
  expect(run(marker, endList(marker))).toBe('dig\n|');
  const word = at('- dig|');
  expect(endList(word)).toBeNull();
});

test('Tab indents list items only', () => {
  const item = at('- dig|');
  expect(run(item, indentList(item, false))).toBe('  - dig|');
  const deep = at('  - dig|');
  expect(run(deep, indentList(deep, true))).toBe('- dig|');
  const plain = at('dig|');
  expect(indentList(plain, false)).toBeNull();
});

test('an address over a selection makes a link; without one the address is asked for', () => {
  const words = at('see ⟦Lathe⟧ too');
  const address = 'https://example.net/lathe';
  expect(run(words, insertLink(words, address))).toBe(`see [Lathe](${address})| too`);
  expect(run(words, insertLink(words))).toBe('see [Lathe](⟦https://⟧) too');
});

test('the toolbar shows what is on', () => {
  expect([...activeFormats(at('## a **⟦b⟧** c'))]).toEqual(['bold', 'heading2']);
  expect([...activeFormats(at('1. on|e'))]).toEqual(['numbered']);
});

test('a spoiler folds the selection away on lines of its own', () => {
  const state = at('before ⟦secret⟧');
  expect(run(state, insertSpoiler(state, 'Spoiler'))).toBe(
    'before \n\n<details>\n<summary>Spoiler</summary>\n\n⟦secret⟧\n\n</details>',
  );
});

test('only videos that pages may show are framed', () => {
  expect(videoFrame('https://youtu.be/dQw4w9WgXcQ?t=3')).toContain('/embed/dQw4w9WgXcQ"');
  expect(videoFrame('https://www.youtube.com/watch?list=x&v=dQw4w9WgXcQ')).toContain('dQw4w9WgXcQ');
  expect(videoFrame('https://example.net/video.mp4')).toBeNull();
});

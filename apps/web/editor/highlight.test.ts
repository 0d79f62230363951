import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { highlight } from './highlight.ts';

test('pieces joined are the source, letter for letter', () => {
  const folder = new URL('../../../platform/markdown/', import.meta.url);
  const sources = [
    '# a\n\n- b **c** [d](https://e.f) `g`\n```js\n**not**\n```\n> h ~~i~~ <b>j</b>',
    ...readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .map((name) => readFileSync(new URL(name, folder), 'utf8')),
  ];
  for (const source of sources) {
    expect(
      highlight(source)
        .map(({ text }) => text)
        .join(''),
    ).toBe(source);
  }
});

test('marks, targets and placeholders are told apart', () => {
  expect(highlight('- with [Lathe](/mod/lathe)')).toEqual([
    { text: '-', kind: 'mark' },
    { text: ' with ', kind: 'plain' },
    { text: '[', kind: 'mark' },
    { text: 'Lathe', kind: 'plain' },
    { text: '](', kind: 'mark' },
    { text: '/mod/lathe', kind: 'target' },
    { text: ')', kind: 'mark' },
  ]);
  expect(highlight('![Uploading kiln.png 00 %]()')).toEqual([
    { text: '![Uploading kiln.png 00 %]()', kind: 'target' },
  ]);
  expect(highlight('## Clay')).toEqual([{ text: '## Clay', kind: 'mark' }]);
});

test('inside a fence nothing is coloured', () => {
  const pieces = highlight('```\n**a**\n```\n');
  expect(pieces.map(({ kind }) => kind)).toEqual(['mark', 'plain', 'mark']);
});

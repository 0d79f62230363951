import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slips } from './oracle.ts';
import { Spelling, slipsAllowed } from './spelling.ts';

const word = fc.string({
  unit: fc.constantFrom('a', 'b', 'c', 'ж', '機'),
  minLength: 1,
  maxLength: 34,
});

test('finds exactly the words within the slips allowed', () => {
  fc.assert(
    fc.property(word, fc.array(word), fc.array(fc.nat(33)), (asked, others, edits) => {
      // Words near the one asked for are rare by chance: some are made of it.
      const near = edits.map((at) => asked.slice(0, at) + asked.slice(at + 1));
      const swapped = edits.map(
        (at) =>
          asked.slice(0, at) +
          asked
            .slice(at, at + 2)
            .split('')
            .reverse()
            .join('') +
          asked.slice(at + 2),
      );
      const words = [...new Set([...others, ...near, ...swapped, asked].filter(Boolean))];
      const spelling = new Spelling(words);
      words.forEach((_, term) => {
        spelling.add(term);
      });
      const expected = words
        .map((other, term) => ({ term, slips: slips(asked, other) }))
        .filter((one) => one.slips > 0 && one.slips <= slipsAllowed(asked));
      const found = spelling.near(asked).toSorted((a, b) => a.term - b.term);
      expect(found).toEqual(expected);
    }),
    { numRuns: 1000 },
  );
});

test.each([
  ['api', 0],
  ['1234', 0],
  ['maps', 1],
  ['minimap', 1],
  ['optimize', 2],
  ['x'.repeat(33), 0],
])('%s may have %i slips', (asked, allowed) => {
  expect(slipsAllowed(asked)).toBe(allowed);
});

import { expect, test } from 'vitest';
import { fitTags } from './tag-fit.ts';

const tags = (...widths: number[]) => widths.map((width) => ({ width }));

test('tags that fit stand in the line, all of them without a count', () => {
  expect(fitTags(tags(50, 50, 50), 162)).toEqual({ shown: 3, more: 0 });
});

test('tags that do not fit leave room for the count', () => {
  expect(fitTags(tags(50, 50, 50), 161)).toEqual({ shown: 2, more: 1 });
  expect(fitTags(tags(50, 50, 50), 130)).toEqual({ shown: 1, more: 2 });
});

test('a line too short for any tag shows the count alone', () => {
  expect(fitTags(tags(400), 300)).toEqual({ shown: 0, more: 1 });
});

import { expect, test } from 'vitest';
import { matrixHeads } from './columns.ts';

const columns = Array.from({ length: 14 }, (_, index) => {
  const group = index < 7 ? '1.21' : '1.20';
  return { id: `${group}.${6 - (index % 7)}`, label: `${group}.${6 - (index % 7)}`, group };
});

test('twelve columns stand by themselves', () => {
  expect(matrixHeads(columns.slice(0, 12), new Set())).toHaveLength(12);
});

test('more are gathered by group, and an open group shows all of its own', () => {
  const closed = matrixHeads(columns, new Set());
  expect(closed.map((head) => [head.label, head.ids.length])).toEqual([
    ['1.21', 7],
    ['1.20', 7],
  ]);
  const opened = matrixHeads(columns, new Set(['1.21']));
  expect(opened.map((head) => head.label)).toEqual([
    ...columns.slice(0, 7).map((column) => column.label),
    '1.20',
  ]);
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StateBadge } from './badge.tsx';
import { recordBadges, statusBadges } from './badge-states.ts';

const nine = [
  'approved',
  'accepted',
  'closed',
  'pending',
  'processed',
  'returned',
  'withheld',
  'failed',
  'listed',
];

test('S3.056 the nine badge values each have a label, an icon and a colour', () => {
  expect(Object.keys(recordBadges)).toEqual(nine);
  for (const state of nine) {
    const markup = renderToStaticMarkup(<StateBadge state={state}>{`word ${state}`}</StateBadge>);
    expect(markup).toContain(`word ${state}`);
    expect(markup).toContain(`#${recordBadges[state]?.icon}"`);
  }
});

test('states that are both a status and a record look the same', () => {
  for (const state of nine) {
    if (statusBadges[state]) expect(statusBadges[state]).toEqual(recordBadges[state]);
  }
});

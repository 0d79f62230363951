import { expect, test } from 'vitest';
import { environmentLabel } from './project-summary.ts';

test.each([
  ['required', 'unsupported', 'client'],
  ['required', 'optional', 'client'],
  ['optional', 'unsupported', 'client'],
  ['unsupported', 'required', 'server'],
  ['optional', 'required', 'server'],
  ['unsupported', 'optional', 'server'],
  ['required', 'required', 'both'],
  ['optional', 'optional', 'either'],
  ['unsupported', 'unsupported', 'unsupported'],
  ['unknown', 'unknown', null],
  ['unknown', 'required', null],
])('S3.053 client %s and server %s is "%s"', (client, server, label) => {
  expect(environmentLabel(client, server)).toBe(label);
});

import { expect, test } from 'vitest';
import { CUSTOM, toForm, toId } from './license-form.ts';
import { licenseData } from './licenses.ts';

const DATA = licenseData();

test.each([
  ['MIT', 'MIT', false],
  ['LicenseRef-All-Rights-Reserved', 'LicenseRef-All-Rights-Reserved', false],
  ['GPL-3.0-or-later', 'GPL-3.0', true],
  ['LGPL-2.1-only', 'LGPL-2.1', false],
  ['LicenseRef-Unknown', 'LicenseRef-Unknown', false],
])('%s is the choice %s, and is saved as it was', (id, choice, orLater) => {
  const form = toForm(id, null, DATA);
  expect(form).toMatchObject({ choice, orLater });
  expect(toId(form, DATA)).toBe(id);
});

test("an expression and a name of one's own are custom", () => {
  const expression = toForm('MIT OR Apache-2.0', null, DATA);
  expect(expression).toMatchObject({ choice: CUSTOM, custom: 'MIT OR Apache-2.0', named: false });
  expect(toId(expression, DATA)).toBe('MIT OR Apache-2.0');
  const named = toForm('LicenseRef-Kiln-Licence', 'https://example.net', DATA);
  expect(named).toMatchObject({ choice: CUSTOM, custom: 'Kiln Licence', named: true });
  expect(toId(named, DATA)).toBe('LicenseRef-Kiln-Licence');
});

test('the name of a custom licence becomes a valid identifier', () => {
  const form = { choice: CUSTOM, orLater: false, custom: ' My: own (2nd) ', named: true, url: '' };
  expect(toId(form, DATA)).toBe('LicenseRef-My-own-2nd');
});

import { expect, test } from 'vitest';
import { checkedAddress } from './go-to.ts';

const SITE = 'https://quarry.example';

test('S5.016 leaving the site is refused unless it is allowed', () => {
  expect(() => checkedAddress('https://example.org/', SITE)).toThrow(/another site/);
  expect(() => checkedAddress('//example.org/', SITE)).toThrow(/another site/);
  expect(checkedAddress('https://example.org/', SITE, { external: true }).href).toBe(
    'https://example.org/',
  );
  expect(checkedAddress('/mods?q=a', SITE).href).toBe('https://quarry.example/mods?q=a');
});

test.each(['javascript:alert(1)', 'vbscript:x', 'data:text/html,x', 'JaVaScRiPt:alert(1)'])(
  'S5.017 %s is refused, allowed or not',
  (address) => {
    expect(() => checkedAddress(address, SITE)).toThrow(/Cannot navigate/);
    expect(() => checkedAddress(address, SITE, { external: true })).toThrow(/Cannot navigate/);
  },
);

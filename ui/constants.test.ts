import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buttonColours, buttonSizes } from './button/button.tsx';
import * as timing from './timing.ts';

test('S9.053 toast lifetime is 30 s', () => expect(timing.toastLifetime).toBe(30_000));
test('S9.054 copied state lasts 2000 ms', () => expect(timing.copiedFor).toBe(2_000));
test('S9.068 tooltips show after 200 ms', () => expect(timing.tooltipShowDelay).toBe(200));
test('S9.069 tooltips hide at once', () => expect(timing.tooltipHideDelay).toBe(0));
test('S9.072 dropdowns hide after 400 ms', () => expect(timing.dropdownHideDelay).toBe(400));
test('S9.074 popouts keep 8 px', () => expect(timing.popoutDistance).toBe(8));
test('S9.075 poppers are disposed of after 150 ms', () => expect(timing.popperDispose).toBe(150));
test('S9.076 the loading bar waits 50 ms', () => expect(timing.loadingBarThrottle).toBe(50));
test('S9.077 the loading bar lasts 500 ms', () => expect(timing.loadingBarDuration).toBe(500));
const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

test.each([
  ['S9.083', 'small', '--control-small', '1.5rem'],
  ['S9.084', 'standard', '--control', '2.25rem'],
  ['S9.085', 'large', '--control-large', '3rem'],
])('%s a %s button is %s, %s high', (_, size, token, height) => {
  expect(buttonSizes).toContain(size);
  expect(read('./tokens.css')).toContain(`${token}: ${height};`);
  expect(read('./button/button.module.css')).toContain(`--height: var(${token});`);
});
test('S9.078 the loading bar is 3 px high', () => {
  expect(read('./loading/loading-bar.module.css')).toContain('block-size: 3px;');
});
test('S9.086 there are seven button colours', () => {
  const names = ['brand', 'red', 'orange', 'green', 'blue', 'purple', 'standard'];
  expect(buttonColours).toEqual(names);
});

import { afterEach, expect, test, vi } from 'vitest';
import { cookieText, expiryTimer, writeCookie } from './cookies.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const browser = () => {
  const page = { cookie: '' };
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', { isSecureContext: true });
  return page;
};

test('S9.067 a cookie without a path belongs to the whole site', () => {
  expect(cookieText('theme', 'dark.oled', { maxAge: 60 })).toBe(
    'theme=dark.oled; Path=/; Max-Age=60; SameSite=Lax; Secure',
  );
});

test('a value keeps its meaning whatever is in it', () => {
  expect(cookieText('cosmetics', '{"a":"b; c"}', { maxAge: 1 })).toMatch(
    /^cosmetics=%7B%22a%22%3A%22b%3B%20c%22%7D; /,
  );
});

test('S9.066 the timer of a long-lived cookie is cut to what timers can count', () => {
  expect(expiryTimer(10 * 365 * 86_400)).toBe(2_147_483_647);
  expect(expiryTimer(60)).toBe(60_000);
});

test('S9.066 a long-lived cookie ends once, at its end and not before', () => {
  vi.useFakeTimers();
  browser();
  const ended = vi.fn();
  const days = 86_400;
  writeCookie('theme', 'light', { maxAge: 60 * days }, ended);
  vi.advanceTimersByTime(59 * days * 1000);
  expect(ended).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2 * days * 1000);
  expect(ended).toHaveBeenCalledTimes(1);
});

/** Timers of browsers count in 32 bits; a longer time would fire at once. */
export const MAX_TIMER = 2_147_483_647;

interface CookieOptions {
  /** Seconds. */
  maxAge: number;
  sameSite?: 'lax' | 'strict';
  /** Left out where the browser would drop the cookie: on plain http away from localhost. */
  secure?: boolean;
  path?: string;
}

/** A cookie as `document.cookie` takes it. The path is `/` unless told otherwise. */
export function cookieText(
  name: string,
  value: string,
  { maxAge, sameSite = 'lax', secure = true, path = '/' }: CookieOptions,
): string {
  const parts = [
    `${name}=${encodeURIComponent(value)}`,
    `Path=${path}`,
    `Max-Age=${maxAge}`,
    `SameSite=${sameSite === 'lax' ? 'Lax' : 'Strict'}`,
  ];
  return secure ? [...parts, 'Secure'].join('; ') : parts.join('; ');
}

/** Milliseconds to wait for the end of a cookie; what lives longer is looked at once more then. */
export function expiryTimer(maxAge: number): number {
  return Math.min(maxAge * 1000, MAX_TIMER);
}

const timers = new Map<string, ReturnType<typeof setTimeout>>();

/** Writes a cookie in the browser; `onExpire` runs when it has ended while the page is open. */
export function writeCookie(
  name: string,
  value: string,
  options: CookieOptions,
  onExpire?: () => void,
): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = cookieText(name, value, { secure: window.isSecureContext, ...options });
  clearTimeout(timers.get(name));
  if (onExpire) timers.set(name, watch(name, options.maxAge, onExpire));
}

function watch(name: string, maxAge: number, onExpire: () => void) {
  const wait = expiryTimer(maxAge);
  const left = maxAge - wait / 1000;
  return setTimeout(() => {
    if (left > 0) timers.set(name, watch(name, left, onExpire));
    else onExpire();
  }, wait);
}

/**
 * A place to go to after signing in, from an address that anybody may have written: only paths of this
 * site, and none that would end the session or come back here.
 */
export function ownPath(text: string | null | undefined, fallback = '/'): string {
  if (!text || !/^\/(?![/\\])[^\\\s]*$/.test(text)) return fallback;
  const { pathname, search, hash, origin } = new URL(text, BASE);
  if (origin !== BASE || /^\/(?:auth|_internal|v2|data)(?:\/|$)/.test(pathname)) return fallback;
  return pathname + search + hash;
}

/** Any origin: what does not stay on it is refused. */
const BASE = 'https://own.invalid';

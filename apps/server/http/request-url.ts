/**
 * The path and query of a request line, which may hold the whole address (RFC 9112, 3.2.2). Which host
 * it names means nothing: there is one site here.
 */
export function originForm(target: string): string {
  if (target.startsWith('/') || target === '*') return target;
  const path = target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '');
  return path.startsWith('/') ? path : `/${path}`;
}

/** The address on this site that a path means; `//elsewhere` is a path like any other. */
export function addressOn(site: string, path: string): URL {
  return new URL(`${site}${originForm(path)}`);
}

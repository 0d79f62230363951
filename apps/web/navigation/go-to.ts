/** Schemes that run code or hand over files in place of leading somewhere. */
const DANGEROUS = new Set(['javascript:', 'vbscript:', 'data:', 'blob:', 'file:']);

interface GoToOptions {
  /** Allows leaving the site. */
  external?: boolean;
}

/**
 * The address that a program may navigate to (spec section 5).
 * @throws Error for dangerous schemes always, for other sites unless `external` is given
 */
export function checkedAddress(
  to: string,
  site: string,
  { external = false }: GoToOptions = {},
): URL {
  const url = new URL(to, site);
  if (DANGEROUS.has(url.protocol)) {
    throw new Error(`Cannot navigate to an address that begins with ${url.protocol}`);
  }
  if (url.origin !== new URL(site).origin && !external) {
    throw new Error('Navigation to another site is refused unless it is allowed: use `external`.');
  }
  return url;
}

/** Leaves the page by loading another one in full. */
export function goTo(to: string, options?: GoToOptions): void {
  location.assign(checkedAddress(to, location.href, options));
}

/** Decides which addresses user-written text may carry, and in which form (spec section 5). */
export interface UrlPolicy {
  /** `url` is empty when the address is refused. `foreign`: leads away from this site. */
  link(value: string): { url: string; foreign: boolean };
  /** The address a browser may load from: as written, through the proxy, or empty. */
  media(value: string): string;
}

export interface UrlPolicyOptions {
  /** Origins of this site, as `https://quarry.example`. */
  siteOrigins: readonly string[];
  /** Address of the image proxy without its query, `/_image` or absolute. */
  imageProxy: string;
  trustedHosts: readonly string[];
}

const ALLOWED_START = /^(?:(?:https?|ftp):\/\/|mailto:|tel:|data:image\/)/i;

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/** Stands for whatever page shows the text. */
const BASE = 'https://this-page.invalid/x/';

export function createUrlPolicy(options: UrlPolicyOptions): UrlPolicy {
  const { siteOrigins, imageProxy } = options;
  const trusted = new Set(options.trustedHosts);

  function isForeign(url: string): boolean {
    const { origin } = new URL(url, BASE);
    return origin !== new URL(BASE).origin && !siteOrigins.includes(origin);
  }

  return {
    link(value) {
      const url = allowed(value);
      return { url, foreign: url !== '' && isForeign(url) };
    },

    media(value) {
      const url = withoutErrorRedirect(allowed(value));
      if (url === '' || !isForeign(url)) return url;
      const { host, href } = new URL(url, BASE);
      // mailto:, tel: and data: have no host and load nothing from one.
      if (host === '' || trusted.has(host) || url.startsWith(`${imageProxy}?`)) return url;
      return `${imageProxy}?url=${encodeURIComponent(href)}`;
    },
  };
}

/**
 * The value without what URL parsers ignore, or empty when it may not be used. The judge of relative
 * addresses is the URL parser itself, so that what passes here is what a browser will see.
 */
function allowed(value: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: URL parsers strip exactly these.
  const url = value.replace(/^[\x00-\x20]+|[\x00-\x20]+$|[\t\n\r]/g, '');
  if (SCHEME.test(url) && !ALLOWED_START.test(url)) return '';
  return URL.canParse(url, BASE) ? url : '';
}

/** Image proxies answer an error with a redirect to this parameter, which would lead anywhere. */
function withoutErrorRedirect(url: string): string {
  const [, before, query, after] = /^([^?#]*)\?([^#]*)(#.*)?$/s.exec(url) ?? [];
  if (before === undefined || query === undefined) return url;
  const kept = query.split('&').filter((part) => !/^errorredirect(=|$)/i.test(decoded(part)));
  return kept.length === 0 ? before + (after ?? '') : `${before}?${kept.join('&')}${after ?? ''}`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

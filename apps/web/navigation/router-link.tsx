import { Link } from 'react-router';
import type { LinkProps } from '#ui/link/link.tsx';
import { prefetchCode, prefetchData } from './prefetch.ts';

/** Addresses that are not pages: the browser fetches them itself. */
const FILES = /^\/(?:v2|data|builds|_internal|_image)\/|\.(?:xml|txt|json|atom)$/;

/** The router's link for the kit: fetches its page's code when seen, its data under the pointer. */
export function RouterLink({ href, children, ...rest }: LinkProps) {
  if (href.startsWith('#') || rest.download !== undefined || FILES.test(href)) {
    return (
      <a {...rest} href={href}>
        {children}
      </a>
    );
  }
  return (
    <Link {...rest} {...hovering} ref={watchLink} to={href} discover="none">
      {children}
    </Link>
  );
}

function prefetch({ currentTarget }: { currentTarget: HTMLAnchorElement }) {
  prefetchData(new URL(currentTarget.href));
}

const hovering = { onPointerEnter: prefetch, onFocus: prefetch, onTouchStart: prefetch };

let observer: IntersectionObserver | undefined;

function watchLink(link: HTMLAnchorElement | null) {
  if (!link || typeof IntersectionObserver === 'undefined') return;
  observer ??= new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer?.unobserve(target);
      prefetchCode(new URL((target as HTMLAnchorElement).href).pathname);
    }
  });
  observer.observe(link);
  return () => observer?.unobserve(link);
}

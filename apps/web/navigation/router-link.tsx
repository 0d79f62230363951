import type { MouseEvent } from 'react';
import type { LinkProps } from '#ui/link/link.tsx';
import { useNavigate } from '../router/hooks.tsx';
import { prefetchCode, prefetchData } from './prefetch.ts';

/** Addresses that are not pages: the browser fetches them itself. */
const FILES = /^\/(?:v2|data|builds|_internal|_image)\/|\.(?:xml|txt|json|atom)$/;

/** The site's link for the kit: fetches its page's code when seen, its data under the pointer. */
export function RouterLink({ href, onClick, children, ...rest }: LinkProps) {
  const navigate = useNavigate();
  if (href.startsWith('#') || rest.download !== undefined || FILES.test(href)) {
    return (
      <a {...rest} onClick={onClick} href={href}>
        {children}
      </a>
    );
  }

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!isPlain(event)) return;
    event.preventDefault();
    navigate(href);
  }

  return (
    <a {...rest} {...hovering} ref={watchLink} href={href} onClick={follow}>
      {children}
    </a>
  );
}

/** A click that changes the page of this window, and nothing else. */
function isPlain(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target, protocol } = event.currentTarget;
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) &&
    (!target || target === '_self') &&
    /^https?:$/.test(protocol)
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

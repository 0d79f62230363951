import { useEffect, useRef, useState } from 'react';
import { applyHead, errorHead, pageHead } from '../head.ts';
import { useT } from '../messages/messages.tsx';
import { useLocation, useMatches, useRouteLoaderData } from '../router/hooks.tsx';
import type { RootData } from './load.ts';

/** Keeps the document's head in step with the page, tells readers of a new page and moves the focus there. */
export function PageChanges() {
  const t = useT();
  const matches = useMatches();
  const location = useLocation();
  const root = useRouteLoaderData('root') as RootData | undefined;
  const [news, setNews] = useState('');
  const shown = useRef({ path: location.pathname, page: pageOf(matches), first: true });

  useEffect(() => {
    const { path, page, first } = shown.current;
    const now = { path: location.pathname, page: pageOf(matches), first: false };
    shown.current = now;
    // The server has made the head of the first page.
    if (first || !root) return;
    const url = new URL(location.pathname + location.search, window.location.href);
    const failed = document.querySelector<HTMLElement>('[data-error]')?.dataset.error;
    const head = failed
      ? errorHead({ status: Number(failed) }, url.pathname, t)
      : pageHead(
          matches.map(({ handle, params, loaderData }) => ({ handle, params, data: loaderData })),
          { root, url, t },
        );
    applyHead(head, url, root.site);
    if (path === now.path) return;
    setNews(head.title);
    if (page !== now.page || !document.activeElement || document.activeElement === document.body) {
      document.getElementById('main')?.focus({ preventScroll: true });
    }
  }, [location, matches, root, t]);

  return (
    <p className="visually-hidden" aria-live="polite">
      {news}
    </p>
  );
}

/** The page below the frame; sub-pages of one thing share it, so that a tab keeps the focus. */
function pageOf(matches: ReturnType<typeof useMatches>): string {
  const page = matches[2] ?? matches[0];
  return `${page?.id} ${JSON.stringify(page?.params)}`;
}

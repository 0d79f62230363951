import { type MouseEvent, useRef } from 'react';
import { classNames } from '#ui/class-names.ts';
import { useRoot } from '../root/root.tsx';
import { useNavigate } from '../router/hooks.tsx';
import { CodeCopies } from './code-copies.tsx';

/**
 * Text that people wrote, rendered and made safe on the server. Links within the site change page
 * without a reload; others open as the reader prefers.
 */
export function Prose({ html, className }: { html: string; className?: string }) {
  const navigate = useNavigate();
  const { preferences } = useRoot();
  const text = useRef<HTMLDivElement>(null);

  function follow(event: MouseEvent) {
    const link = (event.target as Element).closest('a');
    const plain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!link || event.button !== 0 || !plain || link.target === '_blank') return;
    const url = new URL(link.href, window.location.href);
    if (!/^https?:$/.test(url.protocol)) return;
    if (url.origin !== window.location.origin) {
      if (preferences.externalLinksNewTab) link.target = '_blank';
      return;
    }
    const isPage = !/^\/(data|v2|_)/.test(url.pathname);
    if (!isPage || (url.pathname === window.location.pathname && url.hash)) return;
    event.preventDefault();
    navigate(url.pathname + url.search + url.hash);
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only the links inside take clicks */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link's Enter is a click */}
      <div
        ref={text}
        className={classNames('prose', className)}
        dir="auto"
        onClick={follow}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized where it was rendered
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <CodeCopies of={text} html={html} />
    </>
  );
}

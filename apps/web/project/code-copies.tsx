import { type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { CopyButton } from '#ui/copy/copy-button.tsx';
import { useT } from '../messages/messages.tsx';

interface Block {
  place: HTMLElement;
  code: Element;
}

/** A button on each block of code of a text, to copy it. `html` says when the text is another one. */
export function CodeCopies({ of, html }: { of: RefObject<HTMLElement | null>; html: string }) {
  const t = useT();
  const [blocks, setBlocks] = useState<Block[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other blocks
  useEffect(() => {
    const found = [...(of.current?.querySelectorAll('pre > code') ?? [])].map((code) => {
      const place = document.createElement('span');
      place.className = 'prose-copy';
      code.before(place);
      return { place, code };
    });
    setBlocks(found);
    return () => {
      for (const { place } of found) place.remove();
    };
  }, [of, html]);
  const labels = { copy: t('shared.copyCode'), copied: t('shared.copied') };
  return blocks.map(({ place, code }, i) =>
    createPortal(
      <CopyButton iconOnly size="small" text={() => code.textContent ?? ''} labels={labels} />,
      place,
      String(i),
    ),
  );
}

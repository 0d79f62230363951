import { useEffect, useRef, useState } from 'react';

/**
 * The media types of the files dragged over the page, or undefined when there are none. Dropping them
 * anywhere hands them over, so that the browser never opens a file in place of the page.
 */
export function useFileDrag(onDrop: (files: File[]) => void): string[] | undefined {
  const [types, setTypes] = useState<string[]>();
  const drop = useRef(onDrop);
  useEffect(() => {
    drop.current = onDrop;
  });

  useEffect(() => {
    let depth = 0;
    const stop = new AbortController();
    const options = { signal: stop.signal };
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
    const end = () => {
      depth = 0;
      setTypes(undefined);
    };
    const enter = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      depth += 1;
      const items = [...(event.dataTransfer?.items ?? [])].filter((item) => item.kind === 'file');
      setTypes(items.map((item) => item.type));
    };
    const leave = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      depth -= 1;
      if (depth <= 0) end();
    };
    const over = (event: DragEvent) => {
      if (hasFiles(event)) event.preventDefault();
    };
    const dropped = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      end();
      drop.current([...(event.dataTransfer?.files ?? [])]);
    };
    window.addEventListener('dragenter', enter, options);
    window.addEventListener('dragleave', leave, options);
    window.addEventListener('dragover', over, options);
    window.addEventListener('drop', dropped, options);
    return () => stop.abort();
  }, []);

  return types;
}

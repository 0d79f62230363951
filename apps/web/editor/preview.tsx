import { useEffect, useState } from 'react';
import { createMarkdownRenderer, type Sanitized } from '#platform/markdown/index.ts';
import { Note } from '#ui/banner/banner.tsx';
import { escapeHtml } from '../head.ts';
import { useT } from '../messages/messages.tsx';
import { useRoot } from '../root/root.tsx';
import styles from './editor.module.css';
import { type Picture, placeholderOf } from './pictures.ts';

/** A pause in the typing, so that long texts are not rendered at every letter. */
const PAUSE_MS = 120;

/** The text as the page will show it, by the renderer that the page uses. */
export function Preview({ source, pictures }: { source: string; pictures: readonly Picture[] }) {
  const t = useT();
  const { site } = useRoot();
  const [renderer] = useState(() => createMarkdownRenderer({ siteOrigins: [site] }));
  const [shown, setShown] = useState<Sanitized>(() => renderer.render(source));

  useEffect(() => {
    const timer = setTimeout(() => setShown(renderer.render(source)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [renderer, source]);

  const html = withPictures(shown.html, pictures);
  return (
    <>
      {shown.removed > 0 && (
        <Note tone="amber" className={styles.removed}>
          {t('editor.removed', { count: shown.removed })}
        </Note>
      )}
      {source.trim() === '' ? (
        <p className={styles.nothing}>{t('editor.nothing')}</p>
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the renderer
        <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
      )}
    </>
  );
}

/** Puts a hatch with its progress in the place of each picture on its way. */
function withPictures(html: string, pictures: readonly Picture[]): string {
  return pictures.reduce((text, { name, percent, placeholder }) => {
    const alt = escapeHtml(placeholderOf(name).slice(2, -3));
    const image = new RegExp(`<img[^>]*alt="${alt.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}"[^>]*>`);
    const done = Math.floor(percent);
    const label = `<span class="${styles.uploading}"><span class="${styles.label}">${escapeHtml(name)}, ${done} %<span class="${styles.track}"><span style="inline-size:${done}%"></span></span></span></span>`;
    return placeholder ? text.replace(image, () => label) : text;
  }, html);
}

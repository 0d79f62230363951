import type { ReactNode } from 'react';
import { CopyButton } from '../copy/copy-button.tsx';
import styles from './code-block.module.css';

type CodeBlockProps = {
  /** File name or language, in the title row. */
  title: string;
  /** The plain text, for copying. */
  text: string;
  /** Highlighted code; the plain text if missing. */
  children?: ReactNode;
  labels: { copy: string; copied: string };
};

/** Code with its name and Copy; never wraps, scrolls. */
export function CodeBlock({ title, text, children, labels }: CodeBlockProps) {
  return (
    <figure className={styles.block}>
      <figcaption className={styles.head}>
        <span className={styles.title}>{title}</span>
        <CopyButton text={text} labels={labels} kind="quiet" size="small" />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be in reach */}
      <pre className={styles.code} tabIndex={0}>
        <code>{children ?? text}</code>
      </pre>
    </figure>
  );
}

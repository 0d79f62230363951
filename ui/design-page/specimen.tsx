import type { ReactNode } from 'react';
import styles from './design-page.module.css';

/** A named group of samples. */
export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.specimen}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </section>
  );
}

/** Samples side by side. */
export function Samples({ children }: { children: ReactNode }) {
  return <div className={styles.samples}>{children}</div>;
}

/** Samples below each other. */
export function Stack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}

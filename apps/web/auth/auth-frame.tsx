import { type ReactNode, useEffect, useRef } from 'react';
import { SectionDrawing } from '#ui/rock/section-drawing.tsx';
import { skyFace } from '#ui/rock/section-geometry.ts';
import styles from './auth-layout.module.css';

/** Two halves: the section drawing, and what is asked or told. */
export function AuthFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <div className={styles.drawing} aria-hidden="true">
        <SectionDrawing shape={skyFace} />
      </div>
      <div className={styles.side}>{children}</div>
    </div>
  );
}

interface AuthOutcomeProps {
  title: string;
  children: ReactNode;
  /** What can be done next. */
  actions?: ReactNode;
  below?: ReactNode;
  /** It took the place of a form: readers are led here. */
  follows?: boolean;
}

/** What came of something, in place of a form. */
export function AuthOutcome({ title, children, actions, below, follows }: AuthOutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (follows) heading.current?.focus();
  }, [follows]);
  return (
    <AuthFrame>
      <div className={styles.form}>
        <h1 ref={heading} tabIndex={follows ? -1 : undefined} className={styles.title}>
          {title}
        </h1>
        <div role="status">{children}</div>
        {actions}
        {below && <p className={styles.other}>{below}</p>}
      </div>
    </AuthFrame>
  );
}

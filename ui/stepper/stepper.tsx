import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/icon.tsx';
import { Link } from '../link/link.tsx';
import styles from './stepper.module.css';

type StepperProps = {
  label: string;
  /** Done steps are links back. */
  steps: readonly { label: ReactNode; href?: string }[];
  /** Index of the present step. */
  current: number;
};

/** The head of a bed that leads through steps. */
export function Stepper({ label, steps, current }: StepperProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.stepper}>
        {steps.map((step, index) => {
          const done = index < current;
          const content = (
            <>
              <span className={styles.number}>
                {done ? <Icon name="tick" size={14} /> : index + 1}
              </span>
              <span className={styles.word}>{step.label}</span>
            </>
          );
          const state = done ? styles.done : index === current ? styles.now : styles.open;
          return (
            <li key={index} className={classNames(styles.cell, state)}>
              {done && step.href ? (
                <Link href={step.href} className={styles.inner}>
                  {content}
                </Link>
              ) : (
                <span
                  className={styles.inner}
                  aria-current={index === current ? 'step' : undefined}
                >
                  {content}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** The foot of a stepper's bed: Back or Cancel at the start, the main button at the end. */
export function StepperFoot({ children }: { children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>;
}

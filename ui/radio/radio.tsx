import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import styles from './radio.module.css';

export type RadioProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  children?: ReactNode;
  help?: ReactNode;
  ref?: Ref<HTMLInputElement>;
};

/** One of several; radios of a group share `name`. */
export function Radio({ children, help, className, ...rest }: RadioProps) {
  const dot = <input {...rest} type="radio" className={styles.dot} />;
  if (!children) return dot;
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is inside
    <label className={classNames(styles.label, className)}>
      {dot}
      <span>
        {children}
        {help && <span className={styles.help}>{help}</span>}
      </span>
    </label>
  );
}

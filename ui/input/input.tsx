import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import { useField } from '../field/field-context.ts';
import { Icon, type IconName } from '../icons/icon.tsx';
import styles from './input.module.css';

type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'size'> & {
  /** 32, 36 or 48 px high. */
  size?: 'small' | 'standard' | 'large';
  icon?: IconName;
  /** Inside the frame at the end: a unit, a key, a button. */
  end?: ReactNode;
  invalid?: boolean;
  /** Paths, tokens and code: monospace, left to right. */
  code?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/** A text field. Inside a Field its label, help and error are wired by themselves. */
export function Input({ size = 'standard', icon, end, invalid, code, ...props }: InputProps) {
  const { className, id, required, ...rest } = props;
  const wiring = useField({ id, required, invalid });
  return (
    <span className={classNames(styles.frame, styles[size], className)}>
      {icon && <Icon name={icon} size={18} className={styles.icon} />}
      <input
        dir={code ? 'ltr' : 'auto'}
        {...rest}
        {...wiring}
        className={classNames(styles.input, code && styles.code)}
      />
      {end && <span className={styles.end}>{end}</span>}
    </span>
  );
}

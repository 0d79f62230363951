import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import { useField } from '../field/field-context.ts';
import styles from './checkbox.module.css';

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'type'> & {
  /** The visible text; without it give `aria-label`. */
  children?: ReactNode;
  help?: ReactNode;
  /** Neither on nor off: some of a group. */
  mixed?: boolean;
  /** 16 px, or 18 in tables; 20 on touch. */
  size?: 'standard' | 'table';
  /** Why it cannot be changed; the box stays focusable. */
  lockedReason?: string;
  ref?: Ref<HTMLInputElement>;
};

/** A box to tick, a native checkbox. */
export function Checkbox({ children, help, mixed, size, lockedReason, ...props }: CheckboxProps) {
  const { className, id, required, onChange, ref, ...rest } = props;
  const wiring = useField({ id, required });
  const locked = lockedReason !== undefined;
  const setMixed = (box: HTMLInputElement | null) => {
    if (box) box.indeterminate = mixed ?? false;
    if (typeof ref === 'function') return ref(box);
    if (ref) ref.current = box;
  };
  const box = (
    <input
      {...rest}
      {...wiring}
      ref={setMixed}
      type="checkbox"
      className={classNames(styles.box, size === 'table' && styles.table, locked && styles.locked)}
      aria-disabled={locked || undefined}
      data-tip={lockedReason}
      onClick={locked ? (event) => event.preventDefault() : rest.onClick}
      onChange={onChange ?? (rest.checked === undefined ? undefined : () => {})}
    />
  );
  if (!children) return box;
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is inside
    <label className={classNames(styles.label, locked && styles.lockedLabel, className)}>
      {box}
      <span>
        {children}
        {help && <span className={styles.help}>{help}</span>}
      </span>
    </label>
  );
}

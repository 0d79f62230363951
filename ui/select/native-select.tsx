import type { SelectHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import { useField } from '../field/field-context.ts';
import { Icon } from '../icons/icon.tsx';
import styles from './native-select.module.css';
import type { Option } from './options.ts';

type NativeSelectProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'size'> & {
  options: readonly Option[];
};

/** The browser's own select in the kit's frame: works in forms before scripts run. */
export function NativeSelect({ options, className, id, required, ...rest }: NativeSelectProps) {
  const wiring = useField({ id, required });
  return (
    <span className={classNames(styles.frame, className)}>
      <select {...rest} {...wiring} className={styles.select}>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="caret-down" size={18} className={styles.caret} />
    </span>
  );
}

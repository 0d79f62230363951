import type { MouseEvent } from 'react';
import { Icon, type IconName } from '../icons/icon.tsx';
import { Link } from '../link/link.tsx';
import styles from './view-switch.module.css';

type ViewSwitchProps = {
  legend: string;
  name: string;
  value: string;
  options: readonly { value: string; label: string; icon: IconName }[];
  onChange: (value: string) => void;
};

/** Pictures in a track, one of them current: a radio group. */
export function ViewSwitch({ legend, name, value, options, onChange }: ViewSwitchProps) {
  return (
    <fieldset className={styles.track}>
      <legend className="visually-hidden">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.cell} data-tip={option.label}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            value={option.value}
            checked={option.value === value}
            aria-label={option.label}
            onChange={() => onChange(option.value)}
          />
          <Icon name={option.icon} />
        </label>
      ))}
    </fieldset>
  );
}

type ViewLinksProps = Pick<ViewSwitchProps, 'legend' | 'value'> & {
  options: readonly { value: string; label: string; icon: IconName; href: string }[];
  /** Prevent the event's default where the address is not to be followed. */
  onChoose?: (value: string, event: MouseEvent) => void;
};

/** The same as links: works before scripts run. */
export function ViewLinks({ legend, value, options, onChoose }: ViewLinksProps) {
  return (
    <nav className={styles.track} aria-label={legend}>
      {options.map((option) => (
        <Link
          key={option.value}
          href={option.href}
          rel="nofollow"
          className={styles.cell}
          aria-label={option.label}
          aria-current={option.value === value ? 'true' : undefined}
          data-tip={option.label}
          onClick={(event) => onChoose?.(option.value, event)}
        >
          <Icon name={option.icon} />
        </Link>
      ))}
    </nav>
  );
}

type TextSwitchProps = Omit<ViewSwitchProps, 'options'> & {
  /** Two to four words; more become a select. */
  options: readonly { value: string; label: string }[];
};

/** Words in a track, one of them current: a radio group. */
export function TextSwitch({ legend, name, value, options, onChange }: TextSwitchProps) {
  return (
    <fieldset className={styles.track}>
      <legend className="visually-hidden">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.word}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}

import { type CSSProperties, useId, useState } from 'react';
import { Input } from '../input/input.tsx';
import styles from './slider.module.css';

type SliderProps = {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  /** Shown after the number in the field, such as GB. */
  unit?: string;
  name?: string;
  onChange: (value: number) => void;
};

/** A range with a field beside it for the exact value. */
export function Slider({ label, value, min, max, step = 1, unit, name, onChange }: SliderProps) {
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const limits = { min, max, step };
  const set = (text: string) => {
    setDraft(text);
    const next = Number(text);
    if (text !== '' && next >= min && next <= max) onChange(next);
  };
  return (
    <div className={styles.slider}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        {...limits}
        value={value}
        id={id}
        type="range"
        name={name}
        className={styles.range}
        style={{ '--part': (value - min) / (max - min) } as CSSProperties}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
      <Input
        {...limits}
        value={draft ?? value}
        type="number"
        aria-label={label}
        className={styles.value}
        end={unit}
        onBlur={() => setDraft(undefined)}
        onChange={(event) => set(event.currentTarget.value)}
      />
    </div>
  );
}

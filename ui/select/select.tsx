import { useState } from 'react';
import { Button, type ButtonLook } from '../button/button.tsx';
import { useField } from '../field/field-context.ts';
import { Popout } from '../popout/popout.tsx';
import styles from './listbox.module.css';
import { Listbox, type ListboxLabels } from './listbox.tsx';
import type { Option } from './options.ts';

type SelectProps = Pick<ButtonLook, 'size' | 'wide' | 'disabledReason'> & {
  /** The accessible name. */
  label: string;
  /** Shown before the value, such as "Sort:". */
  prefix?: string;
  options: readonly Option[];
  value: string;
  onChange: (value: string) => void;
  labels: ListboxLabels;
  /** Sends the value with the form. */
  name?: string;
  placeholder?: string;
};

/** One of several from a button's list. Where a form must work before scripts, use NativeSelect. */
export function Select(props: SelectProps) {
  const { label, prefix, options, value, onChange, labels, name, placeholder, ...look } = props;
  const { id, ...wiring } = useField({});
  const [opened, setOpened] = useState(0);
  const chosen = options.find((option) => option.value === value);
  return (
    <>
      <Popout
        placement="bottom-start"
        distance={4}
        popup="listbox"
        className={styles.popout}
        onOpenChange={(open) => open && setOpened(opened + 1)}
        trigger={
          <Button
            {...look}
            id={id}
            aria-describedby={wiring['aria-describedby']}
            aria-label={`${label}: ${chosen?.label ?? placeholder ?? ''}`}
            iconEnd="caret-down"
            className={look.wide ? styles.button : undefined}
          >
            {prefix && `${prefix} `}
            {chosen?.label ?? placeholder}
          </Button>
        }
      >
        {(close) => (
          <Listbox
            key={opened}
            label={label}
            options={options}
            chosen={[value]}
            labels={labels}
            onChoose={(next) => {
              onChange(next);
              close();
            }}
          />
        )}
      </Popout>
      {name && <input type="hidden" name={name} value={value} />}
    </>
  );
}

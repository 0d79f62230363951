import { useState } from 'react';
import { Button, type ButtonLook } from '../button/button.tsx';
import { useField } from '../field/field-context.ts';
import { Popout } from '../popout/popout.tsx';
import styles from './listbox.module.css';
import { Listbox, type ListboxLabels } from './listbox.tsx';
import { type Option, toggleValue } from './options.ts';

type MultiSelectProps = Pick<ButtonLook, 'size' | 'wide' | 'disabledReason'> & {
  label: string;
  options: readonly Option[];
  values: readonly string[];
  onChange: (values: string[]) => void;
  labels: ListboxLabels;
  /** What the button says, for instance the names or "3 chosen". */
  summary: string;
  name?: string;
};

/** Several of many, with a search; the list stays open while choosing. */
export function MultiSelect(props: MultiSelectProps) {
  const { label, options, values, onChange, labels, summary, name, ...look } = props;
  const { id, ...wiring } = useField({});
  const [opened, setOpened] = useState(0);
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
            aria-label={`${label}: ${summary}`}
            iconEnd="caret-down"
            className={look.wide ? styles.button : undefined}
          >
            {summary}
          </Button>
        }
      >
        <Listbox
          key={opened}
          multiple
          label={label}
          options={options}
          chosen={values}
          labels={labels}
          onChoose={(value) => onChange(toggleValue(values, value))}
        />
      </Popout>
      {name && values.map((value) => <input key={value} type="hidden" name={name} value={value} />)}
    </>
  );
}

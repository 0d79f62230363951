import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/icon.tsx';
import styles from './field.module.css';
import { FieldContext } from './field-context.ts';

type FieldProps = {
  label: ReactNode;
  /** At the end of the label's line: a link such as "Forgot it?". */
  aside?: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
  /** A doubt that does not block, in amber. */
  warning?: ReactNode;
  required?: boolean;
  hideLabel?: boolean;
  id?: string;
  children: ReactNode;
};

/** A label, one control, and its help and error, wired for readers. */
export function Field(props: FieldProps) {
  const ownId = useId();
  const id = props.id ?? ownId;
  const describedBy = classNames(
    props.help && `${id}-help`,
    props.warning && `${id}-warning`,
    props.error && `${id}-error`,
  );
  const wiring = {
    id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': props.error ? (true as const) : undefined,
    required: props.required,
  };
  return (
    <div className={styles.field}>
      <div className={classNames(styles.head, props.hideLabel && 'visually-hidden')}>
        <label className={styles.label} htmlFor={id}>
          {props.label}
        </label>
        {props.aside && <span className={styles.aside}>{props.aside}</span>}
      </div>
      <FieldContext value={wiring}>{props.children}</FieldContext>
      {props.help && (
        <p className={styles.help} id={`${id}-help`}>
          {props.help}
        </p>
      )}
      {props.warning && <FieldMessage id={`${id}-warning`} kind="warning" text={props.warning} />}
      <div aria-live="polite">
        {props.error && <FieldMessage id={`${id}-error`} kind="error" text={props.error} />}
      </div>
    </div>
  );
}

type FieldMessageProps = { id?: string; kind: 'error' | 'warning'; text: ReactNode };

/** The line with a triangle below a control. */
export function FieldMessage({ id, kind, text }: FieldMessageProps) {
  return (
    <p className={classNames(styles.message, styles[kind])} id={id}>
      <Icon name="triangle" size={14} />
      <span>{text}</span>
    </p>
  );
}

type FieldGroupProps = {
  legend: ReactNode;
  help?: ReactNode;
  hideLegend?: boolean;
  children: ReactNode;
};

/** Several boxes or radios under one name. */
export function FieldGroup({ legend, help, hideLegend, children }: FieldGroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={classNames(styles.label, hideLegend && 'visually-hidden')}>
        {legend}
      </legend>
      {help && <p className={styles.help}>{help}</p>}
      {children}
    </fieldset>
  );
}

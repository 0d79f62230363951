import { type InputEvent, type Ref, type TextareaHTMLAttributes, useState } from 'react';
import { classNames } from '../class-names.ts';
import { useField } from '../field/field-context.ts';
import { countState } from './count-state.ts';
import styles from './text-area.module.css';

type TextAreaProps = TextareaHTMLAttributes<HTMLTextAreaElement> & {
  /** Characters allowed; the count appears at 80 % of it. The field lets people type on. */
  limit?: number;
  /** How the count reads. */
  countLabel?: (used: number, limit: number) => string;
  invalid?: boolean;
  code?: boolean;
  ref?: Ref<HTMLTextAreaElement>;
};

/** Browsers without `field-sizing` need the height set by hand. */
function grow(area: HTMLTextAreaElement): void {
  if (CSS.supports('field-sizing', 'content')) return;
  area.style.blockSize = 'auto';
  area.style.blockSize = `${area.scrollHeight + 2}px`;
}

/** A text field of several lines: starts at 96 px and grows with its text. */
export function TextArea({ limit, countLabel, invalid, code, onInput, ...props }: TextAreaProps) {
  const { className, id, required, ...rest } = props;
  const wiring = useField({ id, required, invalid });
  const [typed, setTyped] = useState<number>();
  const used = rest.value === undefined ? (typed ?? String(rest.defaultValue ?? '').length) : 0;
  const length = rest.value === undefined ? used : String(rest.value).length;
  const state = limit ? countState(length, limit) : 'hidden';

  function input(event: InputEvent<HTMLTextAreaElement>) {
    setTyped(event.currentTarget.value.length);
    grow(event.currentTarget);
    onInput?.(event);
  }

  return (
    <div className={styles.frame}>
      <textarea
        dir="auto"
        {...rest}
        {...wiring}
        aria-invalid={state === 'over' || wiring['aria-invalid']}
        className={classNames(styles.area, code && styles.code, className)}
        onInput={input}
      />
      {limit && state !== 'hidden' && (
        <output className={classNames(styles.count, styles[state])}>
          {countLabel ? countLabel(length, limit) : `${length} / ${limit}`}
        </output>
      )}
    </div>
  );
}

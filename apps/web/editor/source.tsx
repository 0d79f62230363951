import {
  type ClipboardEventHandler,
  type DragEventHandler,
  type KeyboardEventHandler,
  memo,
  type Ref,
} from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './editor.module.css';
import { highlight } from './highlight.ts';
import { type Picture, withPercents } from './pictures.ts';

interface SourceProps {
  ref: Ref<HTMLTextAreaElement>;
  id: string;
  label?: string;
  value: string;
  pictures: readonly Picture[];
  readOnly?: boolean;
  describedBy: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  required?: boolean;
  onChange: (value: string) => void;
  onSelect: () => void;
  onKeyDown: KeyboardEventHandler<HTMLTextAreaElement>;
  onPaste: ClipboardEventHandler<HTMLTextAreaElement>;
  onDrop: DragEventHandler<HTMLTextAreaElement>;
  onBlur?: () => void;
}

/**
 * The text field. Its own letters are clear and a coloured copy lies exactly behind them; the copy
 * also gives the field its height.
 */
export function Source({ label, value, pictures, onChange, describedBy, ...rest }: SourceProps) {
  const shown = pictures.length > 0 ? withPercents(value, pictures) : value;
  return (
    <div className={styles.paper}>
      <Coloured source={shown} />
      <textarea
        {...rest}
        aria-label={label}
        aria-describedby={classNames(rest['aria-describedby'], describedBy)}
        className={styles.area}
        dir="auto"
        value={value}
        spellCheck
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}

const Coloured = memo(function Coloured({ source }: { source: string }) {
  const pieces = highlight(source);
  return (
    <div className={styles.coloured} aria-hidden="true" dir="auto">
      {pieces.map(({ text, kind }, index) =>
        kind === 'plain' ? (
          text
        ) : (
          <span key={index} className={styles[kind]}>
            {text}
          </span>
        ),
      )}
      {'\n'}
    </div>
  );
});

import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/icon.tsx';
import styles from './drop-area.module.css';
import { useFileDrag } from './use-file-drag.ts';

type DropAreaProps = {
  title: ReactNode;
  /** Kinds and sizes allowed. */
  limits: ReactNode;
  choose: string;
  /** The title while this many files are dragged over the page. */
  dropText: (count: number) => string;
  /** Why what is dragged cannot be dropped, judged by its media types, before release. */
  refuse?: (types: string[]) => string | undefined;
  onFiles: (files: File[]) => void;
  /** For the browser's file dialog, such as `.jar,.zip`. */
  accept?: string;
  multiple?: boolean;
  /** Nothing is there yet: tall, and stacked. */
  empty?: boolean;
  name?: string;
};

/** Where files are dropped (anywhere on the page counts) or chosen. */
export function DropArea(props: DropAreaProps) {
  const { onFiles, refuse, multiple = true } = props;
  const id = useId();
  const dragged = useFileDrag((files) => {
    if (files.length > 0) onFiles(multiple ? files : files.slice(0, 1));
  });
  const refusal = dragged && refuse?.(dragged);
  const look = classNames(
    styles.area,
    props.empty && styles.empty,
    dragged && (refusal ? styles.refused : styles.over),
  );
  return (
    <div className={look}>
      <Icon name={refusal ? 'triangle' : 'download'} />
      <div className={styles.words} aria-live="polite">
        <p className={styles.title}>
          {dragged && !refusal ? props.dropText(dragged.length) : props.title}
        </p>
        <p className={styles.limits} id={id}>
          {refusal || props.limits}
        </p>
      </div>
      <label className={styles.choose}>
        {props.choose}
        <input
          type="file"
          className={styles.input}
          name={props.name}
          accept={props.accept}
          multiple={multiple}
          aria-describedby={id}
          onChange={(event) => {
            onFiles([...(event.currentTarget.files ?? [])]);
            event.currentTarget.value = '';
          }}
        />
      </label>
    </div>
  );
}

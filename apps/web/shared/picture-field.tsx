import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { FieldMessage } from '#ui/field/field.tsx';
import { formatBytes } from '#ui/format/index.ts';
import { useToasts } from '#ui/toasts/toasts.tsx';
import { useMessages } from '../messages/messages.tsx';
import { useRevalidate } from '../router/hooks.tsx';
import { callApi } from './call-api.ts';
import styles from './picture-field.module.css';

const LIMIT = 256 * 1024;
const EXTENSIONS: Record<string, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/gif': 'gif',
  'image/webp': 'webp',
};

interface PictureFieldProps {
  /** Of the API: takes the file by PATCH and DELETE. */
  path: string;
  picture: ReactNode;
  /** There is one to replace. */
  present: boolean;
  disabled?: boolean;
  labels: {
    name: string;
    choose: string;
    replace: string;
    remove: string;
    help: string;
    saved: string;
    gone: string;
    wrongKind: (name: string) => string;
    tooLarge: (name: string, size: string) => string;
  };
}

/** The picture of a thing or a person, replaced or removed at once. */
export function PictureField({ path, picture, present, disabled, labels }: PictureFieldProps) {
  const { locale } = useMessages();
  const revalidate = useRevalidate();
  const toasts = useToasts();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState<'replace' | 'remove'>();
  const [error, setError] = useState<string>();
  const locked = disabled || busy !== undefined;

  async function run(kind: 'replace' | 'remove', call: () => Promise<unknown>) {
    setBusy(kind);
    setError(undefined);
    try {
      await call();
      await revalidate();
      toasts.add({ type: 'success', title: kind === 'replace' ? labels.saved : labels.gone });
    } catch (failure) {
      setError((failure as Error).message);
    } finally {
      setBusy(undefined);
    }
  }

  function choose(file: File | undefined) {
    if (!file) return;
    const extension = EXTENSIONS[file.type];
    if (!extension) return setError(labels.wrongKind(file.name));
    if (file.size > LIMIT) {
      return setError(labels.tooLarge(file.name, formatBytes(file.size, locale)));
    }
    run('replace', () => callApi(`${path}?ext=${extension}`, { method: 'PATCH', body: file }));
  }

  return (
    <div className={styles.field}>
      {picture}
      <div className={styles.words}>
        <div className={styles.buttons}>
          <Button
            icon="upload"
            busy={busy === 'replace'}
            disabled={locked}
            aria-describedby={`${id}-help ${id}-error`}
            onClick={() => input.current?.click()}
          >
            {present ? labels.replace : labels.choose}
          </Button>
          {present && (
            <Button
              kind="quiet"
              busy={busy === 'remove'}
              disabled={locked}
              onClick={() => run('remove', () => callApi(path, { method: 'DELETE' }))}
            >
              {labels.remove}
            </Button>
          )}
        </div>
        <p className={styles.help} id={`${id}-help`}>
          {labels.help}
        </p>
        <div id={`${id}-error`} aria-live="polite">
          {error && <FieldMessage kind="error" text={error} />}
        </div>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={Object.keys(EXTENSIONS).join(',')}
        aria-label={labels.name}
        onChange={(event) => {
          choose(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
    </div>
  );
}

import { useRef } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { LoadingMark } from '#ui/loading/loading-mark.tsx';
import { Progress } from '#ui/progress/progress.tsx';
import { useT } from '../messages/messages.tsx';
import styles from './row.module.css';
import type { RowProps } from './upload-row-view.tsx';

/** The last column: how far the file is, and what one can do about it. */
export function RowStatus(props: RowProps) {
  const t = useT();
  const { row, queue, path } = props;
  const percent = Math.floor((row.received / row.size) * 100);
  const label = t('upload.uploading', { filename: row.filename });
  const button = (text: string, onClick: () => void, kind: 'quiet' | 'default' = 'quiet') => (
    <Button
      kind={kind}
      className={styles.action}
      aria-label={`${text}: ${row.filename}`}
      onClick={onClick}
    >
      {text}
    </Button>
  );
  const remove = button(t('upload.remove'), () => queue.remove(row.key));
  const cancel = button(t('upload.cancel'), () => queue.remove(row.key), 'default');

  switch (row.state) {
    case 'waiting':
      return (
        <div className={styles.status}>
          <p>{t('upload.waiting')}</p>
          {cancel}
        </div>
      );
    case 'uploading':
      return (
        <div className={styles.status}>
          <div className={styles.progress}>
            <Progress value={row.received / row.size} label={label} />
          </div>
          <p>
            {row.secondsLeft === null
              ? t('upload.percent', { percent })
              : t('upload.left', { percent, seconds: row.secondsLeft })}
          </p>
          <div className={styles.buttons}>
            {button(t('upload.pause'), () => queue.pause(row.key))}
            {cancel}
          </div>
        </div>
      );
    case 'paused':
      return (
        <div className={styles.status}>
          <div className={styles.progress}>
            <Progress value={row.received / row.size} label={label} />
          </div>
          <p>
            {t(row.pausedBy === 'hand' ? 'upload.paused' : 'upload.pausedConnection', { percent })}
          </p>
          <div className={styles.buttons}>
            {button(t('upload.resume'), () => queue.resume(row.key), 'default')}
            {button(t('upload.cancel'), () => queue.remove(row.key))}
          </div>
        </div>
      );
    case 'reading':
    case 'publishing':
      return (
        <div className={styles.status}>
          <p className={styles.busy}>
            <LoadingMark size={14} />
            {t(row.state === 'reading' ? 'upload.readingFile' : 'upload.publishing')}
          </p>
        </div>
      );
    case 'unfinished':
      return (
        <div className={styles.status}>
          <p>{t('upload.unfinished', { percent })}</p>
          <div className={styles.buttons}>
            <ChooseAgain {...props} text={t('upload.chooseAgain')} />
            {remove}
          </div>
        </div>
      );
    case 'refused':
      return (
        <div className={styles.status}>
          <ChooseAgain {...props} text={t('upload.replace')} replaces />
          {remove}
        </div>
      );
    case 'failed':
      return (
        <div className={styles.status}>
          {button(t('upload.tryAgain'), props.onPublish, 'default')}
          {remove}
        </div>
      );
    case 'published':
      return (
        <div className={styles.status}>
          <p className={styles.good}>
            <Icon name="tick" size={18} />
            {t('upload.published')}
          </p>
          {row.published && !row.extraOf && (
            <TextLink href={`${path}/version/${row.published.id}`}>
              {t('upload.openVersion', { number: row.published.number })}
            </TextLink>
          )}
        </div>
      );
    case 'uploaded':
      return (
        <div className={styles.status}>
          <p className={styles.good}>
            <Icon name="tick" size={18} />
            {t('upload.uploaded')}
          </p>
          {remove}
        </div>
      );
  }
}

interface ChooseAgainProps extends RowProps {
  text: string;
  /** Another file takes the row's place. */
  replaces?: boolean;
}

function ChooseAgain({ row, queue, text, replaces }: ChooseAgainProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        className={styles.action}
        aria-label={`${text}: ${row.filename}`}
        onClick={() => input.current?.click()}
      >
        {text}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={`.jar,.zip,.litemod,.mrpack`}
        aria-label={text}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          event.currentTarget.value = '';
          if (files.length === 0) return;
          if (replaces) queue.remove(row.key);
          queue.add(files);
        }}
      />
    </>
  );
}

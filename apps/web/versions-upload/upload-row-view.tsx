import { lazy, Suspense, useState } from 'react';
import { FieldMessage } from '#ui/field/field.tsx';
import { formatBytes } from '#ui/format/index.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx';
import { useMessages } from '../messages/messages.tsx';
import type { FormOptions } from '../version-form/form-options.ts';
import {
  isPackFile,
  type TakenVersion,
  takenBy,
  takenLoaders,
} from '../version-form/version-fields.ts';
import styles from './row.module.css';
import { ExtraFacts, RowFacts } from './row-facts.tsx';
import { RowStatus } from './row-status.tsx';
import type { UploadQueue } from './upload-queue.ts';
import type { RowCheck, UploadRow } from './upload-row.ts';

/** Fetched with the first row that is opened. */
const RowEditor = lazy(async () => ({ default: (await import('./row-editor.tsx')).RowEditor }));

export interface RowProps {
  row: UploadRow;
  rows: readonly UploadRow[];
  check: RowCheck;
  existing: readonly TakenVersion[];
  options: FormOptions;
  /** Path of the project's page. */
  path: string;
  projectId: string;
  /** Every version has a changelog of its own. */
  ownChangelog: boolean;
  queue: UploadQueue;
  onPublish: () => void;
}

/** One file: what it is, what it says, how far it is; opened in place for changing. */
export function UploadRowView(props: RowProps) {
  const { t } = useMessages();
  const { row } = props;
  const [editing, setEditing] = useState(false);
  const open = editing && row.fields !== null && row.state !== 'published';
  const isBad = row.state === 'refused' || row.state === 'failed';
  return (
    <li className={styles.row} aria-label={row.filename}>
      <span className={styles.square}>
        <Icon name={isBad ? 'triangle' : row.extraOf ? 'file' : 'block'} />
      </span>
      <div className={styles.file}>
        <p className={styles.filename}>
          <span className="ltr">{row.filename}</span>
        </p>
        <RowSize row={row} />
        <div aria-live="polite">
          <RowError {...props} />
        </div>
      </div>
      <div className={styles.says}>
        {row.state === 'reading' || row.state === 'uploading' || row.state === 'waiting' ? (
          <SkeletonGroup label={t('upload.reading')}>
            <div className={styles.skeleton}>
              <Skeleton width="70%" />
              <Skeleton width="50%" />
              <Skeleton width="60%" />
            </div>
          </SkeletonGroup>
        ) : row.extraOf ? (
          <ExtraFacts {...props} />
        ) : (
          row.fields && (
            <RowFacts
              {...props}
              fields={row.fields}
              open={open}
              onEdit={() => setEditing(!editing)}
            />
          )
        )}
      </div>
      <RowStatus {...props} />
      {open && row.fields && (
        <div className={styles.editor}>
          <Suspense>
            <RowEditor {...props} fields={row.fields} onDone={() => setEditing(false)} />
          </Suspense>
        </div>
      )}
    </li>
  );
}

function RowSize({ row }: { row: UploadRow }) {
  const { t, locale } = useMessages();
  const size = formatBytes(row.size, locale);
  const ms = row.inferred?.readMs;
  // Tenths, and never none: 0.0 s would look like nothing had happened.
  const seconds = Math.max(0.1, Math.round((ms ?? 0) / 100) / 10);
  return (
    <p className={styles.size}>{ms === undefined ? size : t('upload.readIn', { size, seconds })}</p>
  );
}

/** Why it cannot go on, in the rule's own words. */
function RowError({ row, path, check, existing }: RowProps) {
  const { t } = useMessages();
  const version = row.refusal?.details as
    | { versionId?: string; versionNumber?: string }
    | undefined;
  if (row.refusal && version?.versionId) {
    return (
      <FieldMessage
        kind="error"
        text={
          <>
            {t('upload.sameFile')}{' '}
            <TextLink href={`${path}/version/${version.versionId}`}>
              {version.versionNumber}
            </TextLink>
          </>
        }
      />
    );
  }
  if (row.refusal) {
    const { rule, text } = row.refusal;
    return <FieldMessage kind="error" text={rule ? t(`upload.rule.${rule}`) : text} />;
  }
  if (row.error) return <FieldMessage kind="error" text={row.error} />;
  if (row.fields && check.problems.includes('taken')) {
    const taken = takenBy(
      {
        number: row.fields.number,
        loaders: takenLoaders(row.fields.loaders, isPackFile(row.filename)),
      },
      existing,
    );
    return (
      <FieldMessage
        kind="error"
        text={
          <>
            {t('upload.problem.taken')}{' '}
            {taken && (
              <TextLink href={`${path}/version/${taken.id}`}>{t('upload.seeVersion')}</TextLink>
            )}
          </>
        }
      />
    );
  }
  if (row.inferred?.problems.some(({ code }) => code === 'unreadable')) {
    return <FieldMessage kind="warning" text={t('upload.unreadable')} />;
  }
  return null;
}

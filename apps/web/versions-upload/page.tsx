import { useState } from 'react';
import { Note } from '#ui/banner/banner.tsx';
import { Breadcrumb } from '#ui/breadcrumb/breadcrumb.tsx';
import { DropArea } from '#ui/drop-area/drop-area.tsx';
import type { HeadOf } from '../head.ts';
import { useMessages } from '../messages/messages.tsx';
import { useLoaderData, useRevalidate } from '../router/hooks.tsx';
import { useNow } from '../shared/now.ts';
import { useKept } from '../shared/use-kept.ts';
import { draftsDay } from './drafts.ts';
import { LeaveGuard } from './leave-guard.tsx';
import type { VersionsUploadData } from './load.ts';
import styles from './page.module.css';
import { publishRow } from './publish-row.ts';
import { SideBed, type When } from './side-bed.tsx';
import { checkRow } from './upload-row.ts';
import { UploadRowView } from './upload-row-view.tsx';
import { useUploadQueue } from './use-upload-queue.ts';

export const head: HeadOf<VersionsUploadData> = ({ data, t }) => ({
  title: t('upload.headTitle', { title: data.project.title }),
  robots: 'noindex',
});

const ACCEPTED = '.jar,.zip,.litemod,.mrpack,.asc,.gpg,.sig';

/** Several files at once, each read, checked and published as a version. */
export function Component() {
  const { t, locale } = useMessages();
  const { project, path, options, drafts, existing } = useLoaderData() as VersionsUploadData;
  const { queue, rows } = useUploadQueue(project.id, drafts);
  const revalidate = useRevalidate();
  const [changelog, setChangelog] = useKept(`changelog ${project.id}`, '');
  const [split, setSplit] = useKept(`changelog-split ${project.id}`, false);
  const [when, setWhen] = useState<When>('now');
  const [publishing, setPublishing] = useState(false);
  const [told, setTold] = useState('');
  const now = useNow();
  const [day] = useState(() => draftsDay(drafts, now, locale));

  const checks = new Map(rows.map((row) => [row.key, checkRow(row, rows, existing)]));
  const ready = rows.filter((row) => checks.get(row.key)?.ready);
  const files = rows.filter((row) => row.state !== 'published');

  async function publish(wanted: typeof ready) {
    setPublishing(true);
    let published = 0;
    for (const row of wanted) {
      queue.change(row.key, { state: 'publishing', error: null });
      const extras = queue.rows().filter((one) => one.extraOf === row.key);
      try {
        const version = await publishRow(split ? row : { ...row, changelog: null }, extras, {
          changelog,
          status: when === 'draft' ? 'draft' : 'listed',
        });
        published += 1;
        for (const one of [row, ...extras]) {
          queue.edit(one.key, { state: 'published', published: version });
        }
      } catch (error) {
        queue.change(row.key, { state: 'failed', error: (error as Error).message });
      }
    }
    setTold(t('upload.publishedCount', { count: published }));
    if (queue.rows().every((row) => row.state === 'published')) setChangelog('');
    await revalidate();
    setPublishing(false);
  }

  return (
    <div className={`content ${styles.page}`}>
      <Breadcrumb
        label={t('upload.breadcrumb')}
        crumbs={[
          { label: <bdi>{project.title}</bdi>, href: path },
          { label: t('upload.versions'), href: `${path}/versions` },
          { label: t('upload.upload') },
        ]}
      />
      <div className={styles.head}>
        <h1 className={styles.title}>{t('upload.title')}</h1>
        {files.length > 0 && (
          <p className={styles.count} aria-live="polite">
            {t('upload.files', { count: files.length, ready: ready.length })}
          </p>
        )}
      </div>
      {day && drafts.length > 0 && (
        <Note className={styles.drafts} icon="clock">
          {t('upload.stillHere', { count: drafts.length, day })}
        </Note>
      )}
      <div className={styles.columns}>
        <div className={styles.main}>
          <DropArea
            title={t(rows.length > 0 ? 'upload.dropMore' : 'upload.drop')}
            limits={t('upload.limits')}
            choose={t('upload.choose')}
            dropText={(count) => t('upload.dropCount', { count })}
            refuse={(types) => refuse(types, t('upload.wrongKind'))}
            accept={ACCEPTED}
            empty={rows.length === 0}
            onFiles={(list) => queue.add(list)}
          />
          {rows.length > 0 && (
            <ul className={styles.rows} aria-label={t('upload.list')}>
              {rows.map((row) => (
                <UploadRowView
                  key={row.key}
                  row={row}
                  rows={rows}
                  check={checks.get(row.key) ?? { problems: [], ready: false }}
                  existing={existing}
                  options={options}
                  path={path}
                  projectId={project.id}
                  ownChangelog={split}
                  queue={queue}
                  onPublish={() => publish([row])}
                />
              ))}
            </ul>
          )}
        </div>
        <SideBed
          changelog={changelog}
          onChangelog={setChangelog}
          split={split}
          onSplit={setSplit}
          sharedBy={rows.filter((row) => row.fields && !row.extraOf && !row.published).length}
          when={when}
          onWhen={setWhen}
          ready={ready.length}
          waiting={files.filter((row) => !row.extraOf).length - ready.length}
          busy={publishing}
          onPublish={() => publish(ready)}
        />
      </div>
      <p className="visually-hidden" role="status">
        {told}
      </p>
      <LeaveGuard busy={queue.isBusy()} />
    </div>
  );
}

/** Told before the files are let go, where their media types say enough. */
function refuse(types: string[], reason: string): string | undefined {
  return types.some((type) => /^(image|video|audio|text)\//.test(type)) ? reason : undefined;
}

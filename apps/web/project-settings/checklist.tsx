import { useState } from 'react';
import { Badge, StateBadge } from '#ui/badge/badge.tsx';
import { Note } from '#ui/banner/banner.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { Course } from '#ui/course/course.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { useMessageArea, useT } from '../messages/messages.tsx';
import { RelativeTime } from '../shared/relative-time.tsx';
import styles from './checklist.module.css';
import type { ChecklistData } from './checklist-data.ts';
import { ChecklistRows } from './checklist-rows.tsx';
import { ApproveButton, SubmitButton } from './review-buttons.tsx';
import { useCollapsed } from './use-collapsed.ts';

interface ChecklistProps {
  data: ChecklistData;
  /** Path of the project's page. */
  path: string;
  /** Starts as its head only, above pages that are about something else. */
  folded?: boolean;
}

/** "Before review", for the project's people until it is through review. */
export function Checklist(props: ChecklistProps) {
  if (!useMessageArea('checklist')) return null;
  return props.data.status === 'processing' ? <Sent {...props} /> : <Open {...props} />;
}

function Open({ data, path, folded = false }: ChecklistProps) {
  const t = useT();
  const [collapsed, setCollapsed] = useCollapsed(
    `checklist ${folded ? 'settings' : 'page'} ${data.projectId}`,
    folded,
  );
  const [busy, setBusy] = useState(false);
  const required = data.items.filter((item) => item.kind === 'required');
  const done = required.filter((item) => item.done).length;
  const returned = data.status === 'rejected' || data.status === 'withheld';
  return (
    <section className={styles.bed} aria-labelledby="checklist">
      <header className={styles.head}>
        <h2 className={styles.title} id="checklist">
          {t('checklist.beforeReview')}
        </h2>
        <Course
          steps={required.length}
          done={done}
          text={t('checklist.requiredDone', { done, count: required.length })}
        />
        <span className={styles.toggle}>
          <IconButton
            icon={collapsed ? 'caret-down' : 'caret-up'}
            label={t(collapsed ? 'checklist.expand' : 'checklist.collapse')}
            aria-expanded={!collapsed}
            aria-controls="checklist-body"
            onClick={() => setCollapsed(!collapsed)}
          />
        </span>
      </header>
      <div id="checklist-body" hidden={collapsed}>
        {returned && <Returned data={data} path={path} />}
        <ChecklistRows items={data.items} path={path} />
        <footer className={styles.foot}>
          <p>{t('checklist.reviewTime')}</p>
          <SubmitButton data={data} ready={done === required.length} busy={busy} onBusy={setBusy} />
        </footer>
      </div>
    </section>
  );
}

/** Why it came back, and where to answer. */
function Returned({ data, path }: ChecklistProps) {
  const t = useT();
  return (
    <Note
      tone="red"
      className={styles.returned}
      action={<TextLink href={`${path}/moderation`}>{t('checklist.openThread')}</TextLink>}
    >
      <strong>
        {data.message?.title ??
          t(data.status === 'rejected' ? 'checklist.rejected' : 'checklist.withheld')}
      </strong>
      {data.message?.text && (
        <p className={styles.message} dir="auto">
          {data.message.text}
        </p>
      )}
    </Note>
  );
}

/** One row while the moderators look at it. */
function Sent({ data }: ChecklistProps) {
  const t = useT();
  return (
    <section className={styles.sent} aria-label={t('checklist.underReview')}>
      <StateBadge state="processing">{t('shared.status.processing')}</StateBadge>
      <p className={styles.sentText}>
        {data.queued && (
          <>
            {t('checklist.sent')} <RelativeTime moment={data.queued} />
            {'. '}
          </>
        )}
        {t('checklist.keepEditing')}
      </p>
      {data.requestedStatus && data.requestedStatus !== 'approved' && (
        <Badge>{t(`checklist.wants.${data.requestedStatus as 'unlisted'}`)}</Badge>
      )}
      {data.mayApprove && <ApproveButton data={data} />}
    </section>
  );
}

import { useState } from 'react';
import { StateBadge } from '#ui/badge/badge.tsx';
import { Note } from '#ui/banner/banner.tsx';
import { QuoteRail, SectionBed } from '#ui/bed/bed.tsx';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import type { HeadOf } from '../../head.ts';
import type { MessageKey } from '../../messages/keys.ts';
import { useT } from '../../messages/messages.tsx';
import { notify, notifyError } from '../../root/toasts.ts';
import { useLoaderData, useRevalidate } from '../../router/hooks.tsx';
import { callApi } from '../../shared/call-api.ts';
import { STATES } from '../header/project-badge.tsx';
import { projectHead } from '../project-head.ts';
import type { ModerationData } from './load.ts';
import styles from './page.module.css';

export const head: HeadOf<ModerationData> = ({ data: { about }, t }) => ({
  ...projectHead(about, t, { title: t('project.moderation'), path: '/moderation' }),
  robots: 'noindex',
});

const PLACES = ['search', 'profiles', 'link'] as const;

/** Where the project stands with review, what that means, and the next step. */
export function Component() {
  const t = useT();
  const data = useLoaderData() as ModerationData;
  const { status, message, visible, may, ready } = data;
  return (
    <div className={styles.page}>
      <SectionBed
        title={t('project.moderationStatus')}
        padded
        actions={
          <StateBadge state={STATES[status] ?? status}>
            {t(`project.status.${status}` as MessageKey)}
          </StateBadge>
        }
      >
        <div className={styles.part}>
          <p>{t(`project.moderationText.${status}` as MessageKey)}</p>
          {message && (
            <QuoteRail>
              <p dir="auto">{message.text}</p>
              {message.body && (
                <p className={styles.body} dir="auto">
                  {message.body}
                </p>
              )}
            </QuoteRail>
          )}
          {status === 'rejected' && <Note tone="amber">{t('project.resubmitNote')}</Note>}
          {(may.submit || may.approve) && <Steps data={data} ready={ready} />}
        </div>
      </SectionBed>
      <SectionBed title={t('project.visibility')} padded>
        <ul className={styles.places}>
          {PLACES.map((place) => (
            <li key={place} className={styles.place}>
              <Icon
                name={visible[place] ? 'tick' : 'close'}
                size={18}
                className={visible[place] ? styles.yes : styles.no}
              />
              {t(visible[place] ? `project.visible.${place}` : `project.hidden.${place}`)}
            </li>
          ))}
        </ul>
      </SectionBed>
    </div>
  );
}

function Steps({ data, ready }: { data: ModerationData; ready: boolean }) {
  const t = useT();
  const revalidate = useRevalidate();
  const [busy, setBusy] = useState<string>();
  const { about, status, may, requestedStatus } = data;

  async function move(to: string, done: string) {
    setBusy(to);
    try {
      await callApi(`/v2/project/${about.id}`, { method: 'PATCH', body: { status: to } });
      notify({ type: 'success', title: done });
      await revalidate();
    } catch (error) {
      notifyError(error, t('project.moveFailed'));
    }
    setBusy(undefined);
  }

  const target = requestedStatus ?? 'approved';
  return (
    <div className={styles.steps}>
      {may.submit && (
        <Button
          kind={may.approve ? 'default' : 'main'}
          icon="send"
          busy={busy === 'processing'}
          disabledReason={ready ? undefined : t('project.needsVersion')}
          onClick={() => move('processing', t('project.submittedNow', { title: about.title }))}
        >
          {t(status === 'draft' ? 'project.submit' : 'project.resubmit')}
        </Button>
      )}
      {may.approve && (
        <Button
          kind="main"
          icon="tick"
          busy={busy === target}
          onClick={() => move(target, t('project.approved', { title: about.title }))}
        >
          {t('project.approve')}
        </Button>
      )}
    </div>
  );
}

import { useState } from 'react';
import { IconButton } from '#ui/button/icon-button.tsx';
import { useCopy } from '#ui/copy/use-copy.ts';
import { Menu, MenuItem, MenuJoint } from '#ui/menu/menu.tsx';
import { useT } from '../../messages/messages.tsx';
import { useRoot } from '../../root/root.tsx';
import { notify, notifyError } from '../../root/toasts.ts';
import { useRevalidate } from '../../router/hooks.tsx';
import { callApi } from '../../shared/call-api.ts';
import type { ProjectData } from '../load.ts';
import styles from './header.module.css';

/** What else can be done with a project. */
export function MoreMenu({ project }: { project: ProjectData }) {
  const t = useT();
  const { about, viewer, status } = project;
  const { site } = useRoot();
  const [, copy] = useCopy();
  const revalidate = useRevalidate();
  const [busy, setBusy] = useState(false);

  async function copied(text: string, title: string) {
    await copy(text);
    notify({ type: 'success', title });
  }

  async function approve() {
    setBusy(true);
    try {
      const status = project.requestedStatus ?? 'approved';
      await callApi(`/v2/project/${about.id}`, { method: 'PATCH', body: { status } });
      notify({ type: 'success', title: t('project.approved', { title: about.title }) });
      revalidate();
    } catch (error) {
      notifyError(error, t('project.approveFailed'));
    }
    setBusy(false);
  }

  return (
    <Menu
      label={t('project.more')}
      trigger={
        <IconButton
          icon="more"
          kind="default"
          className={styles.action}
          label={t('project.more')}
          busy={busy}
        />
      }
    >
      <MenuItem icon="copy" onSelect={() => copied(about.id, t('project.idCopied'))}>
        {t('project.copyId')}
      </MenuItem>
      <MenuItem
        icon="link"
        onSelect={() => copied(`${site}/project/${about.id}`, t('project.linkCopied'))}
      >
        {t('project.copyLink')}
      </MenuItem>
      {(viewer.accepted || viewer.staff) && (
        <>
          <MenuJoint />
          <MenuItem icon="gear" href={`${about.path}/settings`}>
            {t('project.settings')}
          </MenuItem>
        </>
      )}
      {viewer.staff && status === 'processing' && (
        <MenuItem icon="scale" tone="amber" onSelect={approve}>
          {t('project.approve')}
        </MenuItem>
      )}
    </Menu>
  );
}

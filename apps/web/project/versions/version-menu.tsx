import { useState } from 'react';
import { IconButton } from '#ui/button/icon-button.tsx';
import { useCopy } from '#ui/copy/use-copy.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { Menu, MenuItem, MenuJoint } from '#ui/menu/menu.tsx';
import { useT } from '../../messages/messages.tsx';
import { useRoot } from '../../root/root.tsx';
import { notify, notifyError } from '../../root/toasts.ts';
import { useRevalidate } from '../../router/hooks.tsx';
import { callApi } from '../../shared/call-api.ts';
import { useProject } from '../use-project.ts';

type VersionMenuProps = {
  version: { id: string; number: string };
  /** Where to go once it is deleted; the page is read again otherwise. */
  onDeleted?: () => void;
  kind?: 'default' | 'quiet';
};

/** What else can be done with a version; what the reader may not do is not there. */
export function VersionMenu({ version, onDeleted, kind }: VersionMenuProps) {
  const t = useT();
  const { site } = useRoot();
  const { about, viewer } = useProject();
  const [, copy] = useCopy();
  const revalidate = useRevalidate();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const path = `${about.path}/version/${version.id}`;

  async function copied(text: string, title: string) {
    await copy(text);
    notify({ type: 'success', title });
  }

  async function confirmed() {
    setBusy(true);
    try {
      await callApi(`/v2/version/${version.id}`, { method: 'DELETE' });
      notify({ type: 'success', title: t('project.deleted', { number: version.number }) });
      if (onDeleted) onDeleted();
      else revalidate();
    } catch (error) {
      notifyError(error, t('project.deleteFailed'));
    }
    setBusy(false);
    setAsking(false);
  }

  return (
    <>
      <Menu
        label={t('project.moreOf', { number: version.number })}
        trigger={
          <IconButton
            icon="more"
            kind={kind}
            label={t('project.moreOf', { number: version.number })}
          />
        }
      >
        <MenuItem icon="link" onSelect={() => copied(site + path, t('project.linkCopied'))}>
          {t('project.copyVersionLink')}
        </MenuItem>
        {(viewer.accepted || viewer.staff) && (
          <MenuItem icon="copy" onSelect={() => copied(version.id, t('project.idCopied'))}>
            {t('project.copyVersionId')}
          </MenuItem>
        )}
        {(viewer.may.UPLOAD_VERSION || viewer.may.DELETE_VERSION) && <MenuJoint />}
        {viewer.may.UPLOAD_VERSION && (
          <MenuItem icon="pencil" href={`${path}/edit`}>
            {t('project.editVersion')}
          </MenuItem>
        )}
        {viewer.may.DELETE_VERSION && (
          <MenuItem icon="trash" tone="red" onSelect={() => setAsking(true)}>
            {t('project.deleteVersion')}
          </MenuItem>
        )}
      </Menu>
      <ConfirmDialog
        open={asking}
        destructive
        busy={busy}
        title={t('project.deleteTitle', { number: version.number })}
        labels={{
          confirm: t('project.deleteVersion'),
          cancel: t('shared.cancel'),
          close: t('shared.close'),
        }}
        onConfirm={confirmed}
        onClose={() => setAsking(false)}
      >
        {t('project.deleteText')}
      </ConfirmDialog>
    </>
  );
}

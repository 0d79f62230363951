import { useState } from 'react';
import { ButtonLink } from '#ui/button/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { FieldMessage } from '#ui/field/field.tsx';
import { Pagination } from '#ui/pagination/pagination.tsx';
import { HeadCell, Table } from '#ui/table/table.tsx';
import { useToasts } from '#ui/toasts/toasts.tsx';
import type { HeadOf } from '../../head.ts';
import { useT } from '../../messages/messages.tsx';
import { useLoaderData, useNavigate, useRevalidate } from '../../router/hooks.tsx';
import { callApi } from '../../shared/call-api.ts';
import { settingsHead } from '../settings-head.ts';
import { SettingsPage } from '../settings-page.tsx';
import { useSettings } from '../use-settings.ts';
import type { VersionsData } from './load.ts';
import { VersionRow } from './version-row.tsx';

export const head: HeadOf<unknown> = settingsHead('page.versions');

export function Component() {
  const t = useT();
  const { path, may } = useSettings();
  const { versions, page, last, total } = useLoaderData() as VersionsData;
  const navigate = useNavigate();
  const revalidate = useRevalidate();
  const toasts = useToasts();
  const [removing, setRemoving] = useState<VersionsData['versions'][number]>();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const upload = (
    <ButtonLink kind="main" icon="upload" href={`${path}/versions/upload`}>
      {t('projectSettings.uploadVersion')}
    </ButtonLink>
  );
  const href = (wanted: number) => `${path}/settings/versions?page=${wanted}`;

  async function remove() {
    if (!removing) return;
    setBusy(true);
    setError(undefined);
    try {
      await callApi(`/v2/version/${removing.id}`, { method: 'DELETE' });
      await revalidate();
      toasts.add({
        type: 'success',
        title: t('projectSettings.versionDeleted', { number: removing.number }),
      });
      setRemoving(undefined);
    } catch (failure) {
      setError((failure as Error).message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <SettingsPage
      title={t('projectSettings.page.versions')}
      actions={may.UPLOAD_VERSION && total > 0 && upload}
      editable={may.UPLOAD_VERSION || may.DELETE_VERSION}
    >
      {total === 0 ? (
        <EmptyState
          title={t('projectSettings.noVersionsTitle')}
          actions={may.UPLOAD_VERSION && upload}
        >
          {t('projectSettings.noVersions')}
        </EmptyState>
      ) : (
        <Table
          folds
          caption={t('projectSettings.page.versions')}
          head={
            <>
              <HeadCell narrow>{t('projectSettings.column.channel')}</HeadCell>
              <HeadCell>{t('projectSettings.column.version')}</HeadCell>
              <HeadCell>{t('projectSettings.column.game')}</HeadCell>
              <HeadCell>{t('projectSettings.column.loaders')}</HeadCell>
              <HeadCell>{t('projectSettings.column.published')}</HeadCell>
              <HeadCell end>{t('projectSettings.downloads')}</HeadCell>
              <HeadCell narrow>
                <span className="visually-hidden">{t('projectSettings.column.actions')}</span>
              </HeadCell>
            </>
          }
        >
          {versions.map((version) => (
            <VersionRow
              key={version.id}
              version={version}
              path={path}
              mayEdit={may.UPLOAD_VERSION}
              mayDelete={may.DELETE_VERSION}
              onDelete={() => setRemoving(version)}
            />
          ))}
        </Table>
      )}
      <Pagination
        current={page}
        last={last}
        href={href}
        onGo={(wanted) => navigate(href(wanted))}
        labels={{
          navigation: t('projectSettings.versionPages'),
          previous: t('projectSettings.previous'),
          next: t('projectSettings.next'),
          page: (number) => t('projectSettings.goToPage', { number }),
          goTo: t('projectSettings.goTo'),
        }}
      />
      <ConfirmDialog
        open={removing !== undefined}
        destructive
        busy={busy}
        title={t('projectSettings.deleteVersion', { number: removing?.number ?? '' })}
        labels={{
          confirm: t('projectSettings.deleteShort'),
          cancel: t('shared.cancel'),
          close: t('shared.close'),
        }}
        onConfirm={remove}
        onClose={() => {
          setRemoving(undefined);
          setError(undefined);
        }}
      >
        <p>{t('projectSettings.deleteVersionText')}</p>
        {error && <FieldMessage kind="error" text={error} />}
      </ConfirmDialog>
    </SettingsPage>
  );
}

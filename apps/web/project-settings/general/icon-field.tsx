import { useRef, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { FieldMessage } from '#ui/field/field.tsx';
import { formatBytes } from '#ui/format/index.ts';
import { useToasts } from '#ui/toasts/toasts.tsx';
import { useMessages } from '../../messages/messages.tsx';
import { useRevalidate } from '../../router/hooks.tsx';
import { callApi } from '../../shared/call-api.ts';
import { ProjectIcon } from '../../shared/project-icon.tsx';
import { useSettings } from '../use-settings.ts';
import styles from './general.module.css';

const LIMIT = 256 * 1024;
const EXTENSIONS: Record<string, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/gif': 'gif',
  'image/webp': 'webp',
};

/** The icon, replaced or removed at once. */
export function IconField() {
  const { t, locale } = useMessages();
  const { project, may } = useSettings();
  const revalidate = useRevalidate();
  const toasts = useToasts();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState<'replace' | 'remove'>();
  const [error, setError] = useState<string>();

  async function run(kind: 'replace' | 'remove', call: () => Promise<unknown>) {
    setBusy(kind);
    setError(undefined);
    try {
      await call();
      await revalidate();
      toasts.add({
        type: 'success',
        title: t(kind === 'replace' ? 'projectSettings.iconSaved' : 'projectSettings.iconGone'),
      });
    } catch (failure) {
      setError((failure as Error).message);
    } finally {
      setBusy(undefined);
    }
  }

  function choose(file: File | undefined) {
    if (!file) return;
    const extension = EXTENSIONS[file.type];
    if (!extension) return setError(t('projectSettings.iconKind', { name: file.name }));
    if (file.size > LIMIT) {
      const size = formatBytes(file.size, locale);
      return setError(t('projectSettings.iconLarge', { name: file.name, size }));
    }
    run('replace', () =>
      callApi(`/v2/project/${project.id}/icon?ext=${extension}`, { method: 'PATCH', body: file }),
    );
  }

  return (
    <div className={styles.icon}>
      <ProjectIcon
        id={project.id}
        iconUrl={project.icon_url}
        size={96}
        alt={t('projectSettings.iconAlt', { title: project.title })}
      />
      <div className={styles.iconWords}>
        <div className={styles.iconButtons}>
          <Button
            icon="upload"
            busy={busy === 'replace'}
            disabled={!may.EDIT_DETAILS || busy !== undefined}
            aria-describedby="icon-help icon-error"
            onClick={() => input.current?.click()}
          >
            {t(project.icon_url ? 'projectSettings.replace' : 'projectSettings.chooseIcon')}
          </Button>
          {project.icon_url && (
            <Button
              kind="quiet"
              busy={busy === 'remove'}
              disabled={!may.EDIT_DETAILS || busy !== undefined}
              onClick={() =>
                run('remove', () => callApi(`/v2/project/${project.id}/icon`, { method: 'DELETE' }))
              }
            >
              {t('projectSettings.remove')}
            </Button>
          )}
        </div>
        <p className={styles.help} id="icon-help">
          {t('projectSettings.iconHelp')}
        </p>
        <div id="icon-error" aria-live="polite">
          {error && <FieldMessage kind="error" text={error} />}
        </div>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={Object.keys(EXTENSIONS).join(',')}
        aria-label={t('projectSettings.icon')}
        onChange={(event) => {
          choose(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
    </div>
  );
}

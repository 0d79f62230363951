import { MarkdownEditor } from '../../editor/markdown-editor.tsx';
import { hasPlaceholder } from '../../editor/pictures.ts';
import type { HeadOf } from '../../head.ts';
import { useT } from '../../messages/messages.tsx';
import { useLoaderData } from '../../router/hooks.tsx';
import { readProject, saveProject } from '../save-project.ts';
import { settingsHead } from '../settings-head.ts';
import { SettingsPage } from '../settings-page.tsx';
import { Unsaved } from '../unsaved.tsx';
import { useDraft } from '../use-draft.ts';
import { useSettings } from '../use-settings.ts';
import type { DescriptionData } from './load.ts';

export const head: HeadOf<unknown> = settingsHead('page.description');

const LIMIT = 65_536;

export function Component() {
  const t = useT();
  const { project, may } = useSettings();
  const { body, html } = useLoaderData() as DescriptionData;
  const draft = useDraft<{ body: string }>({
    keep: `settings-description ${project.id}`,
    saved: { body },
    check: (values) => (values.body.length > LIMIT ? { body: t('projectSettings.bodyLong') } : {}),
    reread: async () => ({ body: (await readProject(project.id)).body }),
    send: (changes) => saveProject(project.id, changes),
  });
  const { body: text } = draft.values;
  return (
    <SettingsPage title={t('projectSettings.page.description')} editable={may.EDIT_BODY}>
      <MarkdownEditor
        value={text}
        limit={LIMIT}
        label={t('projectSettings.page.description')}
        picturePlace={`context=project&project_id=${project.id}`}
        disabled={!may.EDIT_BODY}
        html={html}
        onChange={(next) => draft.change({ body: next })}
      />
      <Unsaved
        draft={draft}
        names={() => t('projectSettings.field.body')}
        lockedReason={hasPlaceholder(text) ? t('editor.waitForPictures') : undefined}
      />
    </SettingsPage>
  );
}

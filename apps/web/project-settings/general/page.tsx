import { useId } from 'react';
import { SectionBed } from '#ui/bed/bed.tsx';
import { Field } from '#ui/field/field.tsx';
import { Input } from '#ui/input/input.tsx';
import { TextArea } from '#ui/text-area/text-area.tsx';
import { slugProblem } from '../../create/slug.ts';
import { useSlugCheck } from '../../create/use-slug-check.ts';
import type { HeadOf } from '../../head.ts';
import { type T, useT } from '../../messages/messages.tsx';
import { useRoot } from '../../root/root.tsx';
import { useNavigate } from '../../router/hooks.tsx';
import { readProject, saveProject } from '../save-project.ts';
import { settingsHead } from '../settings-head.ts';
import { SettingsPage } from '../settings-page.tsx';
import { Unsaved } from '../unsaved.tsx';
import { fieldId, useDraft } from '../use-draft.ts';
import { useSettings } from '../use-settings.ts';
import { DeleteProject } from './delete-project.tsx';
import styles from './general.module.css';
import { checkGeneral, type General, generalOf, SUMMARY_LIMIT, toEdit } from './general.ts';
import { IconField } from './icon-field.tsx';
import { SideSelects } from './side-selects.tsx';
import { VisibilityField } from './visibility-field.tsx';

export const head: HeadOf<null> = settingsHead('page.general');

export function Component() {
  const t = useT();
  const navigate = useNavigate();
  const { project, type, may } = useSettings();
  const draft = useDraft<General>({
    keep: `settings-general ${project.id}`,
    saved: generalOf(project),
    check: (values) => checkGeneral(values, t),
    reread: async () => generalOf(await readProject(project.id)),
    send: async (changes) => {
      await saveProject(project.id, toEdit(changes, project.status));
      if (changes.slug !== undefined) {
        await navigate(`/${type}/${encodeURIComponent(changes.slug)}/settings`, { replace: true });
      }
    },
    fieldNames: { status: 'visibility', requested_status: 'visibility' },
  });
  const { values, errors } = draft;
  const slugState = useSlugCheck(values.slug, project);
  const asksSides = ['project', 'mod', 'modpack'].includes(type);

  return (
    <SettingsPage title={t('projectSettings.page.general')} editable={may.EDIT_DETAILS}>
      <SectionBed title={t('projectSettings.about')} padded>
        <div className={styles.fields}>
          <IconField />
          <div className={styles.columns}>
            <Field
              id={fieldId('title')}
              label={t('projectSettings.name')}
              required
              error={errors.title}
            >
              <Input
                value={values.title}
                maxLength={64}
                onChange={(event) => draft.change({ title: event.currentTarget.value })}
                onBlur={() => draft.touch('title')}
              />
            </Field>
            <SlugField
              slug={values.slug}
              path={`/${type}/`}
              changed={draft.changed.includes('slug')}
              state={slugState}
              error={errors.slug ?? slugError(values.slug, slugState, t)}
              onChange={(slug) => draft.change({ slug })}
            />
          </div>
          <Field
            id={fieldId('description')}
            label={t('projectSettings.summary')}
            required
            help={t('projectSettings.summaryHelp')}
            error={errors.description}
          >
            <TextArea
              value={values.description}
              limit={SUMMARY_LIMIT}
              countLabel={(used, limit) => t('projectSettings.count', { used, limit })}
              onChange={(event) => draft.change({ description: event.currentTarget.value })}
              onBlur={() => draft.touch('description')}
            />
          </Field>
          {asksSides && <SideSelects draft={draft} />}
        </div>
      </SectionBed>
      <VisibilityField draft={draft} status={project.status} />
      <DeleteProject project={project} allowed={may.DELETE_PROJECT} />
      <Unsaved
        draft={draft}
        names={(field) => t(`projectSettings.field.${field}`)}
        lockedReason={slugState === 'taken' ? t('projectSettings.slugTaken') : undefined}
      />
    </SettingsPage>
  );
}

function slugError(slug: string, state: string, t: T): string | undefined {
  const problem = slugProblem(slug);
  if (problem) return t(`projectSettings.slug.${problem}`);
  return state === 'taken' ? t('projectSettings.slugTaken') : undefined;
}

interface SlugFieldProps {
  slug: string;
  path: string;
  changed: boolean;
  state: string;
  error: string | undefined;
  onChange: (slug: string) => void;
}

function SlugField({ slug, path, changed, state, error, onChange }: SlugFieldProps) {
  const t = useT();
  const { site } = useRoot();
  const id = useId();
  return (
    <Field
      id={fieldId('slug')}
      label={t('projectSettings.address')}
      required
      error={error}
      help={
        <span className={styles.slugHelp} id={id}>
          <span className="ltr">{site.replace(/^https?:\/\//, '') + path + slug}</span>
          {changed && <span>{t('projectSettings.oldAddress')}</span>}
          {changed && !error && state === 'free' && (
            <span className={styles.free}>{t('projectSettings.slugFree')}</span>
          )}
        </span>
      }
    >
      <Input
        code
        value={slug}
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  );
}

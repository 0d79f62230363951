import { Note } from '#ui/banner/banner.tsx';
import { SectionBed } from '#ui/bed/bed.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import type { HeadOf } from '../../head.ts';
import type { MessageKey } from '../../messages/keys.ts';
import { useT } from '../../messages/messages.tsx';
import { useLoaderData } from '../../router/hooks.tsx';
import { categoryName } from '../../shared/tag-names.ts';
import type { ApiProject } from '../load.ts';
import { readProject, saveProject } from '../save-project.ts';
import { settingsHead } from '../settings-head.ts';
import { SettingsPage } from '../settings-page.tsx';
import { Unsaved } from '../unsaved.tsx';
import { useDraft } from '../use-draft.ts';
import { useSettings } from '../use-settings.ts';
import {
  type ChosenTags,
  isChosen,
  MOST_FEATURED,
  settleTags,
  toggleFeatured,
  toggleTag,
} from './chosen-tags.ts';
import type { TagsData } from './load.ts';
import styles from './tags.module.css';

export const head: HeadOf<unknown> = settingsHead('page.tags');

const tagsOf = ({ categories, additional_categories }: ApiProject): ChosenTags => ({
  categories,
  additional_categories,
});

export function Component() {
  const t = useT();
  const { project, path, may } = useSettings();
  const { groups } = useLoaderData() as TagsData;
  const draft = useDraft<ChosenTags>({
    keep: `settings-tags ${project.id}`,
    saved: tagsOf(project),
    reread: async () => tagsOf(await readProject(project.id)),
    send: async (changes) => {
      await saveProject(project.id, { ...settleTags({ ...tagsOf(project), ...changes }) });
    },
  });
  const title = t('projectSettings.page.tags');

  if (groups.length === 0) {
    return (
      <SettingsPage title={title} editable={may.EDIT_DETAILS}>
        <EmptyState
          title={t('projectSettings.tagsLockedTitle')}
          actions={
            may.UPLOAD_VERSION && (
              <ButtonLink kind="main" icon="upload" href={`${path}/versions/upload`}>
                {t('projectSettings.uploadVersion')}
              </ButtonLink>
            )
          }
        >
          {t('projectSettings.tagsLocked')}
        </EmptyState>
      </SettingsPage>
    );
  }

  const chosen = draft.values.categories.length + draft.values.additional_categories.length;
  return (
    <SettingsPage title={title} editable={may.EDIT_DETAILS}>
      {groups.map(({ header, names }) => (
        <SectionBed
          key={header}
          title={t(`shared.header.${header}` as MessageKey)}
          count={t('projectSettings.chosen', {
            count: names.filter((name) => isChosen(draft.values, name)).length,
          })}
          padded
        >
          <ul className={styles.tags}>
            {names.map((name) => (
              <li key={name}>
                <TagButton
                  name={name}
                  tags={draft.values}
                  disabled={!may.EDIT_DETAILS}
                  onChange={draft.change}
                />
              </li>
            ))}
          </ul>
        </SectionBed>
      ))}
      {chosen > 0 && draft.values.categories.length === 0 && (
        <Note icon="flag">{t('projectSettings.noneFeatured')}</Note>
      )}
      {draft.failure && <Note tone="red">{draft.failure}</Note>}
      <Unsaved draft={draft} names={(field) => t(`projectSettings.field.${field}`)} />
    </SettingsPage>
  );
}

interface TagButtonProps {
  name: string;
  tags: ChosenTags;
  disabled: boolean;
  onChange: (tags: ChosenTags) => void;
}

/** A small button; chosen, a chip with a flag to feature it. */
function TagButton({ name, tags, disabled, onChange }: TagButtonProps) {
  const t = useT();
  const label = categoryName(t, name);
  const chosen = isChosen(tags, name);
  const featured = tags.categories.includes(name);
  const full = !featured && tags.categories.length >= MOST_FEATURED;
  if (!chosen) {
    return (
      <Button
        className={styles.tag}
        aria-pressed={false}
        disabled={disabled}
        onClick={() => onChange(toggleTag(tags, name))}
      >
        {label}
      </Button>
    );
  }
  return (
    <span className={styles.chip}>
      <button
        type="button"
        className={styles.name}
        aria-pressed={true}
        disabled={disabled}
        onClick={() => onChange(toggleTag(tags, name))}
      >
        <Icon name="tick" size={14} />
        {label}
      </button>
      <button
        type="button"
        className={classNames(styles.flag, featured && styles.featured, full && styles.full)}
        aria-pressed={featured}
        aria-disabled={full || undefined}
        aria-label={t('projectSettings.feature', { tag: label })}
        data-tip={
          full
            ? t('projectSettings.featuredFull', { count: MOST_FEATURED })
            : t(featured ? 'projectSettings.unfeature' : 'projectSettings.feature', { tag: label })
        }
        disabled={disabled}
        onClick={() => !full && onChange(toggleFeatured(tags, name))}
      >
        <Icon name="flag" size={16} />
      </button>
    </span>
  );
}

import { type FormEvent, useId, useState } from 'react';
import { Note } from '#ui/banner/banner.tsx';
import { Field, FieldGroup } from '#ui/field/field.tsx';
import { Input } from '#ui/input/input.tsx';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { TextArea } from '#ui/text-area/text-area.tsx';
import type { MessageKey } from '../messages/keys.ts';
import { useMessages } from '../messages/messages.tsx';
import { useRoot } from '../root/root.tsx';
import { useNavigate } from '../router/hooks.tsx';
import { ApiError } from '../shared/call-api.ts';
import { useKept } from '../shared/use-kept.ts';
import styles from './create-project.module.css';
import { createDraft, type NewProject, VISIBILITIES } from './new-project.ts';
import { problemsOf } from './new-project-problems.ts';
import { slugOf } from './slug.ts';
import { useSlugCheck } from './use-slug-check.ts';

const EMPTY: NewProject = { title: '', slug: null, summary: '', visibility: 'approved' };
const NAME_LIMIT = 64;
const SUMMARY_LIMIT = 255;

interface CreateProjectFormProps {
  id: string;
  busy: boolean;
  onBusy: (busy: boolean) => void;
  onCreated: () => void;
}

export function CreateProjectForm({ id, busy, onBusy, onCreated }: CreateProjectFormProps) {
  const { t } = useMessages();
  const navigate = useNavigate();
  const fields = useId();
  const [project, setProject] = useKept<NewProject>('create-project', EMPTY);
  const [tried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<{ field?: string; text: string; slug: string }>();
  const slug = project.slug ?? slugOf(project.title);
  const slugState = useSlugCheck(slug);
  const problems = problemsOf({ ...project, slug }, t);
  const shown = tried ? problems : {};
  const refused = (field: string) => (refusal?.field === field ? refusal.text : undefined);
  const slugError =
    slugState === 'taken' || (refusal?.field === 'slug' && refusal.slug === slug)
      ? t('create.slugTaken')
      : project.slug !== null || tried
        ? problems.slug
        : undefined;

  function change(changes: Partial<NewProject>) {
    setProject((before) => ({ ...before, ...changes }));
    setRefusal(undefined);
  }

  function focusOn(field: string) {
    document.getElementById(`${fields}-${field}`)?.focus();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setTried(true);
    const [first] = Object.keys(problems);
    if (first) return focusOn(first);
    if (slugState === 'taken') return focusOn('slug');
    onBusy(true);
    try {
      await createDraft({ ...project, slug });
      setProject(EMPTY);
      onCreated();
      navigate(`/project/${encodeURIComponent(slug.toLowerCase())}`);
    } catch (error) {
      const field = error instanceof ApiError ? error.field : undefined;
      setRefusal({ field, text: (error as Error).message, slug });
      focusOn(field ?? 'title');
    } finally {
      onBusy(false);
    }
  }

  return (
    <form id={id} className={styles.form} onSubmit={submit} noValidate>
      {refusal && !['title', 'slug', 'description'].includes(refusal.field ?? '') && (
        <Note tone="red" urgent>
          {refusal.text}
        </Note>
      )}
      <div className={styles.columns}>
        <Field
          id={`${fields}-title`}
          label={t('create.name')}
          required
          error={shown.title ?? refused('title')}
        >
          <Input
            data-first-focus
            value={project.title}
            maxLength={NAME_LIMIT}
            autoComplete="off"
            onChange={(event) => change({ title: event.currentTarget.value })}
          />
        </Field>
        <Field
          id={`${fields}-slug`}
          label={t('create.address')}
          required
          error={slugError}
          help={<SlugHelp slug={slug} state={slugState} broken={slugError !== undefined} />}
        >
          <Input
            code
            value={slug}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => change({ slug: event.currentTarget.value })}
            onBlur={() => project.slug === '' && change({ slug: null })}
          />
        </Field>
      </div>
      <Field
        id={`${fields}-summary`}
        label={t('create.summary')}
        required
        help={t('create.summaryHelp')}
        error={shown.summary ?? refused('description')}
      >
        <TextArea
          value={project.summary}
          limit={SUMMARY_LIMIT}
          countLabel={(used, limit) => t('create.count', { used, limit })}
          onChange={(event) => change({ summary: event.currentTarget.value })}
        />
      </Field>
      <FieldGroup legend={t('create.visibility')} help={t('create.visibilityHelp')}>
        <div className={styles.options}>
          {VISIBILITIES.map((visibility) => (
            <OptionRow
              key={visibility}
              name="visibility"
              value={visibility}
              checked={project.visibility === visibility}
              onChange={() => change({ visibility })}
              title={t(`create.visibility.${visibility}` as MessageKey)}
              text={t(`create.visibilityText.${visibility}` as MessageKey)}
            />
          ))}
        </div>
      </FieldGroup>
    </form>
  );
}

function SlugHelp(props: { slug: string; state: string; broken: boolean }) {
  const { t } = useMessages();
  const { site } = useRoot();
  const { slug, state, broken } = props;
  return (
    <output className={styles.slugHelp}>
      {slug === '' ? (
        t('create.addressHelp')
      ) : (
        <>
          <span className="ltr">{`${site.replace(/^https?:\/\//, '')}/project/${slug}`}</span>
          {!broken && state === 'checking' && <span>{t('create.checking')}</span>}
          {!broken && state === 'free' && <span className={styles.free}>{t('create.free')}</span>}
        </>
      )}
    </output>
  );
}

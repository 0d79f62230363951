import { Note } from '#ui/banner/banner.tsx';
import { SectionBed } from '#ui/bed/bed.tsx';
import { Breadcrumb } from '#ui/breadcrumb/breadcrumb.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { NativeSelect } from '#ui/select/native-select.tsx';
import { MarkdownEditor } from '../editor/markdown-editor.tsx';
import { hasPlaceholder } from '../editor/pictures.ts';
import type { HeadOf } from '../head.ts';
import { useT } from '../messages/messages.tsx';
import { Unsaved } from '../project-settings/unsaved.tsx';
import { fieldId, useDraft } from '../project-settings/use-draft.ts';
import { useLoaderData } from '../router/hooks.tsx';
import { callApi } from '../shared/call-api.ts';
import { VERSION_LIMITS, versionProblems } from '../version-form/version-fields.ts';
import { VersionForm } from '../version-form/version-form.tsx';
import { FILE_FIELDS, toEdit, type VersionEdit } from './edit-fields.ts';
import type { VersionEditData } from './load.ts';
import styles from './page.module.css';
import { VersionFiles } from './version-files.tsx';

export const head: HeadOf<VersionEditData> = ({ data, t }) => ({
  title: t('upload.editHeadTitle', { number: data.fields.number, title: data.project.title }),
  robots: 'noindex',
});

const STATUSES = ['listed', 'archived', 'unlisted', 'draft'] as const;

/** The fields of a version that is there, and its files. */
export function Component() {
  const t = useT();
  const data = useLoaderData() as VersionEditData;
  const { project, path, id, fields, options, files, mayEdit } = data;
  const main = files.find((file) => file.primary)?.name ?? '';
  const isPack = main.toLowerCase().endsWith('.mrpack');
  const href = `${path}/version/${id}`;
  const draft = useDraft<VersionEdit>({
    keep: `version ${id}`,
    saved: { ...fields, changelog: data.changelog, status: data.status },
    check: (values) => {
      const [problem] = versionProblems(values, [], isPack);
      return problem ? { [FILE_FIELDS[problem]]: t(`upload.problem.${problem}`) } : {};
    },
    send: async (changes) => {
      await callApi(`/v2/version/${id}`, { method: 'PATCH', body: toEdit(changes) });
    },
    fieldNames: {
      version_number: 'number',
      version_type: 'channel',
      game_versions: 'gameVersions',
    },
  });
  const { values } = draft;
  const statuses = STATUSES.some((one) => one === data.status)
    ? STATUSES
    : ([...STATUSES, data.status] as (typeof STATUSES)[number][]);

  return (
    <div className={`content ${styles.page}`}>
      <Breadcrumb
        label={t('upload.breadcrumb')}
        crumbs={[
          { label: <bdi>{project.title}</bdi>, href: path },
          { label: t('upload.versions'), href: `${path}/versions` },
          { label: <span className="ltr">{fields.number}</span>, href },
          { label: t('upload.edit.crumb') },
        ]}
      />
      <div className={styles.head}>
        <h1 className={styles.title}>{t('upload.editTitle', { number: fields.number })}</h1>
        <TextLink href={href}>{t('upload.seeDone')}</TextLink>
      </div>
      {!mayEdit && (
        <Note icon="lock" className={styles.note}>
          {t('upload.readOnly', { owner: data.owner })}
        </Note>
      )}
      <fieldset className={styles.body} disabled={!mayEdit}>
        <legend className="visually-hidden">
          {t('upload.editTitle', { number: fields.number })}
        </legend>
        <SectionBed title={t('upload.about')} padded>
          <div className={styles.form}>
            <VersionForm
              id="version"
              fields={values}
              options={options}
              filename={main}
              problems={versionProblems(values, [], isPack)}
              projectId={project.id}
              errors={draft.errors}
              onChange={draft.change}
            />
            <Field id={fieldId('status')} label={t('upload.status')} error={draft.errors.status}>
              <NativeSelect
                value={values.status}
                options={statuses.map((value) => ({
                  value,
                  label: t(`upload.status.${value}`),
                }))}
                onChange={(event) => draft.change({ status: event.currentTarget.value })}
              />
            </Field>
          </div>
        </SectionBed>
        <SectionBed title={t('upload.changelog')} padded>
          <MarkdownEditor
            label={t('upload.changelog')}
            value={values.changelog}
            limit={VERSION_LIMITS.changelog}
            picturePlace={`context=version&version_id=${id}`}
            disabled={!mayEdit}
            onChange={(changelog) => draft.change({ changelog })}
          />
        </SectionBed>
        <VersionFiles data={data} />
      </fieldset>
      <Unsaved
        draft={draft}
        names={(field) => t(`upload.field.${field}`)}
        lockedReason={hasPlaceholder(values.changelog) ? t('editor.waitForPictures') : undefined}
      />
    </div>
  );
}

import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { NativeSelect } from '#ui/select/native-select.tsx';
import { MarkdownEditor } from '../editor/markdown-editor.tsx';
import { useT } from '../messages/messages.tsx';
import { VERSION_LIMITS, type VersionFields } from '../version-form/version-fields.ts';
import { VersionForm } from '../version-form/version-form.tsx';
import styles from './row.module.css';
import type { RowProps } from './upload-row-view.tsx';

interface RowEditorProps extends RowProps {
  fields: VersionFields;
  onDone: () => void;
}

/** Every field of the version that a file becomes, in place. Changes count at once. */
export function RowEditor(props: RowEditorProps) {
  const { row, rows, fields, check, options, queue, projectId, ownChangelog, onDone } = props;
  const t = useT();
  const owners = rows.filter(
    (one) => one.key !== row.key && one.fields && !one.extraOf && !one.published,
  );
  const hasExtras = rows.some((one) => one.extraOf === row.key);
  return (
    <div className={styles.form}>
      {owners.length > 0 && !hasExtras && (
        <Field id={`${row.key}-use`} label={t('upload.useAs')}>
          <NativeSelect
            value=""
            options={[
              { value: '', label: t('upload.ownVersion') },
              ...owners.map(({ key, filename }) => ({
                value: key,
                label: t('upload.useAsExtra', { filename }),
              })),
            ]}
            onChange={(event) =>
              queue.edit(row.key, { extraOf: event.currentTarget.value || null })
            }
          />
        </Field>
      )}
      <VersionForm
        id={row.key}
        fields={fields}
        options={options}
        filename={row.filename}
        problems={check.problems}
        packFiles={row.inferred?.packFileCount}
        projectId={projectId}
        onChange={(changes) => queue.edit(row.key, { fields: { ...fields, ...changes } })}
      />
      {ownChangelog && (
        <Field id={`${row.key}-changelog`} label={t('upload.changelog')}>
          <MarkdownEditor
            compact
            value={row.changelog ?? ''}
            limit={VERSION_LIMITS.changelog}
            picturePlace="context=version"
            onChange={(changelog) => queue.edit(row.key, { changelog })}
          />
        </Field>
      )}
      <div className={styles.formFoot}>
        <Button onClick={onDone}>{t('upload.doneEditing')}</Button>
      </div>
    </div>
  );
}

import type { ReactNode } from 'react';
import { Button } from '#ui/button/button.tsx';
import { ChannelMark } from '#ui/channel-mark/channel-mark.tsx';
import { collapseVersions } from '#ui/format/index.ts';
import { TextLink } from '#ui/link/link.tsx';
import { LoaderTag } from '#ui/loader-tag/loader-tag.tsx';
import { NativeSelect } from '#ui/select/native-select.tsx';
import { VersionTag } from '#ui/tag/tag.tsx';
import { useT } from '../messages/messages.tsx';
import { emptyFields } from '../version-form/inferred-fields.ts';
import type { DependencyField, VersionFields } from '../version-form/version-fields.ts';
import styles from './row.module.css';
import { EXTRA_TYPES, type ExtraType } from './upload-row.ts';
import type { RowProps } from './upload-row-view.tsx';

interface RowFactsProps extends RowProps {
  fields: VersionFields;
  open: boolean;
  onEdit: () => void;
}

/** What the version will be; what the file does not say is amber, with its own button. */
export function RowFacts({ row, fields, options, open, onEdit, queue }: RowFactsProps) {
  const t = useT();
  const suggested = emptyFields(row.filename).number;
  const names = new Map(options.loaders.map(({ id, name }) => [id, name]));
  const fixed = row.state === 'published' || row.state === 'publishing';
  const missing = (button: string) => (
    <>
      <span className={styles.missing}>{t('upload.notInFile')}</span>
      {!fixed && !open && (
        <Button size="small" onClick={onEdit}>
          {button}
        </Button>
      )}
    </>
  );
  return (
    <dl className={styles.facts}>
      <Fact term={t('upload.version')}>
        <ChannelMark channel={fields.channel} label={t(`upload.channel.${fields.channel}`)} />
        {fields.number ? (
          <strong className="ltr">{fields.number}</strong>
        ) : (
          <>
            <span className={styles.missing}>{t('upload.notInFile')}</span>
            {suggested && !open && !fixed && (
              <Button
                size="small"
                onClick={() => queue.edit(row.key, { fields: { ...fields, number: suggested } })}
              >
                {t('upload.useNumber', { number: suggested })}
              </Button>
            )}
          </>
        )}
        {!fixed && (
          <button
            type="button"
            className="link"
            aria-expanded={open}
            aria-label={t(open ? 'upload.closeFile' : 'upload.editFile', {
              filename: row.filename,
            })}
            onClick={onEdit}
          >
            {t(open ? 'upload.close' : 'upload.edit')}
          </button>
        )}
      </Fact>
      <Fact term={t('upload.loadersShort')}>
        {fields.loaders.length > 0
          ? fields.loaders.map((id) => (
              <LoaderTag key={id} loader={id} name={names.get(id) ?? id} />
            ))
          : missing(t('upload.chooseLoaders'))}
      </Fact>
      <Fact term={t('upload.game')}>
        {fields.gameVersions.length > 0
          ? collapseVersions(fields.gameVersions, options.gameVersions).map((range) => (
              <VersionTag key={range}>{range}</VersionTag>
            ))
          : missing(t('upload.chooseVersions'))}
      </Fact>
      <Fact term={t('upload.needs')}>
        <Needs fields={fields} packFiles={row.inferred?.packFileCount ?? 0} />
      </Fact>
    </dl>
  );
}

const SHOWN_NEEDS = 4;

function Needs({ fields, packFiles }: { fields: VersionFields; packFiles: number }) {
  const t = useT();
  if (packFiles > 0) return t('upload.packDependencies', { count: packFiles });
  const needs = fields.dependencies.filter(({ type }) => type !== 'embedded');
  if (needs.length === 0) return t('upload.nothing');
  return (
    <span className={styles.needs}>
      {needs.slice(0, SHOWN_NEEDS).map((need) => (
        <NeedText key={`${need.projectId} ${need.title}`} need={need} />
      ))}
      {needs.length > SHOWN_NEEDS && (
        <span>{t('upload.moreNeeds', { count: needs.length - SHOWN_NEEDS })}</span>
      )}
    </span>
  );
}

function NeedText({ need }: { need: DependencyField }) {
  const t = useT();
  const { title, href, range, type } = need;
  return (
    <span className={href ? undefined : styles.unknown}>
      {href ? (
        <TextLink href={href} className={styles.needTitle}>
          <bdi>{title}</bdi>
        </TextLink>
      ) : (
        <bdi>{title}</bdi>
      )}
      {range && <span className="ltr"> {range}</span>}
      {type !== 'required' && ` (${t(`upload.dependency.${type}`).toLowerCase()})`}
      {!href && `, ${t('upload.notHere')}`}
    </span>
  );
}

/** A file of another file's version. */
export function ExtraFacts({ row, rows, queue }: RowProps) {
  const t = useT();
  const owner = rows.find((one) => one.key === row.extraOf);
  return (
    <dl className={styles.facts}>
      <Fact term={t('upload.fileOf')}>
        <span className={styles.filename}>{owner?.filename}</span>
      </Fact>
      <Fact term={t('upload.fileType')}>
        {row.state === 'published' ? (
          t(`upload.extra.${row.extraType}`)
        ) : (
          <NativeSelect
            aria-label={t('upload.fileTypeOf', { filename: row.filename })}
            value={row.extraType}
            options={EXTRA_TYPES.map((value) => ({ value, label: t(`upload.extra.${value}`) }))}
            onChange={(event) =>
              queue.edit(row.key, { extraType: event.currentTarget.value as ExtraType })
            }
          />
        )}
      </Fact>
      {row.state !== 'published' && (
        <Fact term="">
          <Button size="small" onClick={() => queue.edit(row.key, { extraOf: null })}>
            {t('upload.ownVersion')}
          </Button>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

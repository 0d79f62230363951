import { Badge } from '#ui/badge/badge.tsx';
import { SectionBed } from '#ui/bed/bed.tsx';
import { IconLink } from '#ui/button/icon-button.tsx';
import { CopyButton } from '#ui/copy/copy-button.tsx';
import { formatBytes } from '#ui/format/index.ts';
import { Icon } from '#ui/icons/icon.tsx';
import type { MessageKey } from '../../messages/keys.ts';
import { useMessages } from '../../messages/messages.tsx';
import styles from './files.module.css';
import type { FileRow } from './load.ts';

/** The files of a version with what proves that a copy is the same. */
export function Files({ files }: { files: FileRow[] }) {
  const { t } = useMessages();
  return (
    <SectionBed
      title={t('version.files')}
      count={files.length}
      level={3}
      foot={t('version.compareHashes')}
    >
      <ul>
        {files.map((file) => (
          <File key={file.id} file={file} />
        ))}
      </ul>
    </SectionBed>
  );
}

function File({ file }: { file: FileRow }) {
  const { t, locale } = useMessages();
  const size = formatBytes(file.size, locale);
  return (
    <li className={styles.file}>
      <Icon name="file" />
      <div className={styles.words}>
        <span className={styles.name} dir="ltr">
          {file.name}
        </span>
        <span className={styles.facts}>
          {size}
          {file.primary && <Badge color="green">{t('version.primary')}</Badge>}
          {file.type && <Badge>{t(`version.fileType.${file.type}` as MessageKey)}</Badge>}
        </span>
        {(['sha1', 'sha512'] as const).map((algorithm) => (
          <span key={algorithm} className={styles.hash}>
            <span className={styles.algorithm}>{t(`version.${algorithm}`)}</span>
            <code className={styles.digits}>{file[algorithm]}</code>
            <CopyButton
              iconOnly
              kind="quiet"
              size="small"
              text={file[algorithm]}
              labels={{
                copy: t('version.copyHash', {
                  algorithm: t(`version.${algorithm}`),
                  name: file.name,
                }),
                copied: t('shared.copied'),
              }}
            />
          </span>
        ))}
      </div>
      <IconLink
        icon="download"
        kind="default"
        href={file.href}
        download
        label={t('project.downloadFile', { name: file.name, size })}
      />
    </li>
  );
}

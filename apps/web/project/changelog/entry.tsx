import { IconLink } from '#ui/button/icon-button.tsx';
import { ChannelMark } from '#ui/channel-mark/channel-mark.tsx';
import { classNames } from '#ui/class-names.ts';
import { formatBytes } from '#ui/format/index.ts';
import { Link } from '#ui/link/link.tsx';
import { useMessages } from '../../messages/messages.tsx';
import { RelativeTime } from '../../shared/relative-time.tsx';
import { Prose } from '../prose.tsx';
import type { Entry } from './load.ts';
import styles from './page.module.css';

/** What changed in one version. */
export function ChangelogEntry({ entry, projectPath }: { entry: Entry; projectPath: string }) {
  const { t, locale } = useMessages();
  const { channel, file, author } = entry;
  const text = entry.repeats
    ? t('project.sameChangelog')
    : entry.html.trim() === ''
      ? t('project.noChangelog')
      : null;
  return (
    <li className={classNames(styles.entry, styles[channel])}>
      <header className={styles.head}>
        <ChannelMark channel={channel} label={t(`project.channel.${channel}`)} />
        <h3 className={styles.title}>
          <Link className={styles.link} href={`${projectPath}/version/${entry.id}`}>
            <bdi>{entry.name}</bdi>
          </Link>
        </h3>
        <p className={styles.facts}>
          {!entry.name.includes(entry.number) && <bdi>{entry.number}</bdi>}
          <Link className={styles.link} href={`/user/${encodeURIComponent(author.username)}`}>
            <bdi>{author.username}</bdi>
          </Link>
          <RelativeTime moment={entry.published} />
        </p>
        {file && (
          <span className={styles.download}>
            <IconLink
              icon="download"
              kind="default"
              href={file.href}
              download
              label={t('project.downloadFile', {
                name: file.name,
                size: formatBytes(file.size, locale),
              })}
            />
          </span>
        )}
      </header>
      {text ? (
        <p className={styles.nothing}>{text}</p>
      ) : (
        <Prose html={entry.html} className={styles.text} />
      )}
    </li>
  );
}

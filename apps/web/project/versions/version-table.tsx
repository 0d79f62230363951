import { StateBadge } from '#ui/badge/badge.tsx';
import { IconLink } from '#ui/button/icon-button.tsx';
import { ChannelMark } from '#ui/channel-mark/channel-mark.tsx';
import { formatBytes } from '#ui/format/index.ts';
import { Link } from '#ui/link/link.tsx';
import { LoaderTag } from '#ui/loader-tag/loader-tag.tsx';
import { Cell, HeadCell, Row, Table } from '#ui/table/table.tsx';
import { Tag, TagLine, VersionTag } from '#ui/tag/tag.tsx';
import { useMessages } from '../../messages/messages.tsx';
import { useRoot } from '../../root/root.tsx';
import { NumberText } from '../../shared/number-text.tsx';
import { RelativeTime } from '../../shared/relative-time.tsx';
import { filterHref, toggled } from '../version-filter.ts';
import type { VersionRow, VersionsData } from './load.ts';
import { VersionMenu } from './version-menu.tsx';
import styles from './version-table.module.css';

/** More ranges than these are behind a count. */
const RANGES_SHOWN = 3;

/** The versions of one page of the list. */
export function VersionTable({ data, path }: { data: VersionsData; path: string }) {
  const { t } = useMessages();
  return (
    <Table
      caption={t('project.allVersions')}
      folds
      head={
        <>
          <HeadCell narrow>
            <span className="visually-hidden">{t('project.channelLabel')}</span>
          </HeadCell>
          <HeadCell>{t('project.version')}</HeadCell>
          <HeadCell>{t('project.gameVersions')}</HeadCell>
          <HeadCell className={styles.middle}>{t('project.loaders')}</HeadCell>
          <HeadCell>{t('project.published')}</HeadCell>
          <HeadCell end className={styles.wide}>
            {t('project.downloadsHead')}
          </HeadCell>
          <HeadCell narrow>
            <span className="visually-hidden">{t('project.actions')}</span>
          </HeadCell>
        </>
      }
    >
      {data.versions.map((version) => (
        <VersionLine key={version.id} version={version} data={data} path={path} />
      ))}
    </Table>
  );
}

type VersionLineProps = { version: VersionRow; data: VersionsData; path: string };

function VersionLine({ version, data, path }: VersionLineProps) {
  const { t, locale } = useMessages();
  const { flags } = useRoot();
  const { about, filter } = data;
  const { channel, ranges, file } = version;
  const hidden = ranges.slice(RANGES_SHOWN);
  return (
    <Row>
      <Cell narrow>
        <Link
          className={styles.filter}
          href={filterHref(path, toggled(filter, 'channels', channel))}
          aria-label={t('project.filterBy', { name: t(`project.channel.${channel}`) })}
        >
          <ChannelMark channel={channel} label={t(`project.channel.${channel}`)} />
        </Link>
      </Cell>
      <Cell phone="grow" className={styles.version}>
        <Link className={styles.number} href={`${about.path}/version/${version.id}`}>
          <bdi>{version.number}</bdi>
        </Link>
        {version.status !== 'listed' && (
          <StateBadge state={version.status}>
            {t(`project.versionStatus.${version.status}` as 'project.versionStatus.draft')}
          </StateBadge>
        )}
        {version.name !== version.number && (
          <span className={styles.name} dir="auto">
            {version.name}
          </span>
        )}
        {flags.versionFileNames && file && (
          <span className={styles.name} dir="ltr">
            {file.name}
          </span>
        )}
      </Cell>
      <Cell phone="second" className={styles.ranges}>
        <TagLine>
          {ranges.slice(0, RANGES_SHOWN).map((range) => (
            <VersionTag
              key={range}
              href={
                data.options.gameVersions.includes(range)
                  ? filterHref(path, toggled(filter, 'gameVersions', range))
                  : undefined
              }
            >
              {range}
            </VersionTag>
          ))}
          {hidden.length > 0 && <Tag tip={hidden.join(', ')}>{`+${hidden.length}`}</Tag>}
        </TagLine>
      </Cell>
      <Cell phone="second" className={styles.middle}>
        <span className={styles.loaders}>
          {version.loaders.map(({ id, name }) => (
            <Link
              key={id}
              className={styles.filter}
              href={filterHref(path, toggled(filter, 'loaders', id))}
            >
              <LoaderTag loader={id} name={name} />
            </Link>
          ))}
        </span>
      </Cell>
      <Cell phone="second" className={styles.date}>
        <RelativeTime moment={version.published} />
      </Cell>
      <Cell end phone="hidden" className={styles.wide}>
        <NumberText value={version.downloads} full />
      </Cell>
      <Cell narrow>
        <span className={styles.actions}>
          {file && (
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
          )}
          <VersionMenu version={version} />
        </span>
      </Cell>
    </Row>
  );
}

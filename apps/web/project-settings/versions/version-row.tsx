import { Badge } from '#ui/badge/badge.tsx';
import { IconButton, IconLink } from '#ui/button/icon-button.tsx';
import { ChannelMark } from '#ui/channel-mark/channel-mark.tsx';
import { formatNumber } from '#ui/format/index.ts';
import { TextLink } from '#ui/link/link.tsx';
import { LoaderTag } from '#ui/loader-tag/loader-tag.tsx';
import { Cell, Row } from '#ui/table/table.tsx';
import { TagLine, VersionTag } from '#ui/tag/tag.tsx';
import { useMessages } from '../../messages/messages.tsx';
import { RelativeTime } from '../../shared/relative-time.tsx';
import type { VersionsData } from './load.ts';
import styles from './versions.module.css';

interface VersionRowProps {
  version: VersionsData['versions'][number];
  path: string;
  mayEdit: boolean;
  mayDelete: boolean;
  onDelete: () => void;
}

/** A version with the ways to change it. */
export function VersionRow({ version, path, mayEdit, mayDelete, onDelete }: VersionRowProps) {
  const { t, locale } = useMessages();
  const { number, name, channel, status } = version;
  return (
    <Row>
      <Cell narrow>
        <ChannelMark channel={channel} label={t(`projectSettings.channel.${channel}`)} />
      </Cell>
      <Cell phone="grow">
        <TextLink href={`${path}/version/${version.id}`} className={styles.name}>
          <span className="ltr">{number}</span>
        </TextLink>
        {status !== 'listed' && (
          <Badge>{t(`projectSettings.versionStatus.${status as 'draft'}`)}</Badge>
        )}
        {name !== number && (
          <span className={styles.title} dir="auto">
            {name}
          </span>
        )}
      </Cell>
      <Cell phone="second">
        <TagLine>
          {version.ranges.slice(0, 3).map((range) => (
            <VersionTag key={range}>{range}</VersionTag>
          ))}
        </TagLine>
      </Cell>
      <Cell phone="second">
        <TagLine>
          {version.loaders.map(({ id, name: loader }) => (
            <LoaderTag key={id} loader={id} name={loader} />
          ))}
        </TagLine>
      </Cell>
      <Cell phone="hidden">
        <RelativeTime moment={version.published} />
      </Cell>
      <Cell end phone="hidden">
        {formatNumber(version.downloads, locale)}
      </Cell>
      <Cell narrow>
        <span className={styles.actions}>
          {mayEdit && (
            <IconLink
              icon="pencil"
              label={t('projectSettings.editVersion', { number })}
              href={`${path}/version/${version.id}/edit`}
            />
          )}
          {mayDelete && (
            <IconButton
              icon="trash"
              label={t('projectSettings.deleteNamed', { number })}
              onClick={onDelete}
            />
          )}
        </span>
      </Cell>
    </Row>
  );
}

import {
  Definitions,
  MemberRow,
  SidebarBed,
  SidebarPart,
  SidebarSection,
} from '#ui/bed/sidebar-bed.tsx';
import { CopyButton } from '#ui/copy/copy-button.tsx';
import { formatNumber } from '#ui/format/index.ts';
import { LoaderTag } from '#ui/loader-tag/loader-tag.tsx';
import { TagLine, VersionTag } from '#ui/tag/tag.tsx';
import { useMessages } from '../../messages/messages.tsx';
import { RelativeTime } from '../../shared/relative-time.tsx';
import { UserAvatar } from '../../shared/user-avatar.tsx';
import { useProject } from '../use-project.ts';
import type { VersionData } from './load.ts';
import styles from './metadata.module.css';

/** What the version is, beside what it says. */
export function Metadata({ version }: { version: VersionData }) {
  const { t, locale } = useMessages();
  const { viewer } = useProject();
  const { author, loaders, ranges } = version;
  return (
    <aside aria-label={t('version.metadata')}>
      <SidebarBed>
        <SidebarSection title={t('project.worksWith')}>
          <SidebarPart label={t('project.game')}>
            <TagLine>
              {ranges.map((range) => (
                <VersionTag key={range}>{range}</VersionTag>
              ))}
            </TagLine>
          </SidebarPart>
          {loaders.length > 0 && (
            <SidebarPart label={t('project.loaders')}>
              <span className={styles.loaders}>
                {loaders.map(({ id, name }) => (
                  <LoaderTag key={id} loader={id} name={name} />
                ))}
              </span>
            </SidebarPart>
          )}
        </SidebarSection>
        <SidebarSection title={t('project.details')}>
          <Definitions
            items={[
              { label: t('project.version'), value: <bdi>{version.number}</bdi> },
              {
                label: t('project.channelLabel'),
                value: t(`project.channel.${version.channel}`),
              },
              {
                label: t('project.downloadsHead'),
                value: formatNumber(version.downloads, locale),
              },
              {
                label: t('project.published'),
                value: <RelativeTime moment={version.published} />,
              },
              ...(viewer.accepted || viewer.staff
                ? [{ label: t('version.id'), value: <VersionId id={version.id} /> }]
                : []),
            ]}
          />
        </SidebarSection>
        <SidebarSection title={t('version.publisher')}>
          <MemberRow
            href={`/user/${encodeURIComponent(author.username)}`}
            picture={<UserAvatar id={author.id} avatarUrl={author.avatarUrl} />}
            name={author.username}
            role={t('version.publishedIt')}
          />
        </SidebarSection>
      </SidebarBed>
    </aside>
  );
}

function VersionId({ id }: { id: string }) {
  const { t } = useMessages();
  return (
    <span className={styles.id}>
      <code>{id}</code>
      <CopyButton
        iconOnly
        kind="quiet"
        size="small"
        text={id}
        labels={{ copy: t('project.copyVersionId'), copied: t('shared.copied') }}
      />
    </span>
  );
}

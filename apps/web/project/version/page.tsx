import { StateBadge } from '#ui/badge/badge.tsx';
import { Breadcrumb } from '#ui/breadcrumb/breadcrumb.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { ChannelMark } from '#ui/channel-mark/channel-mark.tsx';
import { formatBytes, formatDate, formatList } from '#ui/format/index.ts';
import type { HeadOf } from '../../head.ts';
import { useMessages } from '../../messages/messages.tsx';
import { useLoaderData, useNavigate } from '../../router/hooks.tsx';
import { breadcrumbList, projectHead } from '../project-head.ts';
import { Prose } from '../prose.tsx';
import { useProject } from '../use-project.ts';
import { VersionMenu } from '../versions/version-menu.tsx';
import { Dependencies } from './dependencies.tsx';
import { Files } from './files.tsx';
import type { VersionData } from './load.ts';
import { Metadata } from './metadata.tsx';
import styles from './page.module.css';

export const head: HeadOf<VersionData> = ({ data, root, t }) => {
  const { about, name, number } = data;
  const title = name.includes(number) ? name : `${number} ${name}`;
  return {
    ...projectHead(about, t, {
      title,
      path: `/version/${data.id}`,
      description: t('version.headDescription', {
        title: about.title,
        number,
        loaders: formatList(data.loaders.map((loader) => loader.name)),
        versions: formatList(data.ranges),
        date: formatDate(data.published),
        downloads: data.downloads,
      }),
    }),
    jsonLd: breadcrumbList(about, t, root.site),
  };
};

/** One version: what changed, what it needs, its files. */
export function Component() {
  const { t, locale } = useMessages();
  const version = useLoaderData() as VersionData;
  const { viewer } = useProject();
  const navigate = useNavigate();
  const { about, files, channel } = version;
  const primary = files.find((file) => file.primary) ?? files[0];
  const channelName = t(`project.channel.${channel}`);
  return (
    <article className={styles.page}>
      <Breadcrumb
        label={t('version.breadcrumb')}
        crumbs={[
          { label: t('version.all'), href: `${about.path}/versions` },
          { label: <bdi>{version.number}</bdi> },
        ]}
      />
      <header className={styles.head}>
        <div className={styles.heading}>
          <ChannelMark channel={channel} label={channelName} />
          <h2 className={styles.title} dir="auto">
            {version.name}
          </h2>
        </div>
        {version.status !== 'listed' && (
          <StateBadge state={version.status}>
            {t(`project.versionStatus.${version.status}` as 'project.versionStatus.draft')}
          </StateBadge>
        )}
        <span className={styles.actions}>
          {primary && (
            <ButtonLink
              kind="main"
              icon="download"
              href={primary.href}
              download
              tip={`${primary.name}, ${formatBytes(primary.size, locale)}`}
            >
              {t('project.download')}
            </ButtonLink>
          )}
          {viewer.may.UPLOAD_VERSION && (
            <ButtonLink icon="pencil" href={`${about.path}/version/${version.id}/edit`}>
              {t('project.editVersion')}
            </ButtonLink>
          )}
          <VersionMenu
            version={version}
            kind="default"
            onDeleted={() => navigate(`${about.path}/versions`)}
          />
        </span>
      </header>
      <div className={styles.columns}>
        <div className={styles.main}>
          <section>
            <h3 className={styles.section}>{t('version.changes')}</h3>
            {version.changelogHtml.trim() === '' ? (
              <p className={styles.nothing}>{t('version.noChangelog')}</p>
            ) : (
              <Prose html={version.changelogHtml} className={styles.changelog} />
            )}
          </section>
          <Dependencies rows={version.dependencies} />
          <Files files={files} />
        </div>
        <Metadata version={version} />
      </div>
    </article>
  );
}

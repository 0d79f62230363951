import { StateBadge } from '#ui/badge/badge.tsx';
import { IconLink } from '#ui/button/icon-button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { formatNumber } from '#ui/format/index.ts';
import { Link } from '#ui/link/link.tsx';
import { Cell, HeadCell, Row, Table } from '#ui/table/table.tsx';
import type { HeadOf } from '../../head.ts';
import type { MessageKey } from '../../messages/keys.ts';
import { useMessages, useT } from '../../messages/messages.tsx';
import { CreateProject } from '../../root/create-project.tsx';
import { useLoaderData } from '../../router/hooks.tsx';
import { ProjectIcon } from '../../shared/project-icon.tsx';
import type { DashboardProjectsData, OwnProject, ProjectSort } from './load.ts';
import styles from './page.module.css';

export const head: HeadOf<DashboardProjectsData> = ({ t }) => ({
  title: t('shell.title', { page: t('user.dashboard.projects') }),
  robots: 'noindex',
});

/** The reader's own projects, with where each stands. */
export function Component() {
  const { t, locale } = useMessages();
  const { projects, create } = useLoaderData() as DashboardProjectsData;
  const button = (
    <CreateProject kind="main" opened={create}>
      {t('user.dashboard.new')}
    </CreateProject>
  );
  return (
    <div>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('user.dashboard.projects')}</h1>
        <span className={styles.count}>
          {projects.length > 0 && formatNumber(projects.length, locale)}
        </span>
        {projects.length > 0 && button}
      </header>
      {projects.length === 0 ? (
        <EmptyState title={t('user.dashboard.empty')} actions={button}>
          {t('user.dashboard.emptyText')}
        </EmptyState>
      ) : (
        <ProjectTable />
      )}
    </div>
  );
}

function ProjectTable() {
  const t = useT();
  const { projects, sort } = useLoaderData() as DashboardProjectsData;
  const sorting = (by: ProjectSort) => ({
    sorted: sort.by === by ? sort.order : undefined,
    sortHref: `?sort=${sort.by === by && sort.order === 'ascending' ? '-' : ''}${by}`,
  });
  return (
    <Table
      caption={t('user.dashboard.table')}
      folds
      head={
        <>
          <HeadCell {...sorting('name')}>{t('user.dashboard.name')}</HeadCell>
          <HeadCell>{t('user.dashboard.type')}</HeadCell>
          <HeadCell {...sorting('status')}>{t('user.dashboard.status')}</HeadCell>
          <HeadCell end {...sorting('versions')}>
            {t('user.dashboard.versions')}
          </HeadCell>
          <HeadCell end {...sorting('downloads')}>
            {t('user.dashboard.downloads')}
          </HeadCell>
          <HeadCell narrow>
            <span className="visually-hidden">{t('user.dashboard.actions')}</span>
          </HeadCell>
        </>
      }
    >
      {projects.map((project) => (
        <ProjectTableRow key={project.id} project={project} />
      ))}
    </Table>
  );
}

function ProjectTableRow({ project }: { project: OwnProject }) {
  const { t, locale } = useMessages();
  return (
    <Row>
      <Cell phone="grow">
        <span className={styles.project}>
          <ProjectIcon id={project.id} iconUrl={project.iconUrl} size={36} lazy />
          <span>
            <Link href={project.href} className={styles.name} dir="auto">
              {project.title}
            </Link>
            <Remark project={project} />
          </span>
        </span>
      </Cell>
      <Cell phone="hidden">{t(`shared.type.${project.type}` as MessageKey)}</Cell>
      <Cell>
        <StateBadge state={project.status}>
          {t(`shared.status.${project.status}` as MessageKey)}
        </StateBadge>
      </Cell>
      <Cell end phone="hidden">
        {formatNumber(project.versions, locale)}
      </Cell>
      <Cell end phone="hidden">
        {formatNumber(project.downloads, locale)}
      </Cell>
      <Cell narrow>
        <IconLink
          icon="gear"
          href={`${project.href}/settings`}
          label={t('user.dashboard.settingsOf', { title: project.title })}
        />
      </Cell>
    </Row>
  );
}

/** Below the name: what waits for the reader, else the address. */
function Remark({ project }: { project: OwnProject }) {
  const t = useT();
  if (project.invited) {
    return <span className={styles.slug}>{t('user.dashboard.invited')}</span>;
  }
  if (project.message) {
    return (
      <Link href={`${project.href}/moderation`} className={styles.message}>
        {t('user.dashboard.message')}
      </Link>
    );
  }
  return <span className={`${styles.slug} ltr`}>{project.slug}</span>;
}

import { StateBadge } from '#ui/badge/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Pagination } from '#ui/pagination/pagination.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { ViewSwitch } from '#ui/view-switch/view-switch.tsx';
import type { MessageKey } from '../messages/keys.ts';
import { useT } from '../messages/messages.tsx';
import { saveDisplayMode } from '../preferences/display.ts';
import { DISPLAY_MODES, type DisplayMode } from '../preferences/preferences.ts';
import { CreateProject } from '../root/create-project.tsx';
import { useRoot } from '../root/root.tsx';
import { useLoaderData, useNavigate } from '../router/hooks.tsx';
import { ProjectList } from '../shared/project-lists.tsx';
import type { ProjectSummary } from '../shared/project-summary.ts';
import type { UserData } from './load.ts';
import styles from './page.module.css';
import { UserHeader } from './user-header.tsx';
import { UserSidebar } from './user-sidebar.tsx';

export { head } from './user-head.ts';

const MODE_ICONS = { list: 'list', grid: 'grid', gallery: 'picture' } as const;

/** Somebody's page: who they are and what they made. */
export function Component() {
  const t = useT();
  const { preferences } = useRoot();
  const data = useLoaderData() as UserData;
  const { user, tabs, kind, total } = data;
  const path = `/user/${encodeURIComponent(user.username)}`;
  return (
    <div className="content">
      <UserHeader data={data} />
      {tabs.length > 1 && (
        <Tabs
          label={t('user.types')}
          tabs={[
            { href: path, label: t('user.all'), count: total, current: kind === null },
            ...tabs.map((tab) => ({
              href: `${path}/${tab.kind}s`,
              label: t(`shared.types.${tab.kind}`),
              count: tab.count,
              current: kind === tab.kind,
            })),
          ]}
        />
      )}
      <div className={classNames(styles.columns, preferences.leftContentLayout && styles.left)}>
        <div className={styles.main}>
          <Projects data={data} path={kind ? `${path}/${kind}s` : path} />
        </div>
        <div className={styles.side}>
          <UserSidebar user={user} />
        </div>
      </div>
    </div>
  );
}

function Projects({ data, path }: { data: UserData; path: string }) {
  const t = useT();
  const navigate = useNavigate();
  const { preferences } = useRoot();
  const { projects, page, last, self, user } = data;
  const mode = preferences.searchDisplayMode.user;
  const href = (to: number) => (to === 1 ? path : `${path}?page=${to}`);
  if (projects.length === 0) return <NoProjects self={self} name={user.username} />;
  return (
    <>
      <div className={styles.bar}>
        <span>{t('user.order')}</span>
        <ViewSwitch
          legend={t('user.view')}
          name="view"
          value={mode}
          options={DISPLAY_MODES.map((value) => ({
            value,
            label: t(`user.mode.${value}`),
            icon: MODE_ICONS[value],
          }))}
          onChange={(next) => saveDisplayMode(preferences, 'user', next as DisplayMode)}
        />
      </div>
      <ProjectList projects={projects} mode={mode} badge={statusBadge(t)} />
      {last > 1 && (
        <div className={styles.pages}>
          <Pagination
            current={page}
            last={last}
            href={href}
            onGo={(to) => navigate(href(to))}
            labels={{
              navigation: t('shared.pages'),
              previous: t('shared.previousPage'),
              next: t('shared.nextPage'),
              page: (to) => t('shared.page', { page: to }),
              goTo: t('shared.goToPage'),
            }}
          />
        </div>
      )}
    </>
  );
}

/** What is listed anyway needs no badge. */
function statusBadge(t: ReturnType<typeof useT>) {
  return ({ status }: ProjectSummary) =>
    status && status !== 'approved' ? (
      <StateBadge state={status}>{t(`shared.status.${status}` as MessageKey)}</StateBadge>
    ) : null;
}

function NoProjects({ self, name }: { self: boolean; name: string }) {
  const t = useT();
  return self ? (
    <EmptyState
      title={t('user.emptySelf')}
      actions={<CreateProject kind="main">{t('user.create')}</CreateProject>}
    >
      {t('user.emptySelfText')}
    </EmptyState>
  ) : (
    <EmptyState title={t('user.empty')}>{t('user.emptyText', { name })}</EmptyState>
  );
}

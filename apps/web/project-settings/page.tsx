import { StateBadge } from '#ui/badge/badge.tsx';
import { TextLink } from '#ui/link/link.tsx';
import type { MessageKey } from '../messages/keys.ts';
import { useT } from '../messages/messages.tsx';
import { Outlet, useLoaderData } from '../router/hooks.tsx';
import { ProjectIcon } from '../shared/project-icon.tsx';
import { Checklist } from './checklist.tsx';
import type { SettingsData } from './load.ts';
import styles from './page.module.css';
import { SettingsRail, SettingsSelect } from './rail.tsx';

/** What all pages of a project's settings share: checklist, rail, whose settings these are. */
export function Component() {
  const t = useT();
  const { project, path, checklist } = useLoaderData() as SettingsData;
  return (
    <div className={`content ${styles.page}`}>
      {checklist && <Checklist data={checklist} path={path} folded />}
      <div className={styles.columns}>
        <aside className={styles.rail}>
          <SettingsRail path={path} />
        </aside>
        <div className={styles.main}>
          <header className={styles.head}>
            <ProjectIcon id={project.id} iconUrl={project.icon_url} size={44} />
            <div className={styles.whose}>
              <TextLink href={path} className={styles.project}>
                <bdi>{project.title}</bdi>
              </TextLink>
              <p className={styles.title}>{t('projectSettings.title')}</p>
            </div>
            <StateBadge state={project.status}>
              {t(`shared.status.${project.status}` as MessageKey)}
            </StateBadge>
          </header>
          <div className={styles.select}>
            <SettingsSelect path={path} />
          </div>
          <Outlet />
        </div>
      </div>
    </div>
  );
}

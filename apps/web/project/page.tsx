import { lazy, type MouseEvent, Suspense } from 'react';
import { classNames } from '#ui/class-names.ts';
import { useRoot } from '../root/root.tsx';
import { Outlet, useLoaderData, useMatches } from '../router/hooks.tsx';
import { Download } from './download/download.tsx';
import { DOWNLOAD_HASH } from './download/download-address.ts';
import { useDownload } from './download/use-download.ts';
import { Header } from './header/header.tsx';
import { ProjectTabs } from './header/tabs.tsx';
import type { ProjectData } from './load.ts';
import styles from './page.module.css';
import { Sidebar } from './sidebar/sidebar.tsx';

const load = () => import('../project-settings/checklist.tsx');
/** Few readers are a project's people: the others do not load it. The server has it at hand. */
const Checklist = import.meta.env.SSR
  ? (await load()).Checklist
  : lazy(async () => ({ default: (await load()).Checklist }));

/** Pages that need the whole width for their pictures and tables. */
const WIDE = new Set(['project/gallery', 'project/versions', 'project/version']);

/** What all pages of a project share: header, tabs, sidebar. */
export function Component() {
  const project = useLoaderData() as ProjectData;
  const { preferences } = useRoot();
  const current = useMatches().at(-1)?.id ?? '';
  const { follow } = useDownload();

  // Links to the dialog change nothing but the address.
  function openDialog(event: MouseEvent) {
    const link = (event.target as Element).closest('a');
    const plain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!link || !plain || event.button !== 0 || link.hash !== DOWNLOAD_HASH) return;
    event.preventDefault();
    follow(link.pathname + link.search + link.hash);
  }

  return (
    <div className={classNames('content', styles.page)} onClickCapture={openDialog}>
      {project.checklist && current !== 'project/moderation' && (
        <Suspense>
          <Checklist data={project.checklist} path={project.about.path} />
        </Suspense>
      )}
      <Header project={project} current={current} />
      <ProjectTabs project={project} current={current} />
      {WIDE.has(current) ? (
        <Outlet />
      ) : (
        <div
          className={classNames(styles.columns, preferences.leftContentLayout && styles.mirrored)}
        >
          <div className={styles.main}>
            <Outlet />
          </div>
          <Sidebar project={project} />
        </div>
      )}
      <Download project={project} />
    </div>
  );
}

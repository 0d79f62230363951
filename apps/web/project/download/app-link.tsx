import { useEffect, useState } from 'react';
import { TextLink } from '#ui/link/link.tsx';
import { useT } from '../../messages/messages.tsx';
import { useRoot } from '../../root/root.tsx';
import type { ProjectData } from '../load.ts';

/** How long the app has to come up before the reader is told where to get it. */
const PATIENCE = 1500;

/** Opens the project in the desktop app; plugins and servers have no use for it. */
export function AppLink({ project }: { project: ProjectData }) {
  const t = useT();
  const { preferences } = useRoot();
  const [asked, setAsked] = useState(false);
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    if (!asked) return;
    const timer = setTimeout(() => setWaited(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [asked]);
  if (preferences.hideAppPromos || project.about.type === 'plugin') return null;
  if (waited) {
    return (
      <span>
        {t('project.noApp')} <TextLink href="/app">{t('project.getApp')}</TextLink>
      </span>
    );
  }
  return (
    <a
      className="link"
      href={`quarry://${project.about.type}/${encodeURIComponent(project.slug)}`}
      onClick={() => setAsked(true)}
    >
      {t('project.openInApp')}
    </a>
  );
}

import { useState } from 'react';
import { IconButton, IconLink } from '#ui/button/icon-button.tsx';
import { useT } from '../../messages/messages.tsx';
import { useRoot } from '../../root/root.tsx';
import { notifyError } from '../../root/toasts.ts';
import { useLocation } from '../../router/hooks.tsx';
import { callApi } from '../../shared/call-api.ts';
import type { ProjectData } from '../load.ts';
import styles from './header.module.css';

interface Follow {
  following: boolean;
  followers: number;
  toggle: () => void;
}

/** Following as it will be: shown at once, taken back with a word when the server says no. */
export function useFollow({ about, followers, viewer }: ProjectData): Follow {
  const t = useT();
  const [wanted, setWanted] = useState<boolean>();
  const [before, setBefore] = useState(viewer.follows);
  // The page was read again: it tells the truth now.
  if (before !== viewer.follows) {
    setBefore(viewer.follows);
    setWanted(undefined);
  }
  const following = wanted ?? viewer.follows;

  async function toggle() {
    const next = !following;
    setWanted(next);
    try {
      await callApi(`/v2/project/${about.id}/follow`, { method: next ? 'POST' : 'DELETE' });
    } catch (error) {
      setWanted(!next);
      notifyError(error, t(next ? 'project.followFailed' : 'project.unfollowFailed'));
    }
  }

  return {
    following,
    followers: followers + Number(following) - Number(viewer.follows),
    toggle,
  };
}

/** Follows and unfollows; people who are not signed in are sent to do that first. */
export function FollowButton({ follow }: { follow: Follow }) {
  const t = useT();
  const { viewer } = useRoot();
  const { pathname } = useLocation();
  if (!viewer) {
    const target = encodeURIComponent(pathname);
    return (
      <IconLink
        icon="heart"
        kind="default"
        className={styles.action}
        label={t('project.follow')}
        href={`/auth/sign-in?redirect=${target}`}
      />
    );
  }
  return (
    <IconButton
      icon="heart"
      kind="default"
      className={follow.following ? `${styles.action} ${styles.following}` : styles.action}
      label={follow.following ? t('project.following') : t('project.follow')}
      aria-pressed={follow.following}
      onClick={follow.toggle}
    />
  );
}

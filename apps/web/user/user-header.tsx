import { ButtonLink } from '#ui/button/button.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Menu, MenuItem } from '#ui/menu/menu.tsx';
import { Stat, Stats } from '#ui/stats/stats.tsx';
import { useT } from '../messages/messages.tsx';
import { useRoot } from '../root/root.tsx';
import { notify } from '../root/toasts.ts';
import { NumberText } from '../shared/number-text.tsx';
import { RelativeTime } from '../shared/relative-time.tsx';
import { UserAvatar } from '../shared/user-avatar.tsx';
import type { UserData } from './load.ts';
import styles from './page.module.css';

export function UserHeader({ data: { user, stats, self } }: { data: UserData }) {
  const t = useT();
  const { site } = useRoot();
  async function copy(text: string, title: string) {
    await navigator.clipboard.writeText(text);
    notify({ type: 'success', title, text });
  }
  return (
    <header className={classNames(styles.header, self && styles.self)}>
      <UserAvatar id={user.id} avatarUrl={user.avatarUrl} size={96} className={styles.picture} />
      <div className={styles.who}>
        <h1 className={styles.name}>
          <bdi>{user.username}</bdi>
        </h1>
        <div className={styles.words}>
          <p className={styles.bio} dir="auto">
            {user.bio ?? t('user.noBio')}
          </p>
          <Stats inline>
            <Stat
              icon="block"
              value={<NumberText value={stats.projects} full />}
              label={t('user.stat.projects', { count: stats.projects })}
              showLabel
            />
            <Stat
              icon="download"
              value={<NumberText value={stats.downloads} full />}
              label={t('shared.downloads')}
              showLabel
            />
            <Stat
              icon="heart"
              value={<NumberText value={stats.followers} full />}
              label={t('shared.followers')}
              showLabel
            />
            <Stat
              icon="calendar"
              value={
                <>
                  {t('user.joined')} <RelativeTime moment={user.joined} />
                </>
              }
              label=""
              plain
            />
          </Stats>
        </div>
      </div>
      <div className={styles.actions}>
        {self && (
          <ButtonLink icon="gear" href="/dashboard/projects">
            {t('user.manage')}
          </ButtonLink>
        )}
        <Menu
          label={t('user.more')}
          trigger={<IconButton icon="more" kind="default" label={t('user.more')} />}
        >
          <MenuItem icon="copy" onSelect={() => copy(user.id, t('user.idCopied'))}>
            {t('user.copyId')}
          </MenuItem>
          <MenuItem
            icon="link"
            onSelect={() => copy(`${site}/user/${user.id}`, t('user.linkCopied'))}
          >
            {t('user.copyLink')}
          </MenuItem>
        </Menu>
      </div>
    </header>
  );
}

import type { ButtonHTMLAttributes, Ref } from 'react';
import chalk from '#ui/chalk/chalk.module.css';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { useT } from '../messages/messages.tsx';
import { useLocation } from '../router/hooks.tsx';
import { PROJECT_KINDS } from '../shared/project-kinds.ts';
import { UserAvatar } from '../shared/user-avatar.tsx';
import styles from './header.module.css';
import type { RootData } from './load.ts';

/** What a menu gives the button that opens it. */
export type TriggerProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  ref?: Ref<HTMLButtonElement>;
};

const DISCOVER = new RegExp(`^/(?:${PROJECT_KINDS.join('|')}|project)s?(?:/|$)`);
const AT_WORK =
  /^\/[^/]+\/[^/]+\/(?:settings|moderation|versions\/upload|version\/[^/]+\/edit)(?:\/|$)/;

/** Pages of the six types and of their projects are Discover, but not those where one works on them. */
export const isDiscover = (path: string): boolean => DISCOVER.test(path) && !AT_WORK.test(path);

export function DiscoverTrigger(props: TriggerProps) {
  const t = useT();
  const current = isDiscover(useLocation().pathname);
  return (
    <button
      type="button"
      {...props}
      className={classNames(styles.navItem, current && chalk.stroke)}
      aria-current={current ? 'true' : undefined}
    >
      {t('shell.discover')}
      <Icon name="caret-down" size={16} />
    </button>
  );
}

type AccountTriggerProps = TriggerProps & { viewer: NonNullable<RootData['viewer']> };

export function AccountTrigger({ viewer, ...props }: AccountTriggerProps) {
  const t = useT();
  return (
    <button
      type="button"
      {...props}
      className={styles.avatar}
      aria-label={t('shell.accountOf', { name: viewer.username })}
    >
      <UserAvatar id={viewer.id} avatarUrl={viewer.avatarUrl} />
    </button>
  );
}

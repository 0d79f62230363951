import { Badge } from '#ui/badge/badge.tsx';
import type { BadgeColour } from '#ui/badge/badge-states.ts';
import { Definitions, SidebarBed, SidebarSection } from '#ui/bed/sidebar-bed.tsx';
import { CopyButton } from '#ui/copy/copy-button.tsx';
import type { IconName } from '#ui/icons/icon.tsx';
import { useT } from '../messages/messages.tsx';
import { RelativeTime } from '../shared/relative-time.tsx';
import type { UserBadge, UserData } from './load.ts';
import styles from './page.module.css';

const BADGES: Record<UserBadge, { icon: IconName; color: BadgeColour }> = {
  admin: { icon: 'shield', color: 'amber' },
  moderator: { icon: 'scale', color: 'amber' },
  creator: { icon: 'pencil', color: 'azure' },
};

export function UserSidebar({ user }: { user: UserData['user'] }) {
  const t = useT();
  return (
    <SidebarBed>
      {user.badges.length > 0 && (
        <SidebarSection title={t('user.badges')}>
          <div className={styles.badges}>
            {user.badges.map((badge) => (
              <Badge key={badge} {...BADGES[badge]} tip={t(`user.badge.${badge}.text`)}>
                {t(`user.badge.${badge}`)}
              </Badge>
            ))}
          </div>
        </SidebarSection>
      )}
      <SidebarSection title={t('user.details')}>
        <Definitions
          items={[
            { label: t('user.joined'), value: <RelativeTime moment={user.joined} /> },
            {
              label: t('user.id'),
              value: (
                <span className={styles.id}>
                  <code>{user.id}</code>
                  <CopyButton
                    text={user.id}
                    iconOnly
                    kind="quiet"
                    size="small"
                    labels={{ copy: t('user.copyId'), copied: t('shared.copied') }}
                  />
                </span>
              ),
            },
          ]}
        />
      </SidebarSection>
    </SidebarBed>
  );
}

import { MemberRow, SidebarSection } from '#ui/bed/sidebar-bed.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { useT } from '../../messages/messages.tsx';
import { UserAvatar } from '../../shared/user-avatar.tsx';
import type { ProjectData } from '../load.ts';
import styles from './sidebar.module.css';

/** The team, its owner first. */
export function MadeBy({ project }: { project: ProjectData }) {
  const t = useT();
  return (
    <SidebarSection title={t('project.madeBy')}>
      {project.members.map((member) => (
        <MemberRow
          key={member.id}
          href={`/user/${encodeURIComponent(member.username)}`}
          picture={<UserAvatar id={member.id} avatarUrl={member.avatarUrl} lazy />}
          name={member.username}
          role={
            <span className={styles.role}>
              {member.isOwner && <Icon name="crown" size={14} className={styles.crown} />}
              <bdi>{member.role}</bdi>
            </span>
          }
        />
      ))}
    </SidebarSection>
  );
}

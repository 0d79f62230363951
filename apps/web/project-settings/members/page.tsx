import { Badge } from '#ui/badge/badge.tsx';
import { ListBed, ListRow, SectionBed } from '#ui/bed/bed.tsx';
import type { HeadOf } from '../../head.ts';
import { useT } from '../../messages/messages.tsx';
import { useLoaderData } from '../../router/hooks.tsx';
import { UserAvatar } from '../../shared/user-avatar.tsx';
import { settingsHead } from '../settings-head.ts';
import { SettingsPage } from '../settings-page.tsx';
import type { MembersData } from './load.ts';

export const head: HeadOf<unknown> = settingsHead('page.members');

/** Who belongs to the project, and as what. */
export function Component() {
  const t = useT();
  const { members, all } = useLoaderData() as MembersData;
  const invited = members.filter(({ accepted }) => !accepted).length;
  return (
    <SettingsPage title={t('projectSettings.page.members')} editable>
      <SectionBed
        title={t('projectSettings.page.members')}
        count={t('projectSettings.memberCount', { count: members.length - invited, invited })}
        foot={t('projectSettings.membersReadOnly')}
      >
        <ListBed bare>
          {members.map((member) => (
            <ListRow
              key={member.id}
              picture={<UserAvatar id={member.id} avatarUrl={member.avatarUrl} />}
              title={<bdi>{member.username}</bdi>}
              href={`/user/${encodeURIComponent(member.username)}`}
              text={
                <>
                  {member.role}
                  {' · '}
                  {t('projectSettings.holds', { count: member.permissions, all })}
                </>
              }
              badge={<MemberBadge member={member} />}
            />
          ))}
        </ListBed>
      </SectionBed>
    </SettingsPage>
  );
}

function MemberBadge({ member }: { member: MembersData['members'][number] }) {
  const t = useT();
  if (member.isOwner) {
    return (
      <Badge color="green" icon="crown">
        {t('projectSettings.owner')}
      </Badge>
    );
  }
  return member.accepted ? (
    <Badge color="green" icon="tick">
      {t('projectSettings.accepted')}
    </Badge>
  ) : (
    <Badge color="amber" icon="clock">
      {t('projectSettings.invited')}
    </Badge>
  );
}

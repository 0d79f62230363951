import { useT } from '../../messages/messages.tsx';
import { PictureField } from '../../shared/picture-field.tsx';
import { UserAvatar } from '../../shared/user-avatar.tsx';
import type { ProfileData } from './load.ts';

/** The reader's own picture. */
export function AvatarField({ id, username, avatarUrl }: ProfileData) {
  const t = useT();
  return (
    <PictureField
      path={`/v2/user/${id}/icon`}
      present={avatarUrl !== null}
      picture={
        <UserAvatar
          id={id}
          avatarUrl={avatarUrl}
          size={96}
          alt={t('account.avatarOf', { name: username })}
        />
      }
      labels={{
        name: t('account.avatar'),
        choose: t('account.avatarChoose'),
        replace: t('account.avatarReplace'),
        remove: t('account.avatarRemove'),
        help: t('account.avatarHelp'),
        saved: t('account.avatarSaved'),
        gone: t('account.avatarGone'),
        wrongKind: (name) => t('account.avatarKind', { name }),
        tooLarge: (name, size) => t('account.avatarLarge', { name, size }),
      }}
    />
  );
}

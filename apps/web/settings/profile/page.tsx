import { SectionBed } from '#ui/bed/bed.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { useT } from '../../messages/messages.tsx';
import { Rich } from '../../messages/rich.tsx';
import { useLoaderData } from '../../router/hooks.tsx';
import { ownHead } from '../own-head.ts';
import { SettingsSection } from '../settings-section.tsx';
import { AvatarField } from './avatar-field.tsx';
import type { ProfileData } from './load.ts';
import { ProfileForm } from './profile-form.tsx';

export const head = ownHead('settings.page.profile');

/** What others see of the reader. */
export function Component() {
  const t = useT();
  const profile = useLoaderData() as ProfileData;
  const href = `/user/${encodeURIComponent(profile.username)}`;
  return (
    <SettingsSection
      title={t('settings.page.profile')}
      lead={
        <Rich
          text={t('account.profileText')}
          tags={{ page: (words) => <TextLink href={href}>{words}</TextLink> }}
        />
      }
    >
      <SectionBed title={t('account.avatar')} padded>
        <AvatarField {...profile} />
      </SectionBed>
      {/* Made anew when what is saved changes, but not while it is typed over. */}
      <ProfileForm key={`${profile.username}\n${profile.bio}`} {...profile} />
    </SettingsSection>
  );
}

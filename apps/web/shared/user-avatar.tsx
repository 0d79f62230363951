import { Avatar } from '#ui/avatar/picture.tsx';

interface UserAvatarProps {
  /** Chooses the mosaic of people without a picture. */
  id: string;
  avatarUrl: string | null;
  size?: 20 | 32 | 40 | 64 | 96;
  /** Empty where the name stands beside it. */
  alt?: string;
  lazy?: boolean;
  className?: string;
}

export function UserAvatar({ avatarUrl, ...rest }: UserAvatarProps) {
  return <Avatar {...rest} src={avatarUrl} />;
}

import { Picture } from '#ui/avatar/picture.tsx';

interface ProjectIconProps {
  id: string;
  iconUrl: string | null;
  /** Side in CSS px. */
  size: number;
  /** Empty where the title stands beside it. */
  alt?: string;
  lazy?: boolean;
  className?: string;
}

/** The uploaded icon of a project, or the stone picture that its id makes. */
export function ProjectIcon({ iconUrl, ...rest }: ProjectIconProps) {
  return <Picture {...rest} src={iconUrl} />;
}

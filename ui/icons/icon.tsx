import { classNames } from '../class-names.ts';
import styles from './icon.module.css';
import { mirrored } from './mirrored.ts';
import type { IconName } from './names.ts';
import sprite from './sprite.svg?url&no-inline';

export type { IconName } from './names.ts';

type IconProps = {
  name: IconName;
  /** Side in CSS px at 100 % text size. */
  size?: number;
  /** Given only when the picture stands alone; beside text it is hidden from readers. */
  title?: string;
  className?: string;
};

/** One picture of the sprite, in the colour of the text around it. */
export function Icon({ name, size = 20, title, className }: IconProps) {
  const side = `${size / 16}rem`;
  return (
    <svg
      className={classNames(styles.icon, mirrored.has(name) && styles.mirrored, className)}
      width={side}
      height={side}
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

import type { CSSProperties } from 'react';
import { classNames } from '../class-names.ts';
import { PlaceholderPicture } from '../placeholder/placeholder-picture.tsx';
import styles from './picture.module.css';

type PictureProps = {
  /** Address of the uploaded picture, if there is one. */
  src?: string | null;
  /** Chooses the placeholder: the id of what the picture stands for. */
  id: string;
  /** Side in CSS px. */
  size: number;
  /** Empty where the name stands beside it. */
  alt?: string;
  /** Below the fold. */
  lazy?: boolean;
  className?: string;
};

function Frame({
  src,
  id,
  size,
  alt = '',
  lazy,
  className,
  round,
}: PictureProps & { round?: boolean }) {
  const side = `${size / 16}rem`;
  const look = classNames(
    styles.frame,
    round ? styles.round : size >= 96 && styles.large,
    size <= 32 && styles.sharp,
    className,
  );
  return (
    <span
      className={look}
      style={{ '--side': side } as CSSProperties}
      {...(!src && alt ? { role: 'img', 'aria-label': alt } : {})}
    >
      {src ? (
        <img
          src={src}
          alt={alt}
          width={size}
          height={size}
          loading={lazy ? 'lazy' : undefined}
          decoding="async"
        />
      ) : (
        <PlaceholderPicture id={id} kind={round ? 'mosaic' : 'stone'} />
      )}
    </span>
  );
}

/** The square picture of a project, organization or collection. */
export function Picture(props: PictureProps) {
  return <Frame {...props} />;
}

/** The round picture of a person: 20, 32, 40, 64 or 96 px. */
export function Avatar(props: Omit<PictureProps, 'size'> & { size?: 20 | 32 | 40 | 64 | 96 }) {
  return <Frame size={32} {...props} round />;
}

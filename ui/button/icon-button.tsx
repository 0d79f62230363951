import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react';
import { Icon, type IconName } from '../icons/icon.tsx';
import { Link, type LinkProps } from '../link/link.tsx';
import { LoadingMark } from '../loading/loading-mark.tsx';
import { type ButtonLook, buttonClass } from './button.tsx';
import styles from './icon-button.module.css';

type Look = Pick<ButtonLook, 'kind' | 'color' | 'size' | 'disabledReason' | 'disabled' | 'busy'> & {
  icon: IconName;
  /** The accessible name, also shown as the tooltip. */
  label: string;
};

type IconButtonProps = Look &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'color' | 'disabled' | 'aria-label'> & {
    ref?: Ref<HTMLButtonElement>;
  };

const pictureSizes = { small: 16, standard: 20, large: 20 } as const;

function split<Props extends Look>(props: Props) {
  const {
    kind = 'quiet',
    color,
    size,
    disabledReason,
    disabled,
    busy,
    icon,
    label,
    ...rest
  } = props;
  const look = { kind, color, size, disabledReason, disabled, busy };
  return { look, icon, label, rest };
}

/** A square button with a picture only. */
export function IconButton({ className, onClick, type = 'button', ...props }: IconButtonProps) {
  const { look, icon, label, rest } = split(props);
  const idle = look.busy || look.disabled || look.disabledReason !== undefined;
  const stop = (event: MouseEvent) => event.preventDefault();
  const pictureSize = pictureSizes[look.size ?? 'standard'];
  return (
    <button
      {...rest}
      type={type}
      className={`${buttonClass(look, className)} ${styles.square}`}
      aria-label={label}
      aria-disabled={idle || undefined}
      aria-busy={look.busy || undefined}
      data-tip={look.disabledReason ?? label}
      onClick={idle ? stop : onClick}
    >
      {look.busy ? <LoadingMark size={pictureSize - 6} /> : <Icon name={icon} size={pictureSize} />}
    </button>
  );
}

/** A link with a picture only. */
export function IconLink({ className, ...props }: Look & Omit<LinkProps, 'color'>) {
  const { look, icon, label, rest } = split(props);
  return (
    <Link
      {...rest}
      className={`${buttonClass(look, className)} ${styles.square}`}
      aria-label={label}
      data-tip={label}
    >
      <Icon name={icon} size={pictureSizes[look.size ?? 'standard']} />
    </Link>
  );
}

import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icons/icon.tsx';
import { Link, type LinkProps } from '../link/link.tsx';
import { LoadingMark } from '../loading/loading-mark.tsx';
import styles from './button.module.css';

/** Spec 9: the three sizes are 1.5rem, 2.25rem and 3rem high. */
export const buttonSizes = ['small', 'standard', 'large'] as const;
/** Spec 9: the seven colours. */
export const buttonColours = [
  'brand',
  'red',
  'orange',
  'green',
  'blue',
  'purple',
  'standard',
] as const;
export const buttonKinds = ['main', 'default', 'quiet'] as const;

export type ButtonLook = {
  /** `main` is filled, one per view; `quiet` has neither fill nor border. */
  kind?: (typeof buttonKinds)[number];
  /** Defaults to brand for `main`, standard otherwise. Filled red belongs inside a confirmation. */
  color?: (typeof buttonColours)[number];
  size?: (typeof buttonSizes)[number];
  icon?: IconName;
  iconEnd?: IconName;
  /** Takes the whole width of its place. */
  wide?: boolean;
  /** Locks the button but keeps it focusable; the text tells why. */
  disabledReason?: string;
  disabled?: boolean;
  busy?: boolean;
  tip?: string;
};

type ButtonProps = ButtonLook &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'color' | 'disabled'> & {
    children: ReactNode;
    ref?: Ref<HTMLButtonElement>;
  };

type ButtonLinkProps = Omit<ButtonLook, 'busy'> &
  Omit<LinkProps, 'color'> & { children: ReactNode };

/** The class of anything that looks like a button. */
export function buttonClass(look: ButtonLook, more?: string | false): string {
  const { kind = 'default', size = 'standard', wide } = look;
  const color = look.color ?? (kind === 'main' ? 'brand' : 'standard');
  const locked = look.disabled || look.disabledReason !== undefined;
  return classNames(
    styles.button,
    styles[kind],
    styles[color],
    styles[size],
    wide && styles.wide,
    locked && styles.locked,
    more,
  );
}

function Content({ look, children }: { look: ButtonLook; children: ReactNode }) {
  const pictureSize = look.size === 'small' ? 14 : 20;
  return (
    <>
      {look.busy ? (
        <LoadingMark
          size={look.icon ? pictureSize - 4 : 9}
          className={look.icon ? styles.spinner : styles.spinnerAside}
        />
      ) : (
        look.icon && <Icon name={look.icon} size={pictureSize} />
      )}
      <span className={styles.label}>{children}</span>
      {look.iconEnd && <Icon name={look.iconEnd} size={look.size === 'small' ? 14 : 18} />}
    </>
  );
}

function split<Props extends ButtonLook>(props: Props) {
  const { kind, color, size, icon, iconEnd, wide, disabledReason, disabled, busy, tip, ...rest } =
    props;
  const look = { kind, color, size, icon, iconEnd, wide, disabledReason, disabled, busy, tip };
  return { look, rest };
}

/** A button. Locked and busy buttons keep the focus and do nothing. */
export function Button({ children, className, onClick, type = 'button', ...props }: ButtonProps) {
  const { look, rest } = split(props);
  const idle = look.busy || look.disabled || look.disabledReason !== undefined;
  const stop = (event: MouseEvent) => event.preventDefault();
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass(look, className)}
      aria-disabled={idle || undefined}
      aria-busy={look.busy || undefined}
      data-tip={look.disabledReason ?? look.tip}
      onClick={idle ? stop : onClick}
    >
      <Content look={look}>{children}</Content>
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ children, className, ...props }: ButtonLinkProps) {
  const { look, rest } = split(props);
  return (
    <Link {...rest} className={buttonClass(look, className)} data-tip={look.tip}>
      <Content look={look}>{children}</Content>
    </Link>
  );
}

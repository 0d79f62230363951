import { type KeyboardEvent, type MouseEvent, type ReactNode, type Ref, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icons/icon.tsx';
import { Link } from '../link/link.tsx';
import { Popout, type PopoutProps } from '../popout/popout.tsx';
import styles from './menu.module.css';
import { useMenuKeys } from './use-menu-keys.ts';

const items = '[role^="menuitem"]:not([aria-disabled="true"])';

type MenuProps = Omit<PopoutProps, 'popup' | 'children'> & {
  label: string;
  children: ReactNode;
  /** Items side by side, for arrow keys in two dimensions. */
  columns?: number;
};

/** A menu at its button. Opens on click (and under the pointer with `hover`), never on focus. */
export function Menu({ label, columns = 1, className, onOpenChange, ...props }: MenuProps) {
  const list = useRef<HTMLDivElement>(null);
  const walk = useMenuKeys(items, columns);

  function changed(open: boolean) {
    onOpenChange?.(open);
    if (open) {
      requestAnimationFrame(() => {
        list.current?.querySelector<HTMLElement>(items)?.focus({ preventScroll: true });
      });
    }
  }

  return (
    <Popout
      {...props}
      popup="menu"
      onOpenChange={changed}
      className={classNames(styles.menu, columns > 1 && styles.grid, className)}
    >
      {(close) => (
        <MenuList label={label} onKey={walk} onChoose={close} listRef={list}>
          {props.children}
        </MenuList>
      )}
    </Popout>
  );
}

type MenuListProps = {
  label: string;
  children: ReactNode;
  onKey: (event: KeyboardEvent<HTMLElement>) => void;
  onChoose: () => void;
  listRef: Ref<HTMLDivElement>;
};

function MenuList({ label, children, onKey, onChoose, listRef }: MenuListProps) {
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Tab') onChoose();
    onKey(event);
  };
  const clicked = (event: MouseEvent) => {
    const item = (event.target as Element).closest(items);
    if (item && !item.hasAttribute('data-keeps-open')) onChoose();
  };
  return (
    <div ref={listRef} role="menu" aria-label={label} onKeyDown={keys} onClick={clicked}>
      {children}
    </div>
  );
}

type MenuItemProps = {
  children: ReactNode;
  icon?: IconName;
  href?: string;
  onSelect?: () => void;
  /** Amber for staff tools, red for leaving and destroying. */
  tone?: 'amber' | 'red';
  /** A number in a red tint at the end. */
  count?: ReactNode;
  /** A choice with a tick. */
  checked?: boolean;
  disabledReason?: string;
  keepsOpen?: boolean;
};

/** One row of a menu: a link, an action or a choice. */
export function MenuItem(props: MenuItemProps) {
  const { children, icon, href, onSelect, tone, count, checked, disabledReason } = props;
  const shared = {
    className: classNames(styles.item, tone && styles[tone]),
    tabIndex: -1,
    'data-keeps-open': props.keepsOpen ? '' : undefined,
    'data-tip': disabledReason,
  };
  const content = (
    <>
      {icon && <Icon name={icon} size={18} />}
      <span className={styles.text}>{children}</span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
      {checked && <Icon name="tick" size={18} />}
    </>
  );
  if (href && !disabledReason) {
    return (
      <Link {...shared} role="menuitem" href={href} onClick={onSelect}>
        {content}
      </Link>
    );
  }
  return (
    <button
      {...shared}
      {...(checked === undefined
        ? { role: 'menuitem' }
        : { role: 'menuitemradio', 'aria-checked': checked })}
      type="button"
      aria-disabled={disabledReason !== undefined || undefined}
      onClick={disabledReason ? undefined : onSelect}
    >
      {content}
    </button>
  );
}

/** A full-bleed line between groups of items. */
export function MenuJoint() {
  return <hr className={styles.joint} />;
}

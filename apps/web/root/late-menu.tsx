import { cloneElement, type ReactElement, type ReactNode, useState } from 'react';
import type { TriggerProps } from './triggers.tsx';

type Menus = typeof import('./menus.tsx');

interface LateMenuProps {
  trigger: ReactElement<TriggerProps>;
  /** The menu, open from the start, with the same trigger. */
  children: (menus: Menus) => ReactNode;
}

/** A menu whose code is fetched when somebody asks for it; until then its button stands alone. */
export function LateMenu({ trigger, children }: LateMenuProps) {
  const [menus, setMenus] = useState<Menus>();
  if (menus) return children(menus);
  return cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onClick: async () => setMenus(await import('./menus.tsx')),
  });
}

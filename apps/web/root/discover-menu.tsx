import chalk from '#ui/chalk/chalk.module.css';
import { classNames } from '#ui/class-names.ts';
import { formatNumber } from '#ui/format/index.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { Link } from '#ui/link/link.tsx';
import { Menu } from '#ui/menu/menu.tsx';
import { Rock } from '#ui/rock/rock.tsx';
import { useMessages, useT } from '../messages/messages.tsx';
import { PROJECT_KINDS, searchHref } from '../shared/project-kinds.ts';
import styles from './discover-menu.module.css';
import header from './header.module.css';
import { useRoot } from './root.tsx';

/** Pages of the six types and of their projects belong to Discover. */
const DISCOVER = new RegExp(`^/(?:${PROJECT_KINDS.join('|')}|project)s?(?:/|$)`);

/** The header's menu of the six types; opens on click, arrows move in two dimensions. */
export function DiscoverMenu({ path }: { path: string }) {
  const t = useT();
  const current = DISCOVER.test(path);
  return (
    <Menu
      label={t('shell.discover')}
      columns={2}
      placement="bottom-start"
      className={styles.menu}
      trigger={
        <button
          type="button"
          className={classNames(header.navItem, current && chalk.stroke)}
          aria-current={current ? 'true' : undefined}
        >
          {t('shell.discover')}
          <Icon name="caret-down" size={16} />
        </button>
      }
    >
      <DiscoverCells inMenu />
    </Menu>
  );
}

/** The six types with their rocks and counts, and a way to be surprised. */
export function DiscoverCells({ inMenu, onChoose }: { inMenu?: boolean; onChoose?: () => void }) {
  const { t, locale } = useMessages();
  const { counts } = useRoot();
  const item = inMenu ? { role: 'menuitem', tabIndex: -1 } : { onClick: onChoose };
  return (
    <div className={inMenu ? undefined : styles.oneColumn}>
      <div className={styles.cells}>
        {PROJECT_KINDS.map((kind) => (
          <Link key={kind} {...item} href={searchHref(kind)} className={styles.cell}>
            <Rock type={kind} fine className={styles.swatch} />
            <span>
              <span className={styles.name}>{t(`shared.types.${kind}`)}</span>
              <span className={styles.hint}>{t(`shell.hint.${kind}`)}</span>
            </span>
            <span className={styles.count}>{formatNumber(counts[kind] ?? 0, locale)}</span>
          </Link>
        ))}
      </div>
      <div className={styles.foot}>
        <Link {...item} href="/random" className={styles.footLink}>
          <Icon name="dice" size={16} />
          {t('shell.random')}
        </Link>
      </div>
    </div>
  );
}

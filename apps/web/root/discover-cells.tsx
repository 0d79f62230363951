import { formatNumber } from '#ui/format/index.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { Link } from '#ui/link/link.tsx';
import { Rock } from '#ui/rock/rock.tsx';
import { useMessages } from '../messages/messages.tsx';
import { PROJECT_KINDS, searchHref } from '../shared/project-kinds.ts';
import styles from './discover-cells.module.css';
import { useRoot } from './root.tsx';

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

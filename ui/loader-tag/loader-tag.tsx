import { classNames } from '../class-names.ts';
import styles from './loader-tag.module.css';

/** The colour role of each loader; relatives share one (look 3.4). */
const roles: Record<string, string> = {
  babric: 'fabric',
  'bta-babric': 'fabric',
  'legacy-fabric': 'fabric',
  canvas: 'datapack',
  vanilla: 'datapack',
  minecraft: 'datapack',
  bungeecord: 'velocity',
  waterfall: 'velocity',
  rift: 'forge',
  liteloader: 'forge',
  modloader: 'forge',
  nilloader: 'forge',
  'java-agent': 'forge',
  ornithe: 'forge',
};

type LoaderTagProps = {
  /** The loader's identifier, which chooses the colour. */
  loader: string;
  /** The name people read. */
  name: string;
  className?: string;
};

/** An 8 px square and the loader's name, both in the loader's colour. */
export function LoaderTag({ loader, name, className }: LoaderTagProps) {
  const role = roles[loader] ?? loader;
  return (
    <span className={classNames(styles.loader, styles[role], className)}>
      <span className={styles.square} aria-hidden="true" />
      {name}
    </span>
  );
}

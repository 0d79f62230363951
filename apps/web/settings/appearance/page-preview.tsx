import { classNames } from '#ui/class-names.ts';
import { Rock } from '#ui/rock/rock.tsx';
import { useT } from '../../messages/messages.tsx';
import type { DisplayMode } from '../../preferences/preferences.ts';
import { NumberText } from '../../shared/number-text.tsx';
import { ProjectIcon } from '../../shared/project-icon.tsx';
import styles from './page-preview.module.css';

/** Made up: a preview must not change with the catalogue. */
const ITEMS = [
  { name: 'Tidewater Lanterns', downloads: 4_810_000, rock: 'mod' },
  { name: 'Slackwater', downloads: 2_060_000, rock: 'shader' },
  { name: 'Understory', downloads: 91_200, rock: 'resourcepack' },
  { name: 'Narrow Gauge', downloads: 18_800, rock: 'datapack' },
] as const;

/** A small search page that obeys every choice at once. */
export function PagePreview({ mode, right }: { mode: DisplayMode; right: boolean }) {
  const t = useT();
  const shown = mode === 'list' ? ITEMS.slice(0, 3) : ITEMS;
  return (
    <div className={styles.ground} role="img" aria-label={t('settings.preview')}>
      <div className={classNames(styles.page, right && styles.right)}>
        <div className={styles.filters}>
          {[true, false, false, true].map((on, index) => (
            <span key={index} className={styles.filter}>
              <span className={classNames(styles.box, on && styles.on)} />
              <span className={styles.word} />
            </span>
          ))}
        </div>
        <div className={styles[mode]}>
          {shown.map((item) => (
            <div key={item.name} className={styles.item}>
              {mode === 'gallery' ? (
                <Rock type={item.rock} fine className={styles.picture} />
              ) : (
                <ProjectIcon id={item.name} iconUrl={null} size={32} />
              )}
              <span style={{ minInlineSize: 0 }}>
                <span className={styles.name}>{item.name}</span>
                <span className={styles.number}>
                  <NumberText value={item.downloads} />
                </span>
              </span>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Link } from '../link/link.tsx';
import styles from './face.module.css';
import { SectionDrawing } from './section-drawing.tsx';
import { phoneFace, wideFace } from './section-geometry.ts';

type FaceProps = {
  /** From the ground down: mods, modpacks, plugins, resource packs, shaders, data packs. */
  beds: readonly { href: string; name: ReactNode; count: ReactNode; text: ReactNode }[];
  /** Up to twelve pictures of 44 px, usually links, two a bed; a place may be left empty. */
  finds?: readonly ReactNode[];
};

/** The section drawing of the home page, full bleed, with a link on each bed. */
export function Face({ beds, finds = [] }: FaceProps) {
  return (
    <div className={styles.face}>
      <SectionDrawing shape={wideFace} className={styles.wide} />
      <SectionDrawing shape={phoneFace} className={styles.phone} />
      <ul className={styles.labels}>
        {beds.map((bed) => (
          <li key={bed.href}>
            <Link href={bed.href} className={styles.label}>
              <span className={styles.name}>{bed.name}</span>
              <span className={styles.count}>{bed.count}</span>
              <span className={styles.text}>{bed.text}</span>
            </Link>
          </li>
        ))}
      </ul>
      {finds.length > 0 && (
        <ul className={styles.finds}>
          {finds.slice(0, 12).map(
            (find, index) =>
              find && (
                <li key={index} className={classNames(styles.find, styles[`find${index}`])}>
                  {find}
                </li>
              ),
          )}
        </ul>
      )}
    </div>
  );
}

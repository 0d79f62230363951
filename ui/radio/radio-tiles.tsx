import type { ReactNode } from 'react';
import styles from './radio.module.css';
import { Radio, type RadioProps } from './radio.tsx';

/** A grid of tiles at least 140 px wide. */
export function RadioTiles({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={styles.tiles}>
      <legend className="visually-hidden">{legend}</legend>
      {children}
    </fieldset>
  );
}

/** A radio with a 96 px picture above its label. */
export function RadioTile({ picture, children, ...radio }: RadioProps & { picture: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is inside
    <label className={styles.tile}>
      <span className={styles.picture} aria-hidden="true">
        {picture}
      </span>
      <span className={styles.tileLabel}>
        <Radio {...radio} />
        {children}
      </span>
    </label>
  );
}

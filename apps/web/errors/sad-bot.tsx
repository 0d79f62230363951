import styles from './sad-bot.module.css';

/** A robot with a broken drill in an empty pit, for what went wrong on our side. */
export function SadBot({ label }: { label: string }) {
  return (
    <svg className={styles.bot} viewBox="0 0 360 280" role="img" aria-label={label}>
      <g className={styles.ground}>
        <path d="M0 118H64V150H102V182H134V250H252V206H286V160H318V118H360V280H0Z" />
      </g>
      <path
        className={styles.joint}
        d="M0 150H64M0 182H102M0 214H134M252 250H360M286 206H360M318 160H360M0 246H134M24 118V150M70 150V182M34 182V214M92 214V246M302 206V250M336 160V206"
      />
      <path className={styles.edge} d="M0 118H64V150H102V182H134V250H252V206H286V160H318V118H360" />
      <g className={styles.body}>
        <path d="M160 118h64v52h-64Z" />
        <path d="M168 176h48v44h-48Z" />
        <path d="M172 220h14v22h-20v-8h6ZM198 220h14v14h6v8h-20Z" />
        <path d="M168 184h-10v34h-12v-10h4v-32h18ZM216 184h10v28h14v8h-22v-18" />
      </g>
      <path className={styles.line} d="M192 118V98M186 98l6-8 6 8-6 6Z" />
      <path className={styles.line} d="m174 134 10 4M210 134l-10 4M180 160q12-10 24 0" />
      <path className={styles.eyes} d="M175 142h8v8h-8ZM201 142h8v8h-8Z" />
      <path className={styles.tear} d="M178 154h3v7h-3ZM178 166h3v4h-3Z" />
      <path className={styles.line} d="M178 188h28M178 196h18M178 204h24" />
      <path className={styles.drill} d="M236 232h14v-10h8v10h4l-6 8h-20Z" />
      <path className={styles.drill} d="m150 244 10-6 2 4-10 6ZM140 246l4-4 4 4-4 4Z" />
    </svg>
  );
}

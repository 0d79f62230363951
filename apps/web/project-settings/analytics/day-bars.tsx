import type { DayCount } from '#domain/downloads/index.ts';
import { formatCompact, formatDate } from '#ui/format/index.ts';
import { useMessages } from '../../messages/messages.tsx';
import styles from './analytics.module.css';

const WIDTH = 900;
const HEIGHT = 220;
const STEPS = 4;

/** One bar a day; the table below says the same in numbers. */
export function DayBars({ days }: { days: DayCount[] }) {
  const { locale } = useMessages();
  const top = ceiling(Math.max(...days.map(({ count }) => count)));
  const slot = WIDTH / days.length;
  const label = (day: string) => formatDate(day, { locale });
  return (
    <figure className={styles.plot}>
      <div className={styles.levels}>
        {Array.from({ length: STEPS + 1 }, (_, step) => (
          <span key={step}>{formatCompact((top * (STEPS - step)) / STEPS, locale)}</span>
        ))}
      </div>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className={styles.drawing}
        aria-hidden="true"
      >
        {Array.from({ length: STEPS }, (_, step) => (
          <line
            key={step}
            className={styles.joint}
            x2={WIDTH}
            y1={(HEIGHT * step) / STEPS}
            y2={(HEIGHT * step) / STEPS}
          />
        ))}
        <line className={styles.zero} x2={WIDTH} y1={HEIGHT} y2={HEIGHT} />
        {days.map(({ day, count }, index) => {
          const height = (count / top) * HEIGHT;
          const last = index === days.length - 1;
          return (
            <rect
              key={day}
              className={last ? styles.unfinished : styles.bar}
              x={index * slot + slot * 0.15}
              y={HEIGHT - height}
              width={slot * 0.7}
              height={height}
            />
          );
        })}
      </svg>
      <figcaption className={styles.dates}>
        <span>{label(days[0].day)}</span>
        <span>{label(days[Math.floor(days.length / 2)].day)}</span>
        <span>{label(days[days.length - 1].day)}</span>
      </figcaption>
    </figure>
  );
}

/** The next number that divides well into four steps. */
function ceiling(most: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, most))) - 1) * 4;
  return Math.max(4, Math.ceil(most / unit) * unit);
}

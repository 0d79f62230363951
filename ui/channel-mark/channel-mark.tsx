import { classNames } from '../class-names.ts';
import styles from './channel-mark.module.css';

const letters = { release: 'R', beta: 'B', alpha: 'A' } as const;

type ChannelMarkProps = {
  channel: keyof typeof letters;
  /** The channel's whole word: the accessible name and the tooltip. */
  label: string;
};

/** The square with R, B or A. */
export function ChannelMark({ channel, label }: ChannelMarkProps) {
  return (
    <span
      className={classNames(styles.mark, styles[channel])}
      role="img"
      aria-label={label}
      data-tip={label}
    >
      {letters[channel]}
    </span>
  );
}

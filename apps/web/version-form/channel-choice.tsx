import { ChannelMark } from '#ui/channel-mark/channel-mark.tsx';
import { useT } from '../messages/messages.tsx';
import { CHANNELS, type Channel } from './version-fields.ts';
import styles from './version-form.module.css';

interface ChannelChoiceProps {
  /** Of the radio group. */
  name: string;
  channel: Channel;
  onChange: (channel: Channel) => void;
}

/** The three squares with their words. */
export function ChannelChoice({ name, channel, onChange }: ChannelChoiceProps) {
  const t = useT();
  return (
    <fieldset>
      <legend className={styles.legend}>{t('upload.channel')}</legend>
      <div className={styles.channels}>
        {CHANNELS.map((one) => (
          <label key={one} className={styles.channel}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              value={one}
              checked={one === channel}
              onChange={() => onChange(one)}
            />
            <span aria-hidden="true">
              <ChannelMark channel={one} label={t(`upload.channel.${one}`)} />
            </span>
            {t(`upload.channel.${one}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

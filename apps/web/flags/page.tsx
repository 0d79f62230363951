import { Bed } from '#ui/bed/bed.tsx';
import { Toggle } from '#ui/toggle/toggle.tsx';
import type { HeadOf } from '../head.ts';
import { useT } from '../messages/messages.tsx';
import { saveFlag } from '../preferences/display.ts';
import { FLAG_NAMES, FLAGS } from '../preferences/flags.ts';
import { useRoot } from '../root/root.tsx';
import styles from './page.module.css';

export const head: HeadOf<null> = ({ t }) => ({
  title: t('shell.title', { page: t('shell.flags') }),
  robots: 'noindex',
});

/** Every feature flag with its default; kept on this device. */
export function Component() {
  const t = useT();
  const { flags } = useRoot();
  return (
    <div className="content">
      <div className={styles.page}>
        <h1 className={styles.title}>{t('shell.flags')}</h1>
        <p className={styles.lead}>{t('settings.flagsText')}</p>
        <Bed>
          {FLAG_NAMES.map((flag) => (
            <div key={flag} className={styles.row}>
              <Toggle
                checked={flags[flag]}
                words={{ on: t('settings.on'), off: t('settings.off') }}
                help={
                  <>
                    {t(`settings.flag.${flag}.help`)}{' '}
                    <span className={styles.name}>
                      {t('settings.flagDefault', {
                        name: flag,
                        value: t(FLAGS[flag] ? 'settings.on' : 'settings.off'),
                      })}
                    </span>
                  </>
                }
                onChange={(event) => saveFlag(flags, flag, event.currentTarget.checked)}
              >
                {t(`settings.flag.${flag}`)}
              </Toggle>
            </div>
          ))}
        </Bed>
      </div>
    </div>
  );
}

import { useEffect, useState } from 'react';
import { Banner } from '#ui/banner/banner.tsx';
import { useMessages } from '../messages/messages.tsx';
import styles from './banners.module.css';
import { useRoot } from './root.tsx';

/** Strips under the header: what holds for every page. */
export function Banners() {
  const { t, locale } = useMessages();
  const { flags } = useRoot();
  const offlineSince = useOffline();
  const offline = offlineSince ?? (flags.showAllBanners ? new Date(0) : null);
  return (
    <div className={styles.banners}>
      {offline && (
        <Banner tone="amber" urgent>
          {t('shell.offline', {
            time: offline.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' }),
          })}
        </Banner>
      )}
    </div>
  );
}

/** When the connection went away; null while there is one. */
function useOffline(): Date | null {
  const [since, setSince] = useState<Date | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    window.addEventListener('offline', () => setSince(new Date()), { signal });
    window.addEventListener('online', () => setSince(null), { signal });
    return () => stop.abort();
  }, []);
  return since;
}

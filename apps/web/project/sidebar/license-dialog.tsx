import { useEffect, useState } from 'react';
import { Note } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { useT } from '../../messages/messages.tsx';
import styles from './sidebar.module.css';

type LicenseDialogProps = { id: string; name: string; open: boolean; onClose: () => void };

/** The whole text of a licence; of an expression, that of each licence it names. */
export function LicenseDialog({ id, name, open, onClose }: LicenseDialogProps) {
  const t = useT();
  const [texts, setTexts] = useState<{ title: string; body: string }[]>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads again
  useEffect(() => {
    const stop = new AbortController();
    setFailed(false);
    const ids = id.split(/[\s()]+/).filter((word) => word && !/^(and|or|with)$/i.test(word));
    Promise.all(ids.map((one) => readLicense(one, stop.signal)))
      .then(setTexts)
      .catch(() => {
        if (!stop.signal.aborted) setFailed(true);
      });
    return () => stop.abort();
  }, [id, attempt]);

  return (
    <Dialog open={open} onClose={onClose} title={name} closeLabel={t('shared.close')}>
      {failed && (
        <Note
          tone="red"
          urgent
          action={
            <Button size="small" onClick={() => setAttempt(attempt + 1)}>
              {t('shared.tryAgain')}
            </Button>
          }
        >
          {t('project.licenseFailed')}
        </Note>
      )}
      {!failed && !texts && <SkeletonRows rows={6} label={t('shared.loading')} />}
      {texts?.map((text) => (
        <section key={text.title}>
          {texts.length > 1 && <h3 className={styles.licenseTitle}>{text.title}</h3>}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
          <pre className={styles.licenseText} tabIndex={0} dir="auto">
            {text.body}
          </pre>
        </section>
      ))}
    </Dialog>
  );
}

async function readLicense(id: string, signal: AbortSignal) {
  const response = await fetch(`/v2/tag/license/${encodeURIComponent(id)}`, { signal });
  if (!response.ok) throw new Error(String(response.status));
  return (await response.json()) as { title: string; body: string };
}

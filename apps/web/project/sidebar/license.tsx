import { lazy, Suspense, useState } from 'react';
import { useT } from '../../messages/messages.tsx';
import { useRoot } from '../../root/root.tsx';
import type { ProjectData } from '../load.ts';
import styles from './sidebar.module.css';

const LicenseDialog = lazy(async () => ({
  default: (await import('./license-dialog.tsx')).LicenseDialog,
}));

/** How an own licence is told: its id without prefix and dashes. */
const OWN = 'LicenseRef-';

/** The licence: a link where its text stands elsewhere, else it opens the text. */
export function License({ license }: { license: ProjectData['license'] }) {
  const t = useT();
  const { preferences } = useRoot();
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const { id, name, url } = license;
  const text =
    id === `${OWN}All-Rights-Reserved`
      ? t('project.allRightsReserved')
      : id.startsWith(OWN)
        ? id.slice(OWN.length).replaceAll('-', ' ')
        : id;
  if (url) {
    return (
      <a
        className="link"
        href={url}
        rel="noopener nofollow ugc"
        target={preferences.externalLinksNewTab ? '_blank' : undefined}
      >
        {text}
      </a>
    );
  }
  if (name === '') return text;
  return (
    <>
      <button
        type="button"
        className={`link ${styles.license}`}
        data-tip={name === text ? undefined : name}
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
      >
        {text}
      </button>
      {asked && (
        <Suspense>
          <LicenseDialog id={id} name={name} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

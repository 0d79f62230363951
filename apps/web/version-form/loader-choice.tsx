import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { LoaderTag } from '#ui/loader-tag/loader-tag.tsx';
import { toggleValue } from '#ui/select/options.ts';
import { useT } from '../messages/messages.tsx';
import type { LoaderOption } from './form-options.ts';
import styles from './version-form.module.css';

const GROUPS = ['mod', 'plugin', 'proxy', 'datapack', 'resourcepack', 'shader'] as const;

interface LoaderChoiceProps {
  loaders: readonly LoaderOption[];
  chosen: readonly string[];
  onChange: (loaders: string[]) => void;
}

/** Loaders as chips to press, by group; the rare ones after "Show more". */
export function LoaderChoice({ loaders, chosen, onChange }: LoaderChoiceProps) {
  const t = useT();
  const [all, setAll] = useState(false);
  const shown = loaders.filter(({ id, folded }) => all || !folded || chosen.includes(id));
  return (
    <div className={styles.groups}>
      {GROUPS.map((group) => {
        const members = shown.filter((loader) => loader.group === group);
        if (members.length === 0) return null;
        return (
          <div key={group} className={styles.group}>
            <span className={styles.groupName}>{t(`upload.group.${group}`)}</span>
            <span className={styles.chips}>
              {members.map(({ id, name }) => (
                <button
                  key={id}
                  type="button"
                  className={styles.chip}
                  aria-pressed={chosen.includes(id)}
                  onClick={() => onChange(toggleValue(chosen, id))}
                >
                  <LoaderTag loader={id} name={name} />
                </button>
              ))}
            </span>
          </div>
        );
      })}
      {loaders.length > shown.length && (
        <div>
          <Button kind="quiet" size="small" onClick={() => setAll(true)}>
            {t('upload.moreLoaders', { count: loaders.length - shown.length })}
          </Button>
        </div>
      )}
    </div>
  );
}

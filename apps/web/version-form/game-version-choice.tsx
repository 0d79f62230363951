import { type MouseEvent, useMemo, useRef, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { collapseVersions } from '#ui/format/index.ts';
import { Input } from '#ui/input/input.tsx';
import { VersionTag } from '#ui/tag/tag.tsx';
import { useT } from '../messages/messages.tsx';
import type { FormOptions } from './form-options.ts';
import styles from './version-form.module.css';

interface GameVersionChoiceProps {
  id: string;
  catalogue: FormOptions['gameVersions'];
  chosen: readonly string[];
  onChange: (versions: string[]) => void;
}

/** Game versions with a search; with Shift everything from the last box to this one changes. */
export function GameVersionChoice({ id, catalogue, chosen, onChange }: GameVersionChoiceProps) {
  const t = useT();
  const [query, setQuery] = useState('');
  const [snapshots, setSnapshots] = useState(false);
  const last = useRef<string>(undefined);
  const set = useMemo(() => new Set(chosen), [chosen]);
  const words = query.trim().toLowerCase();
  const shown = catalogue.filter(
    ({ version, version_type }) =>
      (snapshots || version_type === 'release' || set.has(version)) &&
      version.toLowerCase().includes(words),
  );

  function put(versions: string[], on: boolean) {
    const next = new Set(chosen);
    for (const version of versions) on ? next.add(version) : next.delete(version);
    // As the catalogue orders them, whatever the order of clicks.
    onChange(catalogue.flatMap(({ version }) => (next.has(version) ? [version] : [])).reverse());
  }

  function press(version: string, event: MouseEvent<HTMLInputElement>) {
    const on = event.currentTarget.checked;
    const from = shown.findIndex((one) => one.version === last.current);
    const to = shown.findIndex((one) => one.version === version);
    const range =
      event.shiftKey && from >= 0
        ? shown.slice(Math.min(from, to), Math.max(from, to) + 1).map((one) => one.version)
        : [version];
    last.current = version;
    put(range, on);
  }

  return (
    <div className={styles.gameVersions}>
      <div className={styles.ranges}>
        {collapseVersions(chosen, catalogue).map((range) => (
          <VersionTag key={range}>{range}</VersionTag>
        ))}
        {chosen.length > 0 && (
          <Button kind="quiet" size="small" onClick={() => onChange([])}>
            {t('upload.clear')}
          </Button>
        )}
      </div>
      <div className={styles.find}>
        <Input
          id={id}
          size="small"
          icon="search"
          type="search"
          value={query}
          aria-label={t('upload.findGameVersion')}
          placeholder={t('upload.findGameVersion')}
          onChange={(event) => setQuery(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            const [first] = shown;
            if (first && words) put([first.version], !set.has(first.version));
          }}
        />
        <Checkbox
          checked={snapshots}
          onChange={(event) => setSnapshots(event.currentTarget.checked)}
        >
          {t('upload.showSnapshots')}
        </Checkbox>
      </div>
      <ul className={styles.well} aria-label={t('upload.gameVersions')}>
        {shown.map(({ version }) => (
          <li key={version} className={styles.wellRow}>
            <Checkbox checked={set.has(version)} onClick={(event) => press(version, event)}>
              <span className="ltr">{version}</span>
            </Checkbox>
          </li>
        ))}
        {shown.length === 0 && (
          <li className={styles.nothing} role="status">
            {t('upload.noGameVersion', { query })}
          </li>
        )}
      </ul>
    </div>
  );
}

import { useState } from 'react';
import { SectionBed } from '#ui/bed/bed.tsx';
import { RadioTile, RadioTiles } from '#ui/radio/radio-tiles.tsx';
import { Toggle } from '#ui/toggle/toggle.tsx';
import { TextSwitch, ViewSwitch } from '#ui/view-switch/view-switch.tsx';
import type { HeadOf } from '../../head.ts';
import { useT } from '../../messages/messages.tsx';
import { saveDisplayMode, savePreferences, saveTheme } from '../../preferences/display.ts';
import {
  DISPLAY_KINDS,
  DISPLAY_MODES,
  type DisplayKind,
  type DisplayMode,
} from '../../preferences/preferences.ts';
import { DARK_THEMES, type DarkTheme, type Theme } from '../../preferences/theme.ts';
import { useRoot } from '../../root/root.tsx';
import styles from './page.module.css';
import { PagePreview } from './page-preview.tsx';
import { SystemPreview, ThemePreview } from './theme-preview.tsx';

export const head: HeadOf<null> = ({ t }) => ({
  title: t('shell.title', { page: t('settings.appearance') }),
  description: t('settings.appearanceText'),
});

/** Theme and display settings: applied at once, kept on this device. */
export function Component() {
  const t = useT();
  const { preferences } = useRoot();
  const [saves, setSaves] = useState(0);
  const [kind, setKind] = useState<DisplayKind>('mod');
  const saved = () => setSaves((count) => count + 1);
  return (
    <div>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('settings.appearance')}</h1>
        <p className={styles.saved}>{t('settings.onDevice')}</p>
        <p className="visually-hidden" role="status" key={saves}>
          {saves > 0 && t('settings.saved')}
        </p>
      </header>
      <ThemeSection onSaved={saved} />
      <h2 className={styles.part}>{t('settings.displaySettings')}</h2>
      <div className={styles.columns}>
        <Lists
          onSaved={(changed) => {
            setKind(changed);
            saved();
          }}
        />
        <div className={styles.column}>
          <SectionBed title={t('settings.previewTitle')} level={3}>
            <PagePreview
              mode={preferences.searchDisplayMode[kind]}
              right={preferences.rightSearchLayout}
            />
          </SectionBed>
          <Layout onSaved={saved} />
        </div>
      </div>
    </div>
  );
}

const TILES = ['light', ...DARK_THEMES, 'system'] as const;
type Tile = (typeof TILES)[number];

const tileOf = ({ preference, dark }: Theme): Tile => (preference === 'dark' ? dark : preference);

function ThemeSection({ onSaved }: { onSaved: () => void }) {
  const t = useT();
  const { theme, preferences } = useRoot();
  function save(next: Theme) {
    saveTheme(next, preferences);
    onSaved();
  }
  function choose(tile: Tile) {
    if (tile === 'light' || tile === 'system') save({ preference: tile, dark: theme.dark });
    else save({ preference: 'dark', dark: tile });
  }
  return (
    <SectionBed
      title={t('settings.theme')}
      padded
      foot={
        theme.preference === 'system' && (
          <span className={styles.dark}>
            {t('settings.inTheDark')}
            <TextSwitch
              legend={t('settings.inTheDark')}
              name="dark-theme"
              value={theme.dark}
              options={DARK_THEMES.map((value) => ({
                value,
                label: t(`settings.theme.${value}`),
              }))}
              onChange={(dark) => save({ preference: 'system', dark: dark as DarkTheme })}
            />
          </span>
        )
      }
    >
      <RadioTiles legend={t('settings.theme')}>
        {TILES.map((tile) => (
          <RadioTile
            key={tile}
            name="theme"
            value={tile}
            checked={tileOf(theme) === tile}
            onChange={() => choose(tile)}
            picture={
              tile === 'system' ? (
                <SystemPreview dark={theme.dark} />
              ) : (
                <ThemePreview theme={tile} />
              )
            }
          >
            {t(`settings.theme.${tile}`)}
          </RadioTile>
        ))}
      </RadioTiles>
    </SectionBed>
  );
}

const MODE_ICONS = { list: 'list', grid: 'grid', gallery: 'picture' } as const;

function Lists({ onSaved }: { onSaved: (kind: DisplayKind) => void }) {
  const t = useT();
  const { preferences } = useRoot();
  return (
    <SectionBed title={t('settings.lists')} level={3}>
      {DISPLAY_KINDS.map((kind) => (
        <div key={kind} className={styles.row}>
          {t(`settings.list.${kind}`)}
          <ViewSwitch
            legend={t(`settings.list.${kind}`)}
            name={`list-${kind}`}
            value={preferences.searchDisplayMode[kind]}
            options={DISPLAY_MODES.map((value) => ({
              value,
              label: t(`settings.mode.${value}`),
              icon: MODE_ICONS[value],
            }))}
            onChange={(mode) => {
              saveDisplayMode(preferences, kind, mode as DisplayMode);
              onSaved(kind);
            }}
          />
        </div>
      ))}
    </SectionBed>
  );
}

const TOGGLES = [
  'rightSearchLayout',
  'leftContentLayout',
  'externalLinksNewTab',
  'advancedRendering',
] as const;

function Layout({ onSaved }: { onSaved: () => void }) {
  const t = useT();
  const { preferences } = useRoot();
  return (
    <SectionBed title={t('settings.layout')} level={3}>
      {TOGGLES.map((name) => (
        <div key={name} className={styles.toggle}>
          <Toggle
            checked={preferences[name]}
            help={t(`settings.toggle.${name}.help`)}
            words={{ on: t('settings.on'), off: t('settings.off') }}
            onChange={(event) => {
              savePreferences({ ...preferences, [name]: event.currentTarget.checked });
              onSaved();
            }}
          >
            {t(`settings.toggle.${name}`)}
          </Toggle>
        </div>
      ))}
    </SectionBed>
  );
}

import type { IconName } from '#ui/icons/icon.tsx';
import { ViewLinks } from '#ui/view-switch/view-switch.tsx';
import { useT } from '../messages/messages.tsx';
import { DISPLAY_MODES, type DisplayMode } from '../preferences/preferences.ts';
import { nearestSize } from './filters.ts';
import type { Search } from './use-search.ts';

const ICONS: Record<DisplayMode, IconName> = { list: 'list', grid: 'grid', gallery: 'picture' };

/** List, grid or gallery: kept for each type of project. */
export function ViewModes({ search }: { search: Search }) {
  const t = useT();
  const { kind, mode } = search.data;
  const inMode = (next: DisplayMode) =>
    search.href({ ...search.state, size: nearestSize(next, search.state.size), page: 1 }, next);
  return (
    <ViewLinks
      legend={t('search.view')}
      value={mode}
      options={DISPLAY_MODES.map((value) => ({
        value,
        label: t(`search.view.${value}`),
        icon: ICONS[value],
        href: `/_internal/display-mode?${new URLSearchParams({ kind, mode: value, to: inMode(value) })}`,
      }))}
      onChoose={(value, event) => {
        event.preventDefault();
        search.show(value as DisplayMode);
      }}
    />
  );
}

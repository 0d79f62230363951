import { Button } from '#ui/button/button.tsx';
import { formatNumber } from '#ui/format/index.ts';
import { MultiSelect } from '#ui/select/multi-select.tsx';
import { Toggle } from '#ui/toggle/toggle.tsx';
import { useMessages } from '../messages/messages.tsx';
import { useNavigate } from '../router/hooks.tsx';
import type { FilterOptions } from './filter-options.ts';
import { type FilterState, filterHref, isFiltered } from './version-filter.ts';

type VersionFiltersProps = { filter: FilterState; options: FilterOptions; path: string };

const CHANNELS = ['release', 'beta', 'alpha'] as const;

/** Loader, game version and channel of a list; every choice is an address. */
export function VersionFilters({ filter, options, path }: VersionFiltersProps) {
  const { t, locale } = useMessages();
  const navigate = useNavigate();
  const go = (change: Partial<FilterState>) =>
    navigate(filterHref(path, { ...filter, ...change, page: 1 }), { keepScroll: true });
  const labels = { find: t('project.find'), nothing: t('project.nothingFound') };
  const summary = (name: string, chosen: readonly string[]) =>
    chosen.length === 0
      ? name
      : chosen.length === 1
        ? chosen[0]
        : t('project.chosen', { name, count: formatNumber(chosen.length, locale) });
  const loaderName = (id: string) => options.loaders.find((one) => one.id === id)?.name ?? id;
  return (
    <>
      {isFiltered(filter) && (
        <Button
          kind="quiet"
          icon="close"
          size="small"
          onClick={() => go({ channels: [], gameVersions: [], loaders: [] })}
        >
          {t('project.clearFilters')}
        </Button>
      )}
      {options.loaders.length > 1 && (
        <MultiSelect
          label={t('project.loader')}
          options={options.loaders.map(({ id, name }) => ({ value: id, label: name }))}
          values={filter.loaders}
          onChange={(loaders) => go({ loaders })}
          summary={summary(t('project.loader'), filter.loaders.map(loaderName))}
          labels={labels}
        />
      )}
      <MultiSelect
        label={t('project.gameVersion')}
        options={options.gameVersions.map((value) => ({ value, label: value }))}
        values={filter.gameVersions}
        onChange={(gameVersions) => go({ gameVersions })}
        summary={summary(t('project.gameVersion'), filter.gameVersions)}
        labels={labels}
      />
      <MultiSelect
        label={t('project.channelLabel')}
        options={CHANNELS.map((value) => ({ value, label: t(`project.channel.${value}`) }))}
        values={filter.channels}
        onChange={(channels) => go({ channels })}
        summary={summary(
          t('project.channelLabel'),
          CHANNELS.filter((one) => filter.channels.includes(one)).map((one) =>
            t(`project.channel.${one}`),
          ),
        )}
        labels={labels}
      />
      {(options.hasSnapshots || filter.all) && (
        <Toggle checked={filter.all} onChange={() => go({ all: !filter.all })}>
          {t('project.showSnapshots')}
        </Toggle>
      )}
    </>
  );
}

import { ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { type T, useT } from '../messages/messages.tsx';
import { Rich } from '../messages/rich.tsx';
import { filterName } from './filter-names.ts';
import { NO_FILTERS, type SearchState, withFilter } from './filters.ts';
import type { SearchData } from './load.ts';
import type { Rescue } from './rescue.server.ts';
import type { Search } from './use-search.ts';

/** Nothing was found: what was in the way and how to take it out of it. */
export function NoResults({ search }: { search: Search }) {
  const t = useT();
  const { data } = search;
  const { state, rescue, kind } = data;
  if (!state.text && state.filters.length === 0) {
    return (
      <EmptyState title={t('search.noneYet', { type: kind })}>{t('search.noneYetWhy')}</EmptyState>
    );
  }
  return (
    <EmptyState
      title={state.text ? t('search.nothing', { text: state.text }) : t('search.nothingFits')}
      actions={rescue && <WaysOut search={search} rescue={rescue} />}
    >
      <DidYouMean search={search} />
      {rescue && <Reason data={data} rescue={rescue} />}
    </EmptyState>
  );
}

function DidYouMean({ search }: { search: Search }) {
  const t = useT();
  const { didYouMean, state } = search.data;
  if (!didYouMean) return null;
  const meant = search.href({ ...state, text: didYouMean, page: 1 });
  return (
    <>
      <Rich
        text={t('search.didYouMean', { text: didYouMean })}
        tags={{ a: (words) => <TextLink href={meant}>{words}</TextLink> }}
      />{' '}
    </>
  );
}

function Reason({ data, rescue }: { data: SearchData; rescue: Rescue }) {
  const t = useT();
  const { filters } = data.state;
  if (filters.length === 0 || isUnknown(data.state, rescue)) return t('search.noWord');
  return (
    <>
      {t('search.noneFits', { filters: filters.length })}{' '}
      <Rich text={help(t, data, rescue)} tags={{ b: (words) => <b>{words}</b> }} />
    </>
  );
}

/** No project of the type has the text, whatever the filters. */
const isUnknown = ({ text }: SearchState, { withoutFilters }: Rescue) =>
  text !== '' && withoutFilters === 0;

function help(t: T, data: SearchData, { drops, withoutFilters }: Rescue): string {
  const [first, second] = drops.map(({ filter, count }) => ({
    name: filterName(t, data, filter),
    count,
  }));
  if (!first) return t('search.withoutFilters', { count: withoutFilters });
  if (!second) return t('search.drop', first);
  return t('search.dropTwo', { ...first, other: second.name, otherCount: second.count });
}

/** One main button for what helps most, others beside it. */
function WaysOut({ search, rescue }: { search: Search; rescue: Rescue }) {
  return waysOut(search, rescue, useT()).map(({ words, to }, index) => (
    <ButtonLink
      key={words}
      kind={index === 0 ? 'main' : 'default'}
      href={search.href(to)}
      onClick={(event) => {
        event.preventDefault();
        search.go(to);
      }}
    >
      {words}
    </ButtonLink>
  ));
}

function waysOut(search: Search, rescue: Rescue, t: T): { words: string; to: SearchState }[] {
  const { data, groups } = search;
  const { state } = data;
  const [best] = rescue.drops;
  const drop = best && {
    words: t('search.dropButton', { name: filterName(t, data, best.filter) }),
    to: withFilter(state, groups, best.filter, 'clear'),
  };
  const clearFilters = {
    words: t('search.clearFilters'),
    to: { ...state, ...NO_FILTERS },
  };
  const clearText = { words: t('search.clearSearch'), to: { ...state, text: '', page: 1 } };
  return [
    ...(drop ? [drop] : []),
    ...(isUnknown(state, rescue) ? [clearText] : []),
    ...(state.filters.length > (drop ? 1 : 0) ? [clearFilters] : []),
  ];
}

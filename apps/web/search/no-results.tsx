import { ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { type T, useT } from '../messages/messages.tsx';
import { fill } from './fill.tsx';
import { filterName } from './filter-names.ts';
import { NO_FILTERS, type SearchState, withFilter } from './filters.ts';
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
      {rescue && reason(t, search, rescue)}
    </EmptyState>
  );
}

function DidYouMean({ search }: { search: Search }) {
  const t = useT();
  const { didYouMean, state } = search.data;
  if (!didYouMean) return null;
  const meant = search.href({ ...state, text: didYouMean, page: 1 });
  return (
    <>{fill(t, 'search.didYouMean', { text: <TextLink href={meant}>{didYouMean}</TextLink> })} </>
  );
}

function reason(t: T, { data }: Search, { drops, withoutFilters }: Rescue) {
  const { filters } = data.state;
  if (filters.length === 0) return t('search.noWord');
  const [first, second] = drops.map((drop) => ({
    ...drop,
    name: <b>{filterName(t, data, drop.filter)}</b>,
  }));
  const help = !first
    ? t('search.withoutFilters', { count: withoutFilters })
    : second
      ? fill(
          t,
          'search.dropTwo',
          { name: first.name, other: second.name },
          { count: first.count, otherCount: second.count },
        )
      : fill(t, 'search.drop', { name: first.name }, { count: first.count });
  return (
    <>
      {t('search.noneFits', { filters: filters.length })} {help}
    </>
  );
}

/** One main button for what helps most, others beside it. */
function WaysOut({ search, rescue }: { search: Search; rescue: Rescue }) {
  const t = useT();
  const { state } = search.data;
  const ways: { words: string; to: SearchState }[] = [];
  const [best] = rescue.drops;
  if (best) {
    ways.push({
      words: t('search.dropButton', { name: filterName(t, search.data, best.filter) }),
      to: withFilter(state, search.groups, best.filter, 'clear'),
    });
  }
  if (state.filters.length > (best ? 1 : 0)) {
    ways.push({ words: t('search.clearFilters'), to: { ...state, ...NO_FILTERS } });
  }
  if (state.text && rescue.drops.length === 0 && (rescue.withoutText > 0 || ways.length === 0)) {
    ways.push({ words: t('search.clearSearch'), to: { ...state, text: '', page: 1 } });
  }
  return ways.map(({ words, to }, index) => (
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

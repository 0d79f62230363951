import { useEffect, useMemo, useState } from 'react';
import { Avatar, Picture } from '#ui/avatar/picture.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { classNames } from '#ui/class-names.ts';
import { formatCount, formatNumber } from '#ui/format/index.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { Kbd } from '#ui/kbd/kbd.tsx';
import { Link } from '#ui/link/link.tsx';
import { Rock } from '#ui/rock/rock.tsx';
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx';
import { useMessages } from '../../messages/messages.tsx';
import {
  emptyGroups,
  matchedPieces,
  type PanelGroup,
  type PanelRow,
  suggestionGroups,
} from './panel-rows.ts';
import { forgetSearch, recentSearches } from './recent-searches.ts';
import styles from './search-panel.module.css';
import { type SuggestionState, useSuggestions } from './use-suggestions.ts';

export interface SearchPanelProps {
  /** Of the list box, for the field's wiring. */
  id: string;
  text: string;
  /** Index among all rows; -1 for none. */
  current: number;
  onCurrent: (index: number) => void;
  onChoose: () => void;
  onMeant: (text: string) => void;
  className?: string;
  /** Tells the field where its keys lead, whenever that changes. */
  onTargets: (targets: Targets) => void;
}

/** Where Enter leads: from the current row, or from the field itself. */
export interface Targets {
  rows: string[];
  /** The page with all results; undefined until an answer has come. */
  all?: string;
}

interface ShownProps extends SearchPanelProps {
  state: SuggestionState;
  groups: readonly PanelGroup[];
  onForget: (text: string) => void;
}

/** Rows below the search field: what the letters may mean, or what an empty field offers. */
export function SearchPanel(props: SearchPanelProps) {
  const { text, onTargets } = props;
  const { t } = useMessages();
  const state = useSuggestions(text);
  const [recent, setRecent] = useState(recentSearches);
  const words = text.trim();
  const groups = useMemo(() => {
    if (!words) return emptyGroups(recent, t);
    return state.answer ? suggestionGroups(state.answer, t) : [];
  }, [words, state.answer, recent, t]);
  useEffect(() => {
    onTargets({
      rows: groups.flatMap((group) => group.rows.map((row) => row.href)),
      all: state.text === words ? state.answer?.href : undefined,
    });
  }, [groups, state, words, onTargets]);
  return (
    <Shown
      {...props}
      state={state}
      groups={groups}
      onForget={(forgotten) => {
        forgetSearch(forgotten);
        setRecent(recentSearches());
      }}
    />
  );
}

function Shown(props: ShownProps) {
  const { id, text, state, groups, current, onChoose, className } = props;
  const { t, locale } = useMessages();
  const words = text.trim();
  const total = state.answer?.total ?? 0;
  const nothing = groups.length === 0 && !state.answer && !state.failed && !state.late;
  let index = -1;
  return (
    <div className={className} hidden={nothing}>
      <div id={id} role="listbox" aria-label={t('shell.search.label')}>
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot hold options
          <div
            key={group.key}
            role="group"
            aria-labelledby={`${id}-${group.key}`}
            className={styles.group}
          >
            <div id={`${id}-${group.key}`} className={styles.head}>
              <span>{group.title}</span>
              {group.total !== undefined && <span>{formatNumber(group.total, locale)}</span>}
            </div>
            {group.rows.map((row) => {
              index += 1;
              return <Row key={row.key} {...props} row={row} index={index} />;
            })}
          </div>
        ))}
      </div>
      <Messages {...props} />
      {words && total > 0 && state.answer && (
        <div className={styles.foot}>
          <span className={styles.keys} aria-hidden="true">
            <Kbd>↑</Kbd>
            <Kbd>↓</Kbd> {t('shell.search.move')} <Kbd>Enter</Kbd> {t('shell.search.open')}
          </span>
          <Link
            href={state.answer.href}
            className="link"
            tabIndex={-1}
            onClick={onChoose}
            aria-current={current === -1 ? 'true' : undefined}
          >
            {t('shell.search.all', { count: total, text: state.text })}
          </Link>
        </div>
      )}
      <span className="visually-hidden" role="status">
        {words && state.answer && t('shell.search.found', { count: total })}
      </span>
    </div>
  );
}

function Messages({ text, state, groups, onMeant }: ShownProps) {
  const { t } = useMessages();
  const { answer, failed, late } = state;
  const meant = answer?.didYouMean;
  if (!text.trim()) return null;
  if (late && groups.length === 0) {
    return (
      <div className={styles.skeleton}>
        <SkeletonGroup label={t('shared.loading')}>
          <Skeleton width="60%" />
          <Skeleton width="45%" />
          <Skeleton width="52%" />
        </SkeletonGroup>
      </div>
    );
  }
  if (failed) return <p className={styles.message}>{t('shell.search.failed')}</p>;
  if (!answer || answer.total > 0) return null;
  return (
    <p className={styles.message}>
      {t('shell.search.none', { text: state.text })}{' '}
      {meant && (
        <button type="button" className={styles.meant} onClick={() => onMeant(meant)}>
          {t('shell.search.meant', { text: meant })}
        </button>
      )}
    </p>
  );
}

interface RowProps extends ShownProps {
  row: PanelRow;
  index: number;
}

function Row({ row, index, id, text, current, onCurrent, onChoose, onForget }: RowProps) {
  const { t, locale } = useMessages();
  const isCurrent = index === current;
  useEffect(() => {
    if (isCurrent) document.getElementById(`${id}-${index}`)?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent, id, index]);
  return (
    <Link
      id={`${id}-${index}`}
      role="option"
      aria-selected={isCurrent}
      tabIndex={-1}
      href={row.href}
      className={classNames(styles.row, isCurrent && styles.current, !row.detail && styles.short)}
      onPointerMove={() => onCurrent(index)}
      onClick={onChoose}
    >
      <RowPicture picture={row.picture} />
      <span>
        <span className={styles.name} dir="auto">
          {matchedPieces(row.name, row.detail ? text : '').map((piece, at) =>
            at % 2 ? <mark key={at}>{piece}</mark> : piece,
          )}
        </span>
        {row.detail && <span className={styles.detail}>{row.detail}</span>}
      </span>
      {row.count !== undefined && (
        <span className={styles.count}>{formatCount(row.count, locale)}</span>
      )}
      {row.recent && (
        <IconButton
          icon="close"
          size="small"
          tabIndex={-1}
          label={t('shell.search.forget', { text: row.recent })}
          onClick={(event) => {
            event.preventDefault();
            event.stopPropagation();
            onForget(row.recent as string);
          }}
        />
      )}
    </Link>
  );
}

function RowPicture({ picture }: { picture: PanelRow['picture'] }) {
  return (
    <span className={styles.picture}>
      {picture.kind === 'project' && <Picture id={picture.id} src={picture.url} size={36} />}
      {picture.kind === 'person' && <Avatar id={picture.id} src={picture.url} size={32} />}
      {picture.kind === 'type' && <Rock type={picture.type} fine className={styles.swatch} />}
      {picture.kind === 'recent' && <Icon name="clock" size={18} />}
    </span>
  );
}

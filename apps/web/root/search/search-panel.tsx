import { useEffect } from 'react';
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
import { matchedPieces, type PanelGroup, type PanelRow } from './panel-rows.ts';
import styles from './search-panel.module.css';
import type { SuggestionState } from './use-suggestions.ts';

interface SearchPanelProps {
  /** Of the list box, for the field's wiring. */
  id: string;
  text: string;
  state: SuggestionState;
  groups: readonly PanelGroup[];
  /** Index among all rows; -1 for none. */
  current: number;
  onCurrent: (index: number) => void;
  onChoose: () => void;
  onForget: (text: string) => void;
  onMeant: (text: string) => void;
}

/** Rows below the search field: what the letters may mean, or what an empty field offers. */
export function SearchPanel(props: SearchPanelProps) {
  const { id, text, state, groups, current, onChoose } = props;
  const { t, locale } = useMessages();
  const words = text.trim();
  const total = state.answer?.total ?? 0;
  let index = -1;
  return (
    <>
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
    </>
  );
}

function Messages({ text, state, groups, onMeant }: SearchPanelProps) {
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

interface RowProps extends SearchPanelProps {
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

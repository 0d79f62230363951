import { classNames } from '#ui/class-names.ts';
import { LoaderTag } from '#ui/loader-tag/loader-tag.tsx';
import { Popout } from '#ui/popout/popout.tsx';
import { Tag, TagLine } from '#ui/tag/tag.tsx';
import { type T, useT } from '../messages/messages.tsx';
import styles from './project-row.module.css';
import type { ProjectSummary } from './project-summary.ts';
import { fitTags, textWidth } from './tag-fit.ts';
import { categoryName } from './tag-names.ts';

interface LineTag {
  key: string;
  name: string;
  loader?: string;
  environment?: true;
  width: number;
}

/** Widths of the line at which it shows more; the same as in the style sheet's container queries. */
const LINES = { wide: 600, middle: 440, narrow: 300 };

/** Loaders, environment and categories in one line; the rest behind "+5", which opens a list. */
export function ProjectTags({ project }: { project: ProjectSummary }) {
  const t = useT();
  const tags = lineTags(project, t);
  if (tags.length === 0) return null;
  const wide = fitTags(tags, LINES.wide);
  const middle = fitTags(tags, LINES.middle);
  // A phone leaves the environment out, so that it takes no room there.
  const narrow = fitTags(
    tags.map((tag) => (tag.environment ? { width: 0 } : tag)),
    LINES.narrow,
  );
  return (
    <div className={styles.line}>
      <div className={styles.tags}>
        {tags.slice(0, Math.max(wide.shown, narrow.shown)).map((tag, index) => (
          <span
            key={tag.key}
            className={classNames(
              index >= middle.shown && styles.fromWide,
              index >= narrow.shown && styles.fromMiddle,
              tag.environment && styles.environment,
            )}
          >
            <LineTagView tag={tag} />
          </span>
        ))}
        {narrow.more > 0 && (
          <Popout
            className={styles.list}
            aria-label={t('shared.allTags', { title: project.title })}
            trigger={
              <button
                type="button"
                className={classNames(
                  styles.more,
                  wide.more === 0 && styles.notWide,
                  middle.more === 0 && styles.notMiddle,
                )}
              >
                <span className={styles.inWide}>+{wide.more}</span>
                <span className={styles.inMiddle}>+{middle.more}</span>
                <span className={styles.inNarrow}>+{narrow.more}</span>
                <span className="visually-hidden">
                  {t('shared.allTags', { title: project.title })}
                </span>
              </button>
            }
          >
            <TagLine>
              {tags.map((tag) => (
                <LineTagView key={tag.key} tag={tag} />
              ))}
            </TagLine>
          </Popout>
        )}
      </div>
    </div>
  );
}

function LineTagView({ tag }: { tag: LineTag }) {
  if (!tag.loader) return <Tag>{tag.name}</Tag>;
  return <LoaderTag loader={tag.loader} name={tag.name} className={styles.loader} />;
}

function lineTags({ loaders, environment, categories }: ProjectSummary, t: T): LineTag[] {
  const plain = (key: string, name: string): LineTag => ({
    key,
    name,
    width: textWidth(name) + 14,
  });
  return [
    ...loaders.map(({ id, name }) => ({
      key: `loader ${id}`,
      name,
      loader: id,
      width: textWidth(name) + 18,
    })),
    ...(environment
      ? [
          {
            ...plain('environment', t(`shared.environment.${environment}`)),
            environment: true as const,
          },
        ]
      : []),
    ...categories.map((category) => plain(category, categoryName(t, category))),
  ];
}

import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Picture } from '#ui/avatar/picture.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { Input } from '#ui/input/input.tsx';
import { nextItem } from '#ui/menu/move.ts';
import { NativeSelect } from '#ui/select/native-select.tsx';
import { useT } from '../messages/messages.tsx';
import { type FoundProject, useProjectSearch } from './use-project-search.ts';
import { DEPENDENCY_TYPES, type DependencyField, type DependencyType } from './version-fields.ts';
import styles from './version-form.module.css';

interface DependencyListProps {
  id: string;
  projectId: string;
  dependencies: readonly DependencyField[];
  onChange: (dependencies: DependencyField[]) => void;
}

/** What a version needs: rows with their kind, and a search that adds one. */
export function DependencyList({ id, projectId, dependencies, onChange }: DependencyListProps) {
  const t = useT();
  const change = (index: number, changes: Partial<DependencyField>) =>
    onChange(dependencies.map((one, at) => (at === index ? { ...one, ...changes } : one)));
  const has = dependencies.flatMap((one) => one.projectId ?? []);

  return (
    <div className={styles.dependencies}>
      {dependencies.length > 0 && (
        <ul className={styles.needs}>
          {dependencies.map((dependency, index) => (
            <li key={`${dependency.projectId} ${dependency.title}`} className={styles.need}>
              <Picture
                id={dependency.projectId ?? dependency.title}
                src={dependency.iconUrl}
                size={32}
              />
              <span className={styles.needWords}>
                <bdi className={dependency.projectId ? undefined : styles.unknown}>
                  {dependency.title}
                </bdi>
                <span className={styles.range}>
                  {dependency.range && <span className="ltr">{dependency.range}</span>}
                  {!dependency.projectId && <span>{t('upload.notHere')}</span>}
                </span>
              </span>
              <NativeSelect
                className={styles.kind}
                aria-label={t('upload.dependencyKind', { title: dependency.title })}
                value={dependency.type}
                options={DEPENDENCY_TYPES.map((value) => ({
                  value,
                  label: t(`upload.dependency.${value}`),
                }))}
                onChange={(event) =>
                  change(index, { type: event.currentTarget.value as DependencyType })
                }
              />
              <IconButton
                icon="close"
                label={t('upload.removeDependency', { title: dependency.title })}
                onClick={() => onChange(dependencies.filter((_, at) => at !== index))}
              />
            </li>
          ))}
        </ul>
      )}
      <ProjectSearch
        id={id}
        exclude={[projectId, ...has]}
        onChoose={(found) =>
          onChange([
            ...dependencies,
            {
              type: 'required',
              projectId: found.project_id,
              versionId: null,
              fileName: null,
              title: found.title,
              iconUrl: found.icon_url || null,
              href: `/project/${found.slug ?? found.project_id}`,
              range: null,
            },
          ])
        }
      />
    </div>
  );
}

interface ProjectSearchProps {
  id: string;
  exclude: readonly string[];
  onChoose: (found: FoundProject) => void;
}

/** A combobox over the site's projects. */
function ProjectSearch({ id, exclude, onChoose }: ProjectSearchProps) {
  const t = useT();
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState(false);
  const [current, setCurrent] = useState(0);
  const { found, state } = useProjectSearch(query);
  const list = useRef<HTMLDivElement>(null);
  const shown = found.filter((one) => !exclude.includes(one.project_id));
  const active = Math.min(current, shown.length - 1);

  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  function choose(project: FoundProject | undefined) {
    if (!project) return;
    onChoose(project);
    setQuery('');
    setOpen(false);
  }

  const isOpen = open && query.trim() !== '';

  function keys(event: KeyboardEvent) {
    const next = nextItem(event.key, active, { count: shown.length });
    if (!isOpen && event.key !== 'Enter') return;
    if (event.key === 'Enter') choose(isOpen ? shown[active] : undefined);
    else if (event.key === 'Escape') setOpen(false);
    else if (next !== undefined && event.key.startsWith('Arrow')) setCurrent(next);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div className={styles.search}>
      <Input
        id={id}
        icon="search"
        role="combobox"
        autoComplete="off"
        value={query}
        aria-label={t('upload.addDependency')}
        placeholder={t('upload.addDependency')}
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && shown[active] ? `${id}-${active}` : undefined}
        onChange={(event) => {
          setQuery(event.currentTarget.value);
          setCurrent(0);
          setOpen(true);
        }}
        onBlur={() => setOpen(false)}
        onKeyDown={keys}
      />
      {isOpen && (
        <div
          ref={list}
          id={`${id}-list`}
          role="listbox"
          aria-label={t('upload.projects')}
          className={styles.found}
        >
          {shown.map((project, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
            // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus
            <div
              key={project.project_id}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              className={styles.foundRow}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(project)}
            >
              <Picture id={project.project_id} src={project.icon_url || null} size={32} />
              <span>
                <bdi>{project.title}</bdi>
                <span className={styles.range}>{project.author}</span>
              </span>
            </div>
          ))}
        </div>
      )}
      <p className={styles.nothing} role="status">
        {isOpen && state === 'failed' && t('upload.searchFailed')}
        {isOpen && state === 'found' && shown.length === 0 && t('upload.noProject', { query })}
      </p>
    </div>
  );
}

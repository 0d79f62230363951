import { useState } from 'react';
import { Note } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { LoaderTag } from '#ui/loader-tag/loader-tag.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { useT } from '../../messages/messages.tsx';
import { useLocation } from '../../router/hooks.tsx';
import { ProjectIcon } from '../../shared/project-icon.tsx';
import type { ProjectData } from '../load.ts';
import { AppLink } from './app-link.tsx';
import { ChoiceList } from './choice-list.tsx';
import { type Pair, readPair } from './download-address.ts';
import styles from './download-dialog.module.css';
import { Results } from './results.tsx';
import { useDownload } from './use-download.ts';
import { useOptions } from './use-options.ts';

type DownloadDialogProps = { project: ProjectData; open: boolean; onClose: () => void };

/** Game version and loader lead to the newest build and to what it needs. */
export function DownloadDialog({ project, open, onClose }: DownloadDialogProps) {
  const t = useT();
  const { about } = project;
  const { choose } = useDownload();
  const { search } = useLocation();
  const [picked, setPicked] = useState<{ search: string; pair: Pair }>();
  // The address follows a moment later; until then what was just picked holds.
  const asked = picked?.search === search ? picked.pair : readPair(search);
  const [only, setOnly] = useState<Pair>({ gameVersion: null, loader: null });
  const pair = {
    gameVersion: asked.gameVersion ?? only.gameVersion,
    loader: asked.loader ?? only.loader,
  };
  const { options, failed, retry } = useOptions(about.id, pair, open);
  const [footer, setFooter] = useState('');

  // Where there is but one, there is nothing to choose.
  if (options) {
    const { gameVersions, loaders } = options;
    const single: Pair = {
      gameVersion: gameVersions.length === 1 ? gameVersions[0].id : null,
      loader: loaders.length === 1 ? loaders[0].id : null,
    };
    if (single.gameVersion !== only.gameVersion || single.loader !== only.loader) setOnly(single);
  }

  function pick(next: Pair) {
    setPicked({ search, pair: next });
    choose(next);
  }

  const builds = (loader: string | null) =>
    new Set(loader ? (options?.pairs[loader] ?? []) : Object.values(options?.pairs ?? {}).flat());
  const known = {
    gameVersion: options?.gameVersions.some(({ id }) => id === pair.gameVersion)
      ? pair.gameVersion
      : null,
    loader: options?.loaders.some(({ id }) => id === pair.loader) ? pair.loader : null,
  };
  const loaderName = options?.loaders.find(({ id }) => id === known.loader)?.name;
  const withBuild = builds(known.loader);
  const hasLoaders = options && !options.loaders.every(({ id }) => id === 'minecraft');

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<span dir="auto">{t('project.downloadTitle', { title: about.title })}</span>}
      picture={<ProjectIcon id={about.id} iconUrl={about.iconUrl} size={36} />}
      closeLabel={t('shared.close')}
      flush
      footer={
        <>
          <span className={styles.gets} aria-live="polite">
            {footer}
          </span>
          <AppLink project={project} />
        </>
      }
    >
      {failed && (
        <div className={styles.failed}>
          <Note
            tone="red"
            urgent
            action={
              <Button size="small" onClick={retry}>
                {t('shared.tryAgain')}
              </Button>
            }
          >
            {t('project.optionsFailed')}
          </Note>
        </div>
      )}
      {!options && !failed && <SkeletonRows rows={6} label={t('shared.loading')} />}
      {options && (
        <>
          <div className={hasLoaders ? styles.columns : undefined}>
            <ChoiceList
              name="version"
              label={t('project.gameVersion')}
              find={t('project.findVersion')}
              chosen={known.gameVersion}
              onChoose={(gameVersion) => pick({ ...pair, gameVersion })}
              choices={options.gameVersions.map(({ id, release }, at) => ({
                id,
                name: id,
                content: <span className="ltr">{id}</span>,
                extra: !release,
                note:
                  !withBuild.has(id) && loaderName
                    ? t('project.noBuildFor', { name: loaderName })
                    : at === 0
                      ? t('project.newest')
                      : undefined,
                impossible: !withBuild.has(id),
              }))}
            />
            {hasLoaders && (
              <ChoiceList
                name="loader"
                label={t('project.loader')}
                chosen={known.loader}
                onChoose={(loader) => pick({ ...pair, loader })}
                choices={options.loaders.map(({ id, name }) => {
                  const fits = !known.gameVersion || builds(id).has(known.gameVersion);
                  return {
                    id,
                    name,
                    content: <LoaderTag loader={id} name={name} />,
                    note: fits ? undefined : t('project.noBuildFor', { name: known.gameVersion }),
                    impossible: !fits,
                  };
                })}
              />
            )}
          </div>
          <Results
            key={`${known.gameVersion} ${known.loader}`}
            project={project}
            options={options}
            pair={known}
            loaderName={loaderName}
            onGets={setFooter}
          />
        </>
      )}
    </Dialog>
  );
}

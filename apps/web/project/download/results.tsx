import { useEffect, useState } from 'react';
import type { DownloadOptions, DownloadResult } from '#domain/versions/index.ts';
import { Note } from '#ui/banner/banner.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { ChannelMark } from '#ui/channel-mark/channel-mark.tsx';
import { formatBytes, formatList } from '#ui/format/index.ts';
import { Link } from '#ui/link/link.tsx';
import { LoadingMark } from '#ui/loading/loading-mark.tsx';
import { useMessages } from '../../messages/messages.tsx';
import { RelativeTime } from '../../shared/relative-time.tsx';
import type { ProjectData } from '../load.ts';
import { Dependencies } from './dependencies.tsx';
import { filePath, type Pair } from './download-address.ts';
import styles from './results.module.css';
import { useZip } from './use-zip.ts';

type ResultsProps = {
  project: ProjectData;
  options: DownloadOptions;
  pair: Pair;
  loaderName: string | undefined;
  /** What a press on Download gets, in words. */
  onGets: (text: string) => void;
};

/** The largest zip that a browser is asked to make, bytes. */
const MOST_ZIPPED = 512 * 1024 * 1024;

/** The newest build of the pair, what it needs, and newer ones that are less stable. */
export function Results({ project, options, pair, loaderName, onGets }: ResultsProps) {
  const { t, locale } = useMessages();
  const { results } = options;
  const first = results?.[0];
  const [changed, setChanged] = useState<Record<string, boolean>>({});
  const wanted = (first?.dependencies ?? []).filter(
    ({ project: { id }, type, build, reason }) =>
      build?.file && (changed[id] ?? (type === 'required' && reason === null)),
  );
  const files = [first?.file, ...wanted.map(({ build }) => build?.file)].filter(
    (file) => file !== null && file !== undefined,
  );
  const bytes = files.reduce((sum, file) => sum + file.size, 0);
  // The zip is put together in the reader's memory.
  const tooLarge = files.length > 1 && bytes > MOST_ZIPPED;
  const gets =
    files.length === 0 || tooLarge
      ? ''
      : t('project.gets', { count: files.length, size: formatBytes(bytes, locale) });
  const zip = useZip();

  useEffect(() => {
    onGets(gets);
    return () => onGets('');
  }, [gets, onGets]);

  if (!pair.gameVersion || !pair.loader) {
    return (
      <div className={styles.results}>
        <p className={styles.hint}>
          {t(pair.gameVersion ? 'project.chooseLoader' : 'project.chooseVersion')}
        </p>
      </div>
    );
  }
  if (!results) {
    return (
      <div className={styles.results}>
        <p className={styles.hint}>
          <LoadingMark label={t('shared.loading')} size={18} />
        </p>
      </div>
    );
  }
  if (!first) {
    const { gameVersion } = pair;
    const others = options.loaders.filter(({ id }) => options.pairs[id]?.includes(gameVersion));
    return (
      <div className={styles.results}>
        <p className={styles.hint} role="status">
          {t('project.noPair', { version: gameVersion, loader: loaderName ?? pair.loader })}
          {others.length > 0 && (
            <span className={styles.others}>
              {t('project.othersHaveIt', {
                loaders: formatList(
                  others.map(({ name }) => name),
                  { locale },
                ),
                count: others.length,
              })}
            </span>
          )}
        </p>
      </div>
    );
  }
  return (
    <div className={styles.results}>
      <ResultRow result={first} project={project}>
        {files.length > 1 && !tooLarge ? (
          <Button
            kind="main"
            icon="download"
            className={styles.button}
            busy={zip.busy}
            onClick={() => zip.pack(files, `${project.slug}-${first.number}.zip`)}
          >
            {t('project.download')}
          </Button>
        ) : (
          first.file && (
            <ButtonLink
              kind="main"
              icon="download"
              className={styles.button}
              href={filePath(first.file.url)}
              download
              tip={first.file.filename}
            >
              {t('project.download')}
            </ButtonLink>
          )
        )}
      </ResultRow>
      {tooLarge && (
        <Note tone="amber">
          {t('project.zipTooLarge', { most: formatBytes(MOST_ZIPPED, locale) })}
        </Note>
      )}
      {zip.failed && (
        <Note tone="red" urgent>
          {t('project.zipFailed')}
        </Note>
      )}
      {first.dependencies.length > 0 && (
        <Dependencies
          rows={first.dependencies}
          chosen={new Set(wanted.map(({ project: { id } }) => id))}
          onChange={(id, value) => setChanged({ ...changed, [id]: value })}
        />
      )}
      {results.slice(1).map((result) => (
        <ResultRow key={result.id} result={result} project={project}>
          {result.file && (
            <ButtonLink
              icon="download"
              href={filePath(result.file.url)}
              download
              tip={result.file.filename}
            >
              {t('project.download')}
            </ButtonLink>
          )}
        </ResultRow>
      ))}
    </div>
  );
}

type ResultRowProps = {
  result: DownloadResult;
  project: ProjectData;
  children: React.ReactNode;
};

function ResultRow({ result, project, children }: ResultRowProps) {
  const { t, locale } = useMessages();
  const channel = t(`project.channel.${result.channel}`);
  return (
    <div className={styles.row}>
      <ChannelMark channel={result.channel} label={channel} />
      <div className={styles.words}>
        <Link className={styles.name} href={`${project.about.path}/version/${result.id}`}>
          <strong>
            <bdi>{result.number}</bdi>
          </strong>{' '}
          {!result.name.includes(result.number) && <bdi>{result.name}</bdi>}
        </Link>
        <span className={styles.facts}>
          {channel}, <RelativeTime moment={result.published} />
          {result.file && `, ${formatBytes(result.file.size, locale)}`}
        </span>
      </div>
      {children}
    </div>
  );
}

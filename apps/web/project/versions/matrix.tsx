import { ChannelMark } from '#ui/channel-mark/channel-mark.tsx';
import { LoaderTag } from '#ui/loader-tag/loader-tag.tsx';
import { VersionMatrix } from '#ui/version-matrix/version-matrix.tsx';
import { useT } from '../../messages/messages.tsx';
import { downloadHref, useChosenPair } from '../download/download-address.ts';
import type { MatrixData } from './matrix.ts';
import styles from './page.module.css';

/** The newest build of each pair; a cell opens its download. */
export function Matrix({ matrix, path }: { matrix: MatrixData; path: string }) {
  const t = useT();
  const { gameVersion, loader } = useChosenPair();
  const { columns, rows, cells } = matrix;
  return (
    <VersionMatrix
      title={t('project.matrix')}
      hint={t('project.matrixHint')}
      corner={t('project.loader')}
      columns={columns.map(({ id, group }) => ({ id, label: id, group }))}
      rows={rows.map(({ id, name }) => ({ id, head: <LoaderTag loader={id} name={name} /> }))}
      cell={(row, column) => {
        const build = cells[row]?.[column];
        if (!build) return undefined;
        const name = rows.find(({ id }) => id === row)?.name ?? row;
        const channel = t(`project.channel.${build.channel}`);
        return {
          href: downloadHref(path, { gameVersion: column, loader: row }),
          detail: t('project.matrixCell', { loader: name, version: column }),
          content: (
            <>
              <ChannelMark channel={build.channel} label={channel} />
              <bdi className={styles.number}>{build.number}</bdi>
            </>
          ),
        };
      }}
      chosen={gameVersion && loader ? { row: loader, column: gameVersion } : undefined}
      labels={{
        empty: t('project.noBuild'),
        open: (group) => t('project.openGroup', { group }),
        close: (group) => t('project.closeGroup', { group }),
      }}
    />
  );
}

import { Badge } from '#ui/badge/badge.tsx';
import type { BadgeLook } from '#ui/badge/badge-states.ts';
import { ListBed, ListRow, ObjectSquare, SectionBed } from '#ui/bed/bed.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { useT } from '../../messages/messages.tsx';
import { ProjectIcon } from '../../shared/project-icon.tsx';
import type { DependencyRow } from './load.ts';

const LOOKS: Record<DependencyRow['type'], BadgeLook> = {
  required: { color: 'azure', icon: 'link' },
  optional: { color: 'neutral', icon: 'plus' },
  incompatible: { color: 'red', icon: 'close' },
  embedded: { color: 'neutral', icon: 'archive' },
};

/** What the version needs, goes well with, cannot stand and brings along. */
export function Dependencies({ rows }: { rows: DependencyRow[] }) {
  const t = useT();
  if (rows.length === 0) return null;
  return (
    <SectionBed title={t('version.dependencies')} count={rows.length} level={3}>
      <ListBed bare>
        {rows.map((row, index) => (
          <ListRow
            key={index}
            picture={
              row.project ? (
                <ProjectIcon id={row.project.id} iconUrl={row.project.iconUrl} size={36} lazy />
              ) : (
                <ObjectSquare icon={row.filename ? 'file' : 'help'} />
              )
            }
            title={<bdi>{row.project?.title ?? row.filename ?? t('version.unknownProject')}</bdi>}
            href={row.project?.href}
            text={<DependencyText row={row} />}
            badge={<Badge {...LOOKS[row.type]}>{t(`version.dependency.${row.type}`)}</Badge>}
          />
        ))}
      </ListBed>
    </SectionBed>
  );
}

function DependencyText({ row }: { row: DependencyRow }) {
  const t = useT();
  if (row.version) {
    return (
      <TextLink href={row.version.href}>
        {t('version.pinned', { number: row.version.number })}
      </TextLink>
    );
  }
  if (row.project) return t(`version.dependencyText.${row.type}`);
  return t(row.filename ? 'version.plainFile' : 'version.unknownProjectText');
}

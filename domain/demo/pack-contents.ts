import type { PackedFile } from './archives/modpack.ts';
import type { Release } from './releases.ts';
import type { DemoProject, DemoVersion, ProjectType } from './types.ts';

export type Packing = PackedFile[];

const FOLDERS: Partial<Record<ProjectType, PackedFile['folder']>> = {
  mod: 'mods',
  resourcepack: 'resourcepacks',
  shader: 'shaderpacks',
};

/**
 * For each project the newest version that fits the pack's loader and game version and was out when
 * the pack was. Projects without one are left out.
 */
export function pickContents(
  slugs: readonly string[],
  release: Release,
  date: Date,
  built: ReadonlyMap<string, DemoProject>,
): Packing {
  return slugs.flatMap((slug) => {
    const project = built.get(slug);
    if (!project) throw new Error(`a modpack lists ${slug}, which the demo does not have`);
    const fits = project.versions.filter((version) => fitsPack(project, version, release));
    const found = fits.findLast((version) => version.date <= date);
    const folder = FOLDERS[project.projectType];
    if (!found || !folder) return [];
    const { title, clientSide, serverSide } = project;
    return [{ slug, title, number: found.number, folder, clientSide, serverSide }];
  });
}

function fitsPack(project: DemoProject, version: DemoVersion, release: Release): boolean {
  if (!version.gameVersions.includes(release.gameVersions[0]!)) return false;
  if (project.projectType !== 'mod') return true;
  const loader = release.loaders[0]!;
  return (
    version.loaders.includes(loader) || (loader === 'quilt' && version.loaders.includes('fabric'))
  );
}

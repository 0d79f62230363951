import type { Random } from '../random.ts';
import type { ProjectType, Side } from '../types.ts';

/** What an archive writer knows of the file it makes. */
export interface Contents {
  slug: string;
  title: string;
  summary: string;
  authors: string[];
  license: string;
  projectType: ProjectType;
  number: string;
  /** The number without loader and game version behind it. */
  plainNumber: string;
  gameVersions: string[];
  loaders: string[];
  clientSide: Side;
  serverSide: Side;
  homepage: string;
  sources?: string;
  /** Slugs, with whether the file runs without them. */
  needs: { slug: string; required: boolean }[];
  icon: Buffer | null;
  r: Random;
}

/** A slug as namespaces and package names allow it: lower-case letters, digits, underscores. */
export function modId(slug: string): string {
  const id = slug.replaceAll(/[^a-z0-9]/g, '_');
  return /^[a-z]/.test(id) ? id : `m_${id}`;
}

/** TidewaterLanterns */
export function className(slug: string): string {
  return slug
    .split(/[^a-z0-9]+/)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')
    .replace(/^(\d)/, 'M$1');
}

/** dev/marlpit/tidewater_lanterns */
export function packagePath(contents: Contents): string {
  return `dev/${modId(contents.authors[0] ?? 'nobody')}/${modId(contents.slug)}`;
}

export function javaFor(gameVersion: string): 8 | 17 | 21 {
  const [, minor = 0, patch = 0] = gameVersion.split('.').map(Number);
  if (minor > 20 || (minor === 20 && patch >= 5)) return 21;
  return minor >= 17 ? 17 : 8;
}

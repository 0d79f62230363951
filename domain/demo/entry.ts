import type { MotifName } from './draw/motifs/index.ts';
import type { PaletteName } from './draw/palettes.ts';
import type { Picture } from './draw/picture.ts';
import type { DependencyType, DonationPlatform, ProjectType, Side, Status } from './types.ts';

/** One hand-written project of the tables; `build-project.ts` makes the rest of it. */
export interface Entry {
  slug: string;
  title: string;
  summary: string;
  body: string;
  owner: string;
  organization?: string;
  members?: [username: string, role: string][];
  categories: string[];
  more?: string[];
  /** Client, server. Left out: the habit of the project type. */
  sides?: [Side, Side];
  license: string;
  links?: ('issues' | 'source' | 'wiki' | 'discord')[];
  donate?: DonationPlatform[];
  status?: Status;
  moderationMessage?: string;
  downloads: number;
  followers: number;
  icon: [MotifName, PaletteName] | null;
  gallery?: [picture: Picture, title: string, description?: string][];
  releases: Releases;
}

export interface TypedEntry extends Entry {
  projectType: ProjectType;
}

/** How a project has been released: enough to write its whole version list. */
export interface Releases {
  count: number;
  /** The newest number. Older ones are counted down from it. */
  latest: string;
  loaders: string[];
  /** One file for all loaders, or one version per loader with its name in the number. */
  each?: boolean;
  /** Age of the first and of the newest release in days. */
  ages: [first: number, last: number];
  /** How many game versions one release supports. */
  span?: number;
  /** The newest game version it got to, for projects that stopped. */
  until?: string;
  needs?: [slug: string, type: DependencyType][];
  /** Game versions that are looked after in parallel: 2.4.1+1.21.1 beside 2.4.1+1.20.1. */
  branches?: string[];
  /** Slugs of the projects a modpack is made of. */
  contents?: string[];
  sources?: boolean;
  resourcePack?: boolean;
}

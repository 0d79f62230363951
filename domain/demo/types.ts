export type ProjectType = 'mod' | 'modpack' | 'plugin' | 'resourcepack' | 'shader' | 'datapack';
export type Side = 'required' | 'optional' | 'unsupported';
export type Channel = 'release' | 'beta' | 'alpha';
export type DependencyType = 'required' | 'optional' | 'incompatible' | 'embedded';
export type FileType =
  | 'required-resource-pack'
  | 'optional-resource-pack'
  | 'sources-jar'
  | 'dev-jar'
  | 'javadoc-jar';
export type Status =
  | 'approved'
  | 'archived'
  | 'unlisted'
  | 'draft'
  | 'processing'
  | 'rejected'
  | 'private';
export type DonationPlatform = 'patreon' | 'bmac' | 'paypal' | 'github' | 'ko-fi' | 'other';

/** Everything a fresh site is filled with. Plain data but for the lazy byte functions. */
export interface DemoCatalogue {
  users: DemoUser[];
  organizations: DemoOrganization[];
  /** Modpacks come last, so that the files they list are already there when their bytes are made. */
  projects: DemoProject[];
}

export interface DemoUser {
  username: string;
  displayBio: string;
  role: 'developer';
  created: Date;
}

export interface DemoOrganization {
  slug: string;
  name: string;
  description: string;
  /** The first member owns it. */
  members: string[];
  created: Date;
}

export interface DemoProject {
  slug: string;
  title: string;
  /** 30 to 255 characters. */
  summary: string;
  /** Markdown. `{{gallery:0}}` stands for the address of that gallery picture. */
  body: string;
  projectType: ProjectType;
  owner: string;
  organization?: string;
  /** Without the owner. */
  members: { username: string; role: string }[];
  categories: string[];
  additionalCategories: string[];
  clientSide: Side;
  serverSide: Side;
  license: string;
  links: { issues?: string; source?: string; wiki?: string; discord?: string };
  donationUrls: { platform: DonationPlatform; url: string }[];
  status: Status;
  /** What the owner asked for, for projects that review has not answered or has refused. */
  requestedStatus?: 'approved';
  moderationMessage?: string;
  created: Date;
  updated: Date;
  downloads: number;
  followers: number;
  gallery: DemoGalleryItem[];
  icon: (() => Promise<Buffer>) | null;
  /** Oldest first. */
  versions: DemoVersion[];
}

export interface DemoGalleryItem {
  title: string;
  description: string;
  featured: boolean;
  created: Date;
  /** PNG, 1280 x 720. */
  image(): Promise<Buffer>;
}

export interface DemoVersion {
  number: string;
  name: string;
  channel: Channel;
  /** Markdown. */
  changelog: string;
  gameVersions: string[];
  /** A modpack version carries the loader its pack runs on, without `mrpack`. */
  loaders: string[];
  date: Date;
  downloads: number;
  dependencies: DemoDependency[];
  files: DemoFile[];
}

export interface DemoDependency {
  slug: string;
  type: DependencyType;
  /** The exact version number, where the dependency is on one version. */
  version?: string;
}

export interface DemoFile {
  filename: string;
  primary: boolean;
  fileType?: FileType;
  /** The same bytes for the same seed, whatever `now` was. Only modpacks call `resolve`. */
  bytes(resolve: ResolveFile): Promise<Buffer>;
}

/** Finds the stored primary file of another project's version. */
export type ResolveFile = (
  slug: string,
  versionNumber: string,
) => ResolvedFile | Promise<ResolvedFile>;

export interface ResolvedFile {
  url: string;
  sha1: string;
  sha512: string;
  size: number;
  filename: string;
}

export interface DemoNews {
  slug: string;
  title: string;
  summary: string;
  /** Markdown. */
  body: string;
  date: Date;
  product: 'web' | 'servers' | 'app' | 'api';
}

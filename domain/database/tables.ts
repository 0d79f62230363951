import type { ColumnType, Generated, JSONColumnType } from 'kysely';

type Timestamp = ColumnType<Date, Date | string, Date | string>;
type NullableTimestamp = ColumnType<Date | null, Date | string | null, Date | string | null>;
type Count = ColumnType<number, number | undefined, number>;

export interface Tables {
  users: UsersTable;
  sessions: SessionsTable;
  tokens: TokensTable;
  mails: MailsTable;
  mail_codes: MailCodesTable;
  teams: { id: string };
  team_members: TeamMembersTable;
  projects: ProjectsTable;
  project_slugs: { slug: string; project_id: string; current: boolean };
  gallery_items: GalleryItemsTable;
  versions: VersionsTable;
  blobs: { sha512: string; sha1: string; size: number; created: Generated<Date> };
  files: FilesTable;
  dependencies: DependenciesTable;
  follows: { user_id: string; project_id: string; created: Generated<Date> };
  images: ImagesTable;
  text_images: TextImagesTable;
  uploads: UploadsTable;
  categories: CategoriesTable;
  loaders: LoadersTable;
  game_versions: GameVersionsTable;
  documents: DocumentsTable;
  downloads_daily: { version_id: string; day: string; count: number };
  news_posts: NewsPostsTable;
  facts: { name: string; value: JSONColumnType<object | null> };
}

export interface UsersTable {
  id: string;
  username: string;
  username_key: string;
  email: string | null;
  email_key: string | null;
  email_verified: Generated<boolean>;
  password_hash: string | null;
  role: Generated<'developer' | 'moderator' | 'admin'>;
  bio: string | null;
  avatar_url: string | null;
  raw_avatar_url: string | null;
  badges: Count;
  newsletter: Generated<boolean>;
  created: Generated<Date>;
  known_agents: Generated<string[]>;
  password_changed: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface SessionsTable {
  id: string;
  secret_hash: string;
  user_id: string;
  created: Timestamp;
  last_seen: Timestamp;
  expires: Timestamp;
  ip: string | null;
  user_agent: string | null;
  os: string | null;
  platform: string | null;
}

export interface TokensTable {
  id: string;
  secret_hash: string;
  user_id: string;
  name: string;
  scopes: number;
  created: Timestamp;
  expires: NullableTimestamp;
  last_used: NullableTimestamp;
}

export interface MailsTable {
  id: string;
  recipient: string;
  kind: string;
  subject: string;
  /** Null once a mail server has it. */
  text: string | null;
  html: string | null;
  state: 'waiting' | 'sent' | 'kept' | 'failed';
  attempts: Count;
  next_try: NullableTimestamp;
  last_error: ColumnType<string | null, string | null | undefined, string | null>;
  created: Timestamp;
  settled: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface MailCodesTable {
  secret_hash: string;
  user_id: string;
  purpose: 'verify' | 'reset';
  email: string;
  created: Timestamp;
  expires: Timestamp;
  used: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface TeamMembersTable {
  team_id: string;
  user_id: string;
  role: string;
  is_owner: Generated<boolean>;
  permissions: number;
  accepted: boolean;
  payouts_split: Count;
  ordering: Count;
}

export interface DonationUrl {
  id: string;
  url: string;
}

export interface ProjectsTable {
  id: string;
  team_id: string;
  slug: string | null;
  project_type: Generated<string>;
  title: string;
  summary: string;
  body: Generated<string>;
  body_html: Generated<string>;
  status: string;
  requested_status: string | null;
  moderation_message: string | null;
  moderation_message_body: string | null;
  license_id: string;
  license_url: string | null;
  issues_url: string | null;
  source_url: string | null;
  wiki_url: string | null;
  discord_url: string | null;
  donation_urls: JSONColumnType<DonationUrl[], string | undefined, string>;
  client_side: Generated<string>;
  server_side: Generated<string>;
  categories: Generated<string[]>;
  additional_categories: Generated<string[]>;
  icon_url: string | null;
  raw_icon_url: string | null;
  color: number | null;
  downloads: Count;
  followers: Count;
  monetization_status: Generated<string>;
  thread_id: string;
  published: Timestamp;
  updated: Timestamp;
  approved: NullableTimestamp;
  queued: NullableTimestamp;
}

export interface GalleryItemsTable {
  id: string;
  project_id: string;
  url: string;
  raw_url: string;
  sha512: string;
  width: number | null;
  height: number | null;
  featured: Generated<boolean>;
  title: string | null;
  description: string | null;
  created: Timestamp;
  ordering: Count;
}

export interface VersionsTable {
  id: string;
  project_id: string;
  author_id: string;
  name: string;
  version_number: string;
  changelog: Generated<string>;
  changelog_html: Generated<string>;
  version_type: 'release' | 'beta' | 'alpha';
  status: string;
  requested_status: string | null;
  featured: Generated<boolean>;
  loaders: string[];
  pack_loaders: Generated<string[]>;
  game_versions: string[];
  environment: Generated<string>;
  downloads: Count;
  ordering: number | null;
  published: Timestamp;
}

export interface FilesTable {
  id: string;
  version_id: string;
  project_id: string;
  sha512: string;
  sha1: string;
  filename: string;
  size: number;
  is_primary: boolean;
  file_type: string | null;
}

export interface DependenciesTable {
  version_id: string;
  position: number;
  dependency_type: 'required' | 'optional' | 'incompatible' | 'embedded';
  project_id: string | null;
  dependency_version_id: string | null;
  file_name: string | null;
}

interface ImagesTable {
  sha512: string;
  media_type: string;
  size: number;
  /** Pixels; null for pictures from before they were noted. */
  width: number | null;
  height: number | null;
  created: Generated<Date>;
}

export interface TextImagesTable {
  id: string;
  owner_id: string;
  context: string;
  project_id: string | null;
  version_id: string | null;
  url: string;
  sha512: string;
  size: number;
  created: Timestamp;
}

export interface UploadsTable {
  id: string;
  user_id: string;
  project_id: string;
  filename: string;
  size: number;
  received: Count;
  sha512: string | null;
  sha1: string | null;
  inferred: JSONColumnType<object | null, string | null, string | null>;
  refusal: JSONColumnType<object | null, string | null, string | null>;
  version_id: string | null;
  created: Timestamp;
  updated: Timestamp;
}

export interface CategoriesTable {
  name: string;
  project_type: string;
  header: string;
  icon: string;
  ordering: number;
}

export interface LoadersTable {
  name: string;
  title: string;
  loader_group: string;
  project_type: string;
  visibility: string;
  icon: string;
  ordering: number;
}

export interface GameVersionsTable {
  version: string;
  version_type: 'release' | 'snapshot' | 'beta' | 'alpha';
  date: Timestamp;
  major: boolean;
  ordering: number | null;
}

export interface DocumentsTable {
  kind: string;
  id: string;
  body: string;
  etag: string;
  is_public: boolean;
  updated: Generated<Date>;
}

export interface NewsPostsTable {
  slug: string;
  product: string;
  title: string;
  summary: string;
  body: string;
  body_html: string;
  published: Timestamp;
}

import { type Kysely, sql } from 'kysely';

/** People, projects, versions, files, tags and the documents rendered from them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // Ids are 8 characters of base62 and compared byte by byte.
  `create domain public_id as text collate "C" check (value ~ '^[0-9A-Za-z]{1,11}$')`,

  `create table users (
    id public_id primary key,
    username text not null,
    username_key text not null unique,
    email text,
    email_key text unique,
    email_verified boolean not null default false,
    password_hash text,
    role text not null default 'developer' check (role in ('developer', 'moderator', 'admin')),
    bio text,
    avatar_url text,
    raw_avatar_url text,
    badges integer not null default 0,
    newsletter boolean not null default false,
    created timestamptz not null default now()
  )`,
  // Prefix look-ups of the search panel.
  `create index users_username_prefix on users (username_key text_pattern_ops)`,

  `create table sessions (
    id public_id primary key,
    secret_hash text not null unique,
    user_id public_id not null references users on delete cascade,
    created timestamptz not null,
    last_seen timestamptz not null,
    expires timestamptz not null,
    ip text,
    user_agent text,
    os text,
    platform text
  )`,
  `create index sessions_user on sessions (user_id)`,

  `create table tokens (
    id public_id primary key,
    secret_hash text not null unique,
    user_id public_id not null references users on delete cascade,
    name text not null,
    scopes bigint not null,
    created timestamptz not null,
    expires timestamptz,
    last_used timestamptz
  )`,
  `create index tokens_user on tokens (user_id)`,

  `create table teams (id public_id primary key)`,
  `create table team_members (
    team_id public_id not null references teams on delete cascade,
    user_id public_id not null references users on delete cascade,
    role text not null,
    is_owner boolean not null default false,
    permissions integer not null,
    accepted boolean not null,
    payouts_split numeric(7, 2) not null default 0,
    ordering integer not null default 0,
    primary key (team_id, user_id)
  )`,
  `create index team_members_user on team_members (user_id)`,

  `create table projects (
    id public_id primary key,
    team_id public_id not null references teams,
    slug text,
    project_type text not null default 'project',
    title text not null,
    summary text not null,
    body text not null default '',
    body_html text not null default '',
    status text not null,
    requested_status text,
    moderation_message text,
    moderation_message_body text,
    license_id text not null,
    license_url text,
    issues_url text,
    source_url text,
    wiki_url text,
    discord_url text,
    donation_urls jsonb not null default '[]',
    client_side text not null default 'unknown',
    server_side text not null default 'unknown',
    categories text[] not null default '{}',
    additional_categories text[] not null default '{}',
    icon_url text,
    raw_icon_url text,
    color integer,
    downloads bigint not null default 0,
    followers integer not null default 0,
    monetization_status text not null default 'monetized',
    thread_id public_id not null,
    published timestamptz not null,
    updated timestamptz not null,
    approved timestamptz,
    queued timestamptz
  )`,
  `create index projects_team on projects (team_id)`,
  `create index projects_status on projects (status)`,
  `create index projects_id_lower on projects (lower(id))`,
  `create index projects_queued on projects (queued) where status = 'processing'`,

  // Every slug a project ever had leads to it; only the newest holder of a text owns it.
  `create table project_slugs (
    slug text primary key,
    project_id public_id not null references projects on delete cascade,
    current boolean not null
  )`,
  `create index project_slugs_project on project_slugs (project_id)`,
  `create unique index project_slugs_current on project_slugs (project_id) where current`,

  `create table gallery_items (
    id public_id primary key,
    project_id public_id not null references projects on delete cascade,
    url text not null,
    raw_url text not null,
    sha512 text not null,
    width integer,
    height integer,
    featured boolean not null default false,
    title text,
    description text,
    created timestamptz not null,
    ordering integer not null default 0,
    unique (project_id, sha512)
  )`,

  `create table versions (
    id public_id primary key,
    project_id public_id not null references projects on delete cascade,
    author_id public_id not null references users,
    name text not null,
    version_number text not null,
    changelog text not null default '',
    changelog_html text not null default '',
    version_type text not null check (version_type in ('release', 'beta', 'alpha')),
    status text not null,
    requested_status text,
    featured boolean not null default false,
    loaders text[] not null,
    pack_loaders text[] not null default '{}',
    game_versions text[] not null,
    environment text not null default 'unknown',
    downloads bigint not null default 0,
    ordering integer,
    published timestamptz not null
  )`,
  `create index versions_project on versions (project_id, published desc, id)`,
  `create index versions_number on versions (project_id, version_number)`,
  `create index versions_author on versions (author_id)`,

  `create table blobs (
    sha512 text primary key,
    sha1 text not null,
    size bigint not null,
    created timestamptz not null default now()
  )`,
  `create index blobs_sha1 on blobs (sha1)`,

  `create table files (
    id public_id primary key,
    version_id public_id not null references versions on delete cascade,
    project_id public_id not null references projects on delete cascade,
    sha512 text not null references blobs,
    sha1 text not null,
    filename text not null,
    size bigint not null,
    is_primary boolean not null,
    file_type text,
    unique (version_id, filename),
    unique (version_id, sha512)
  )`,
  `create index files_sha1 on files (sha1)`,
  `create index files_sha512 on files (sha512)`,
  `create index files_project on files (project_id)`,

  `create table dependencies (
    version_id public_id not null references versions on delete cascade,
    position integer not null,
    dependency_type text not null
      check (dependency_type in ('required', 'optional', 'incompatible', 'embedded')),
    project_id public_id references projects on delete set null,
    dependency_version_id public_id references versions on delete set null,
    file_name text,
    primary key (version_id, position)
  )`,
  `create index dependencies_project on dependencies (project_id)`,
  `create index dependencies_version on dependencies (dependency_version_id)`,

  `create table follows (
    user_id public_id not null references users on delete cascade,
    project_id public_id not null references projects on delete cascade,
    created timestamptz not null default now(),
    primary key (user_id, project_id)
  )`,
  `create index follows_project on follows (project_id, created)`,

  // Pictures: icons, gallery, avatars, pictures in texts. Bytes live in the blob store.
  `create table images (
    sha512 text primary key,
    media_type text not null,
    size bigint not null,
    created timestamptz not null default now()
  )`,
  `create table text_images (
    id public_id primary key,
    owner_id public_id not null references users on delete cascade,
    context text not null,
    project_id public_id references projects on delete cascade,
    version_id public_id references versions on delete cascade,
    url text not null,
    sha512 text not null references images,
    size bigint not null,
    created timestamptz not null
  )`,
  `create index text_images_project on text_images (project_id)`,
  `create index text_images_version on text_images (version_id)`,
  `create index text_images_sha512 on text_images (sha512)`,

  // Files on their way in: resumable, read before they are published.
  `create table uploads (
    id public_id primary key,
    user_id public_id not null references users on delete cascade,
    project_id public_id not null references projects on delete cascade,
    filename text not null,
    size bigint not null,
    received bigint not null default 0,
    sha512 text,
    sha1 text,
    inferred jsonb,
    refusal jsonb,
    version_id public_id references versions on delete set null,
    created timestamptz not null,
    updated timestamptz not null
  )`,
  `create index uploads_project on uploads (project_id, user_id)`,
  `create index uploads_updated on uploads (updated)`,
  `create index uploads_sha512 on uploads (sha512)`,

  `create table categories (
    name text not null,
    project_type text not null,
    header text not null,
    icon text not null,
    ordering integer not null,
    primary key (project_type, name)
  )`,
  `create table loaders (
    name text primary key,
    title text not null,
    loader_group text not null,
    project_type text not null,
    visibility text not null check (visibility in ('shown', 'folded', 'unlisted', 'internal')),
    icon text not null,
    ordering integer not null
  )`,
  `create table game_versions (
    version text primary key,
    version_type text not null check (version_type in ('release', 'snapshot', 'beta', 'alpha')),
    date timestamptz not null,
    major boolean not null,
    ordering integer
  )`,

  // What readers get, ready made: rendered in the transaction that changed the thing.
  `create table documents (
    kind text not null,
    id text collate "C" not null,
    body text not null,
    etag text not null,
    is_public boolean not null,
    updated timestamptz not null default now(),
    primary key (kind, id)
  )`,

  `create table downloads_daily (
    version_id public_id not null references versions on delete cascade,
    day date not null,
    count bigint not null,
    primary key (version_id, day)
  )`,

  `create table news_posts (
    slug text primary key,
    product text not null,
    title text not null,
    summary text not null,
    body text not null,
    body_html text not null,
    published timestamptz not null
  )`,
  `create index news_posts_published on news_posts (published desc)`,

  // Facts about this installation: address the documents were rendered for, folds done, ….
  `create table facts (name text primary key, value jsonb not null)`,
];

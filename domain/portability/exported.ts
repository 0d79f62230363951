import Type, { type Static } from 'typebox';
import { CreateProject } from '#contract/project.ts';
import { CreateVersion, FileType } from '#contract/version.ts';
import { parse } from '#platform/parse/parse.ts';

const Text = Type.String();
const MaybeText = Type.Optional(Type.Union([Text, Type.Null()]));
const Time = Type.Refine(
  Text,
  (text) => !Number.isNaN(Date.parse(text)),
  () => 'must be a time such as 2026-01-31T12:00:00Z',
);

/** What an import reads of a project's line; its texts are judged as those of a new project. */
const ExportedProject = Type.Object({
  id: Text,
  slug: Text,
  title: Text,
  description: Text,
  body: Text,
  status: Text,
  published: Time,
  updated: Time,
  approved: Type.Optional(Type.Union([Time, Type.Null()])),
  icon_url: MaybeText,
  raw_icon_url: MaybeText,
  license: Type.Object({ id: Text, url: MaybeText }),
  gallery: Type.Array(
    Type.Object({
      url: Text,
      raw_url: MaybeText,
      featured: Type.Boolean(),
      title: MaybeText,
      description: MaybeText,
      ordering: Type.Integer(),
      created: Time,
    }),
  ),
});

const ExportedVersion = Type.Object({
  id: Text,
  project_id: Text,
  name: Text,
  version_number: Text,
  changelog: MaybeText,
  date_published: Time,
  version_type: Text,
  files: Type.Array(
    Type.Object({
      hashes: Type.Object({ sha512: Type.String({ pattern: '^[0-9a-f]{128}$' }) }),
      filename: Text,
      primary: Type.Boolean(),
      file_type: Type.Optional(Type.Union([FileType, Type.Null()])),
    }),
    { minItems: 1 },
  ),
  dependencies: Type.Array(
    Type.Object({
      project_id: MaybeText,
      version_id: MaybeText,
      file_name: MaybeText,
      dependency_type: Text,
    }),
  ),
});

export type ExportedProject = Static<typeof ExportedProject> & { raw: Record<string, unknown> };
export type ExportedVersion = Static<typeof ExportedVersion> & { raw: Record<string, unknown> };

/** @throws Refusal `invalid_input` naming the field. */
export function readProject(line: string): ExportedProject {
  const raw = JSON.parse(line);
  return { ...parse(ExportedProject, raw, 'invalid_input'), raw };
}

/** @throws Refusal `invalid_input` naming the field. */
export function readVersion(line: string): ExportedVersion {
  const raw = JSON.parse(line);
  return { ...parse(ExportedVersion, raw, 'invalid_input'), raw };
}

/** As the person would have sent it to make a draft. */
export function toCreateProject({ raw, ...project }: ExportedProject): CreateProject {
  const { client_side, server_side, categories, additional_categories } = raw;
  const { issues_url, source_url, wiki_url, discord_url, donation_urls } = raw;
  return parse(
    CreateProject,
    {
      title: project.title,
      slug: project.slug,
      description: project.description.slice(0, 255),
      body: project.body,
      client_side,
      server_side,
      categories,
      additional_categories,
      license_id: project.license.id,
      license_url: project.license.url,
      ...{ issues_url, source_url, wiki_url, discord_url, donation_urls },
      is_draft: true,
    },
    'invalid_input',
  );
}

/** As the person would have sent it, each file a part named like itself. */
export function toCreateVersion({ raw, ...version }: ExportedVersion): CreateVersion {
  const { game_versions, loaders, featured, environment, status } = raw;
  return parse(
    CreateVersion,
    {
      version_number: version.version_number,
      version_title: version.name,
      version_body: version.changelog,
      release_channel: version.version_type,
      ...{ game_versions, loaders, featured, environment, status },
      file_parts: version.files.map((file) => file.filename),
      primary_file: version.files.find((file) => file.primary)?.filename,
      file_types: Object.fromEntries(
        version.files.flatMap((file) => (file.file_type ? [[file.filename, file.file_type]] : [])),
      ),
    },
    'invalid_input',
  );
}

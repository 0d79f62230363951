import Type, { type Static } from 'typebox';
import { Id, Int32, LIMITS, Nullable, SideType, Url } from './common.ts';
import { InitialVersion } from './version.ts';

const Title = Type.String({ minLength: 3, maxLength: LIMITS.title, pattern: '\\S' });
const Slug = Type.String({
  minLength: 3,
  maxLength: LIMITS.slug,
  pattern: '^[a-zA-Z0-9._-]+$',
});
const Body = Type.String({ maxLength: LIMITS.body });
const Names = (maxItems: number) => Type.Array(Type.String({ maxLength: 64 }), { maxItems });

/** What a creator may call a project; only `modpack` matters, versions tell the rest. */
const ProjectType = Type.Union([
  Type.Literal('mod'),
  Type.Literal('modpack'),
  Type.Literal('resourcepack'),
  Type.Literal('shader'),
  Type.Literal('plugin'),
  Type.Literal('datapack'),
  Type.Literal('project'),
]);

/** A create call keys donations by `platform`, an edit by `id`; both are read, `id` first. */
const DonationUrl = Type.Object({
  id: Type.Optional(Nullable(Type.String())),
  platform: Type.Optional(Nullable(Type.String())),
  url: Url,
});

const links = {
  license_url: Type.Optional(Nullable(Url)),
  issues_url: Type.Optional(Nullable(Url)),
  source_url: Type.Optional(Nullable(Url)),
  wiki_url: Type.Optional(Nullable(Url)),
  discord_url: Type.Optional(Nullable(Url)),
  donation_urls: Type.Optional(Type.Array(DonationUrl, { maxItems: 32 })),
};

export const GalleryItemData = Type.Object({
  item: Type.String(),
  featured: Type.Boolean(),
  name: Type.Optional(Nullable(Type.String({ minLength: 1, maxLength: 2048 }))),
  title: Type.Optional(Nullable(Type.String({ minLength: 1, maxLength: 2048 }))),
  description: Type.Optional(Nullable(Type.String({ minLength: 1, maxLength: 2048 }))),
  ordering: Type.Optional(Int32),
});

/** The `data` part of `POST /v2/project`. */
export const CreateProject = Type.Object({
  title: Title,
  slug: Slug,
  description: Type.String({ minLength: 3, maxLength: 255 }),
  body: Type.Optional(Body),
  project_type: Type.Optional(Nullable(ProjectType)),
  client_side: SideType,
  server_side: SideType,
  categories: Type.Optional(Names(LIMITS.categories)),
  additional_categories: Type.Optional(Names(LIMITS.additionalCategories)),
  initial_versions: Type.Optional(Type.Array(InitialVersion, { maxItems: 32 })),
  license_id: Type.String({ maxLength: 2048 }),
  ...links,
  is_draft: Type.Optional(Nullable(Type.Boolean())),
  requested_status: Type.Optional(Nullable(Type.String())),
  gallery_items: Type.Optional(Nullable(Type.Array(GalleryItemData, { maxItems: 64 }))),
  uploaded_images: Type.Optional(Type.Array(Id, { maxItems: 10 })),
  organization_id: Type.Optional(Nullable(Id)),
});

/** Older names of the same fields, accepted on creation. */
export const CREATE_PROJECT_ALIASES: Record<string, string> = {
  mod_name: 'title',
  mod_slug: 'slug',
  mod_description: 'description',
  mod_body: 'body',
};

/** The body of `PATCH /v2/project/{id|slug}`; unknown keys are ignored. */
export const EditProject = Type.Object({
  title: Type.Optional(Title),
  slug: Type.Optional(Slug),
  description: Type.Optional(Type.String({ minLength: 3, maxLength: LIMITS.summary })),
  body: Type.Optional(Body),
  categories: Type.Optional(Names(LIMITS.categories)),
  additional_categories: Type.Optional(Names(LIMITS.additionalCategories)),
  client_side: Type.Optional(SideType),
  server_side: Type.Optional(SideType),
  license_id: Type.Optional(Type.String({ maxLength: 2048 })),
  ...links,
  status: Type.Optional(Type.String()),
  requested_status: Type.Optional(Nullable(Type.String())),
  moderation_message: Type.Optional(Nullable(Type.String({ maxLength: 2000 }))),
  moderation_message_body: Type.Optional(Nullable(Type.String({ maxLength: 65_536 }))),
  monetization_status: Type.Optional(
    Type.Union([
      Type.Literal('monetized'),
      Type.Literal('demonetized'),
      Type.Literal('force-demonetized'),
    ]),
  ),
});

const Bulk = (maxItems: number) => Type.Optional(Nullable(Names(maxItems)));
const Donations = Type.Optional(Nullable(Type.Array(DonationUrl, { maxItems: 32 })));

/** The body of `PATCH /v2/projects`: replace first, then remove, then add. */
export const EditProjects = Type.Object({
  categories: Bulk(LIMITS.categories),
  add_categories: Bulk(LIMITS.categories),
  remove_categories: Bulk(LIMITS.additionalCategories),
  additional_categories: Bulk(LIMITS.additionalCategories),
  add_additional_categories: Bulk(LIMITS.additionalCategories),
  remove_additional_categories: Bulk(LIMITS.additionalCategories),
  donation_urls: Donations,
  add_donation_urls: Donations,
  remove_donation_urls: Donations,
  issues_url: Type.Optional(Nullable(Url)),
  source_url: Type.Optional(Nullable(Url)),
  wiki_url: Type.Optional(Nullable(Url)),
  discord_url: Type.Optional(Nullable(Url)),
});

const Title255 = Type.String({ minLength: 1, maxLength: LIMITS.galleryTitle });
const Caption = Type.String({ minLength: 1, maxLength: LIMITS.galleryDescription });

/** The query of `POST` and `PATCH /v2/project/{id|slug}/gallery`, read from text. */
export const GalleryQuery = Type.Object({
  featured: Type.Optional(Type.Boolean()),
  title: Type.Optional(Title255),
  description: Type.Optional(Caption),
  ordering: Type.Optional(Int32),
});

export type CreateProject = Static<typeof CreateProject>;
export type EditProject = Static<typeof EditProject>;
export type EditProjects = Static<typeof EditProjects>;
export type GalleryItemData = Static<typeof GalleryItemData>;

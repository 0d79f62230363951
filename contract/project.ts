import Type, { type Static } from 'typebox';
import { Id, LIMITS, Nullable, SideType, Url } from './common.ts';
import { InitialVersion } from './version.ts';

const Title = Type.String({ minLength: 3, maxLength: LIMITS.title, pattern: '\\S' });
const Slug = Type.String({
  minLength: 3,
  maxLength: LIMITS.slug,
  pattern: '^[a-zA-Z0-9._-]+$',
});
const Body = Type.String({ maxLength: LIMITS.body });
const Names = (maxItems: number) => Type.Array(Type.String({ maxLength: 64 }), { maxItems });

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
  ordering: Type.Optional(Type.Integer()),
});

/** The `data` part of `POST /v2/project`. */
export const CreateProject = Type.Object({
  title: Title,
  slug: Slug,
  description: Type.String({ minLength: 3, maxLength: 255 }),
  body: Type.Optional(Body),
  project_type: Type.Optional(Type.String()),
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

export type CreateProject = Static<typeof CreateProject>;
export type EditProject = Static<typeof EditProject>;
export type GalleryItemData = Static<typeof GalleryItemData>;

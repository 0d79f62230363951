import Type, { type TSchema } from 'typebox';

/** Absent or null keep or clear: the caller tells which by the field. */
export function Nullable<T extends TSchema>(schema: T) {
  return Type.Union([schema, Type.Null()]);
}

export const SideType = Type.Union([
  Type.Literal('required'),
  Type.Literal('optional'),
  Type.Literal('unsupported'),
  Type.Literal('unknown'),
]);

/** https only, 2048 characters at most (public API, 1.6). */
export const Url = Type.Refine(
  Type.String({ maxLength: 2048, pattern: '^https://[^\\s/][^\\s]*$' }),
  (text) => URL.canParse(text) && text.isWellFormed(),
  () => 'must be an address that begins with https://',
);

/** A whole number that the database keeps in four bytes. */
export const Int32 = Type.Integer({ minimum: -(2 ** 31), maximum: 2 ** 31 - 1 });

/** Client and server side in one word (public API, 1.7). */
export const Environment = Type.Union([
  Type.Literal('client_and_server'),
  Type.Literal('client_only'),
  Type.Literal('client_only_server_optional'),
  Type.Literal('singleplayer_only'),
  Type.Literal('server_only'),
  Type.Literal('server_only_client_optional'),
  Type.Literal('dedicated_server_only'),
  Type.Literal('client_or_server'),
  Type.Literal('client_or_server_prefers_both'),
  Type.Literal('unknown'),
]);

export const Id = Type.String({ pattern: '^[0-9A-Za-z]{1,11}$' });
export const LIMITS = {
  title: 64,
  slug: 64,
  summary: 256,
  body: 65_536,
  versionNumber: 32,
  versionName: 64,
  changelog: 65_536,
  categories: 3,
  additionalCategories: 256,
  galleryItems: 64,
  galleryTitle: 255,
  galleryDescription: 2048,
  iconBytes: 262_144,
  galleryBytes: 5 * 1024 * 1024,
  textImageBytes: 1024 * 1024,
  fileBytes: 500 * 1024 * 1024,
  username: 39,
  bio: 160,
  bulkIds: 1000,
  randomProjects: 100,
} as const;

import Type, { type Static } from 'typebox';
import { Int32, Nullable } from './common.ts';

const Name = Type.String({ minLength: 1, maxLength: 64, pattern: '^[^\\s/]+$' });
const Icon = Type.Optional(Type.String({ maxLength: 64 }));

const types = {
  mod: Type.Literal('mod'),
  modpack: Type.Literal('modpack'),
  resourcepack: Type.Literal('resourcepack'),
  shader: Type.Literal('shader'),
  plugin: Type.Literal('plugin'),
  datapack: Type.Literal('datapack'),
};

/** What an admin adds to the lists of categories, loaders and game versions. */
export const NewCategory = Type.Object({
  name: Name,
  project_type: Type.Union([types.mod, types.modpack, types.resourcepack, types.shader]),
  header: Type.Union([
    Type.Literal('categories'),
    Type.Literal('features'),
    Type.Literal('resolutions'),
    Type.Literal('performance impact'),
  ]),
  icon: Icon,
  ordering: Type.Optional(Int32),
});

export const NewLoader = Type.Object({
  name: Name,
  /** As people read it; the name when absent. */
  title: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
  project_type: Type.Union([
    types.mod,
    types.plugin,
    types.datapack,
    types.resourcepack,
    types.shader,
  ]),
  visibility: Type.Optional(
    Type.Union([Type.Literal('shown'), Type.Literal('folded'), Type.Literal('unlisted')]),
  ),
  icon: Icon,
  ordering: Type.Optional(Int32),
});

export const NewGameVersion = Type.Object({
  version: Name,
  version_type: Type.Union([
    Type.Literal('release'),
    Type.Literal('snapshot'),
    Type.Literal('beta'),
    Type.Literal('alpha'),
  ]),
  date: Type.Refine(
    Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d' }),
    (text) => !Number.isNaN(Date.parse(text)),
    () => 'must be a date such as 2026-06-16',
  ),
  major: Type.Optional(Type.Boolean()),
  /** Rows that have one come first, smallest first. */
  ordering: Type.Optional(Nullable(Int32)),
});

export type NewCategory = Static<typeof NewCategory>;
export type NewLoader = Static<typeof NewLoader>;
export type NewGameVersion = Static<typeof NewGameVersion>;

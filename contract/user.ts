import Type, { type Static } from 'typebox';
import { LIMITS, Nullable } from './common.ts';

/** The body of `PATCH /v2/user/{id|username}`; `name` and unknown keys are ignored. */
export const EditUser = Type.Object({
  username: Type.Optional(
    Type.String({ minLength: 1, maxLength: LIMITS.username, pattern: '^[a-zA-Z0-9._-]+$' }),
  ),
  bio: Type.Optional(Nullable(Type.String({ maxLength: LIMITS.bio }))),
  role: Type.Optional(
    Type.Union([Type.Literal('developer'), Type.Literal('moderator'), Type.Literal('admin')]),
  ),
  badges: Type.Optional(Type.Integer({ minimum: 0, maximum: 2 ** 31 - 1 })),
});

const Name = Type.String({ minLength: 3, maxLength: 255, pattern: '\\S' });
const Scopes = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

/** A moment as RFC 3339 writes it. */
const Moment = Type.Refine(
  Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d[Tt ]\\d\\d:\\d\\d' }),
  (text) => !Number.isNaN(Date.parse(text)),
  () => 'must be a date and time such as 2030-01-31T12:00:00Z',
);

/** The body of `POST /v2/pat`. */
export const CreateToken = Type.Object({ name: Name, scopes: Scopes, expires: Moment });

/** The body of `PATCH /v2/pat/{id}`. */
export const EditToken = Type.Object({
  name: Type.Optional(Name),
  scopes: Type.Optional(Scopes),
  expires: Type.Optional(Moment),
});

/** The body of `POST /v2/pat/leaked`: tokens that were found in public. */
export const LeakedTokens = Type.Object({
  tokens: Type.Array(Type.String({ maxLength: 200 }), { minItems: 1, maxItems: 100 }),
});

export type EditUser = Static<typeof EditUser>;

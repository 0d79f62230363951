import type { Static, TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { Refusal, type RefusalCode } from '../refusal.ts';

const compiled = new WeakMap<TSchema, Validator>();

/**
 * The value as the schema's type.
 * @throws Refusal with the given code, naming the first field that does not fit.
 */
export function parse<T extends TSchema>(
  schema: T,
  value: unknown,
  code: RefusalCode = 'request_error',
): Static<T> {
  const validator = compiled.get(schema) ?? Compile(schema);
  compiled.set(schema, validator);
  if (validator.Check(value)) return value as Static<T>;
  const [field, message] = describe(validator.Errors(value));
  throw new Refusal(code, field ? `${field}: ${message}` : message, { field: field || undefined });
}

type SchemaError = ReturnType<Validator['Errors']>[number];

/** The first mistake, as its place (dotted) and what is wrong with it. */
function describe(errors: SchemaError[]): [field: string, text: string] {
  const error = insideUnion(errors) ?? errors[0];
  const path = error.instancePath.split('/').slice(1);
  if (error.keyword === 'required') {
    const missing = (error.params as { requiredProperties: string[] }).requiredProperties[0];
    return [[...path, missing].join('.'), 'is required'];
  }
  return [path.join('.'), error.message];
}

/**
 * A union reports each of its alternatives and then itself. The one to tell is that of the only
 * alternative beside null, or the list of constants; null when the first mistake is in no union.
 */
function insideUnion(errors: SchemaError[]): SchemaError | null {
  const [union] = /^.*?(?=\/anyOf\/)/.exec(errors[0].schemaPath) ?? [];
  if (union === undefined) return null;
  const parts = errors.filter((one) => one.schemaPath.startsWith(`${union}/anyOf/`));
  const real = parts.filter((one) => (one.params as { type?: string }).type !== 'null');
  const constants = real.map((one) => (one.params as { allowedValue?: unknown }).allowedValue);
  if (constants.every((value) => value !== undefined)) {
    return { ...errors[0], message: `must be one of ${constants.join(', ')}` };
  }
  const alternatives = new Set(real.map((one) => one.schemaPath.slice(union.length).split('/')[2]));
  if (alternatives.size === 1) return real[0];
  return errors.find((one) => one.keyword === 'anyOf' && one.schemaPath === union) ?? errors[0];
}

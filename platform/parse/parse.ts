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
  const errors = validator.Errors(value);
  // A union reports each alternative and then itself; its own line is the one to tell.
  const error = errors.find((one) => one.keyword === 'anyOf') ?? errors[0];
  const [field, message] = describe(error);
  throw new Refusal(code, field ? `${field}: ${message}` : message, { field: field || undefined });
}

function describe(error: ReturnType<Validator['Errors']>[number]): [field: string, text: string] {
  const path = error.instancePath.split('/').slice(1);
  if (error.keyword === 'required') {
    const missing = (error.params as { requiredProperties: string[] }).requiredProperties[0];
    return [[...path, missing].join('.'), 'is required'];
  }
  return [path.join('.'), error.message];
}

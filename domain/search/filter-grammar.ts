import { Refusal } from '#platform/refusal.ts';
import {
  all,
  any,
  type Condition,
  compareNumber,
  equals,
  type NumberOperator,
  not,
} from './condition.ts';
import { checkComplexity, checkLength, LIMITS, tooComplex } from './condition-limits.ts';
import { FIELDS, type Field, isNumberField, resolveField } from './fields.ts';

/** The one thing whose existence may be asked; it means that the server answers. */
const PING = 'minecraft_java_server.ping.data';

/**
 * Reads the language of `filters` and `new_filters`: AND, OR, NOT, parentheses, `= != > >= < <=`,
 * IN, NOT IN, EXISTS. AND binds tighter than OR. `parameter` is named in refusals.
 */
export function parseFilter(text: string, parameter: string): Condition {
  checkLength(text, parameter);
  const parser = new FilterParser(text, parameter);
  const condition = parser.parse();
  checkComplexity(condition, parameter);
  return condition;
}

/** `field op value` as a condition; refuses an unknown field and a value that cannot be its value. */
export function compare(name: string, op: string, value: string, parameter: string): Condition {
  const field = knownField(name, parameter);
  if (op === '!=') return not(compare(name, '=', value, parameter));
  if (isNumberField(field)) {
    const number = value.trim() === '' ? Number.NaN : Number(value);
    if (!Number.isFinite(number)) refuse(parameter, `${name} takes a number, not "${value}"`);
    return compareNumber(field, op as NumberOperator, number);
  }
  if (op !== '=') refuse(parameter, `${name} can only be compared with = and !=`);
  if (FIELDS[field].kind === 'boolean' && !/^(true|false)$/i.test(value)) {
    refuse(parameter, `${name} takes true or false, not "${value}"`);
  }
  return equals(field, value);
}

export function refuse(parameter: string, description: string): never {
  throw new Refusal('request_error', `${parameter}: ${description}`, { field: parameter });
}

function knownField(name: string, parameter: string): Field {
  return resolveField(name) ?? refuse(parameter, `unknown field "${name}"`);
}

const QUOTED = /(["'`])((?:\\[\s\S]|(?!\1)[^\\])*)\1/y;
const BARE = /(?!["'`])(?:(?!!=)[^\s,[\]()=<>])+/y;
const FIELD_NAME = /[\w.]+/y;
const OPERATOR = /!=|>=|<=|=|>|</y;

/** A value at `at`: quoted (with `\` escapes) or bare. Undefined when there is none. */
export function readValue(text: string, at: number): { value: string; end: number } | undefined {
  QUOTED.lastIndex = at;
  const quoted = QUOTED.exec(text);
  if (quoted) return { value: quoted[2]!.replace(/\\([\s\S])/g, '$1'), end: QUOTED.lastIndex };
  BARE.lastIndex = at;
  const bare = BARE.exec(text);
  return bare ? { value: bare[0], end: BARE.lastIndex } : undefined;
}

class FilterParser {
  readonly #text: string;
  readonly #parameter: string;
  #at = 0;
  #depth = 0;
  #tests = 0;

  constructor(text: string, parameter: string) {
    this.#text = text;
    this.#parameter = parameter;
  }

  parse(): Condition {
    const condition = this.#alternatives();
    this.#skipSpace();
    if (this.#at < this.#text.length) this.#unexpected();
    return condition;
  }

  #alternatives(): Condition {
    const parts = [this.#conjunction()];
    while (this.#keyword('OR')) parts.push(this.#conjunction());
    return parts.length === 1 ? parts[0]! : any(parts);
  }

  #conjunction(): Condition {
    const parts = [this.#unary()];
    while (this.#keyword('AND')) parts.push(this.#unary());
    return parts.length === 1 ? parts[0]! : all(parts);
  }

  #unary(): Condition {
    if (++this.#depth > LIMITS.depth) tooComplex(this.#parameter, `${LIMITS.depth} levels`);
    try {
      if (this.#keyword('NOT')) return not(this.#unary());
      if (!this.#symbol('(')) return this.#test();
      const inside = this.#alternatives();
      if (!this.#symbol(')')) this.#unexpected();
      return inside;
    } finally {
      this.#depth--;
    }
  }

  #test(): Condition {
    if (++this.#tests > LIMITS.nodes) tooComplex(this.#parameter, `${LIMITS.nodes} parts`);
    const name = this.#fieldName();
    this.#skipSpace();
    const op = this.#match(OPERATOR);
    if (op) return compare(name, op, this.#value(), this.#parameter);
    const negated = this.#keyword('NOT');
    const test = this.#keyword('IN')
      ? any(this.#list().map((value) => compare(name, '=', value, this.#parameter)))
      : this.#keyword('EXISTS')
        ? this.#exists(name)
        : this.#unexpected();
    return negated ? not(test) : test;
  }

  #exists(name: string): Condition {
    if (name === PING) return equals('minecraft_java_server.is_online', 'true');
    knownField(name, this.#parameter);
    return refuse(this.#parameter, `EXISTS can only be asked of ${PING}`);
  }

  #list(): string[] {
    if (!this.#symbol('[')) this.#unexpected();
    const values = [this.#value()];
    while (this.#symbol(',')) values.push(this.#value());
    if (!this.#symbol(']')) this.#unexpected();
    return values;
  }

  #fieldName(): string {
    this.#skipSpace();
    const start = this.#text[this.#at];
    if (start && '"\'`'.includes(start)) return this.#value();
    return this.#match(FIELD_NAME) ?? this.#unexpected();
  }

  #value(): string {
    this.#skipSpace();
    const read = readValue(this.#text, this.#at) ?? this.#unexpected();
    this.#at = read.end;
    return read.value;
  }

  /** A word operator: whole, in any case, not the beginning of a longer name. */
  #keyword(word: string): boolean {
    this.#skipSpace();
    const end = this.#at + word.length;
    if (this.#text.slice(this.#at, end).toUpperCase() !== word) return false;
    if (end < this.#text.length && /[\w.=<>!]/.test(this.#text[end]!)) return false;
    this.#at = end;
    return true;
  }

  #symbol(symbol: string): boolean {
    this.#skipSpace();
    if (this.#text[this.#at] !== symbol) return false;
    this.#at++;
    return true;
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0];
    if (found !== undefined) this.#at += found.length;
    return found;
  }

  #skipSpace(): void {
    while (/\s/.test(this.#text[this.#at] ?? '')) this.#at++;
  }

  #unexpected(): never {
    const rest = this.#text.slice(this.#at, this.#at + 20);
    return refuse(
      this.#parameter,
      rest ? `cannot read from "${rest}" on` : 'the expression ends too early',
    );
  }
}

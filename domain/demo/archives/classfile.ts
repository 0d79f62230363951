import type { Random } from '../random.ts';

const UTF8 = 1;
const CLASS = 7;
const PUBLIC_SUPER = 0x0021;

/**
 * A class without members (Java Virtual Machine Specification, chapter 4): it loads and does
 * nothing. A few hundred bytes of unused text constants give it the bulk of a real one.
 */
export function classFile(name: string, r: Random, javaVersion: 8 | 17 | 21 = 17): Buffer {
  const words = Array.from({ length: r.int(8, 24) * r.pick([1, 1, 2, 4]) }, () => constant(r));
  const pool = [
    reference(2),
    text(name),
    reference(4),
    text('java/lang/Object'),
    text('SourceFile'),
    text(`${name.split('/').at(-1)}.java`),
    ...words.map(text),
  ];
  return Buffer.concat([
    Buffer.from([0xca, 0xfe, 0xba, 0xbe]),
    shorts(0, javaVersion + 44, pool.length + 1),
    ...pool,
    shorts(PUBLIC_SUPER, 1, 3, 0, 0, 0, 1),
    shorts(5, 0, 2, 6),
  ]);
}

const SYLLABLES =
  'set get lamp tick flow stone gear tide node path load save draw mesh grid seed'.split(' ');

function constant(r: Random): string {
  return `${r.pick(SYLLABLES)}.${r.pick(SYLLABLES)}.${r.int(0, 0x7fffffff).toString(36)}${r.int(0, 0x7fffffff).toString(36)}`;
}

function text(value: string): Buffer {
  const bytes = Buffer.from(value);
  return Buffer.concat([Buffer.from([UTF8]), shorts(bytes.length), bytes]);
}

function reference(index: number): Buffer {
  return Buffer.concat([Buffer.from([CLASS]), shorts(index)]);
}

function shorts(...values: number[]): Buffer {
  const out = Buffer.alloc(values.length * 2);
  values.forEach((value, i) => {
    out.writeUInt16BE(value, i * 2);
  });
  return out;
}

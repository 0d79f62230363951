import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Type, { type Static } from 'typebox';
import { parse } from '#platform/parse/parse.ts';
import { Refusal } from '#platform/refusal.ts';

/** The form of an export's folder; docs/export-format.md describes it. */
const FORMAT = 1;
const FACTS = 'export.json';
export const PROJECTS = 'projects.jsonl';
export const VERSIONS = 'versions.jsonl';

const Facts = Type.Object({
  format: Type.Literal(FORMAT),
  made: Type.String(),
  /** Address of the site that it came from: begins the addresses inside texts. */
  site: Type.String(),
});

export type ExportFacts = Omit<Static<typeof Facts>, 'format'>;

export function factsText(facts: ExportFacts): string {
  return `${JSON.stringify({ format: FORMAT, ...facts }, null, 2)}\n`;
}

export const factsPath = (folder: string) => join(folder, FACTS);
export const filePath = (folder: string, sha512: string) => join(folder, 'files', sha512);
export const imagePath = (folder: string, name: string) => join(folder, 'images', name);

/** @throws Refusal `invalid_input` when the folder is no export, or one of another form. */
export async function readFacts(folder: string): Promise<ExportFacts> {
  const text = await readFile(factsPath(folder), 'utf8').catch(() => null);
  if (text === null) {
    throw new Refusal('invalid_input', `${folder} is no finished export: it has no ${FACTS}.`);
  }
  try {
    return parse(Facts, JSON.parse(text), 'invalid_input');
  } catch (error) {
    throw new Refusal('invalid_input', `${FACTS} is damaged: ${(error as Error).message}`);
  }
}

/** Names of a site's own pictures inside a text: `<40 hex digits>.<ending>`. */
export function imageNames(text: string, site: string): string[] {
  const prefix = RegExp.escape(`${site}/data/images/`);
  const found = text.matchAll(new RegExp(`${prefix}([0-9a-f]{40}\\.[a-z0-9]{2,4})`, 'g'));
  return [...new Set([...found].map((match) => match[1]))];
}

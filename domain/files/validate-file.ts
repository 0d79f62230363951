import {
  type Archive,
  ArchiveRefused,
  directoryMentions,
  inspectNested,
  openArchive,
} from '#platform/archive/index.ts';
import { Refusal } from '#platform/refusal.ts';
import { type Catalogue, indexVersions } from './catalogue.ts';
import { type FileExtension, readFileName, SIGNATURE_EXTENSIONS } from './file-name.ts';
import { type PackIndex, readMrpack } from './read-mrpack.ts';
import {
  MODPACK_SIGNS,
  type Need,
  RESOURCE_PACK_RULE,
  VALIDATION_RULES,
  type ValidationRule,
} from './validation-rules.ts';

export interface FileToValidate {
  /** Where the bytes lie. */
  path: string;
  fileName: string;
  /** One of the value set `file_type`; null for a file without one. */
  fileType: string | null;
  /** Loaders of the version; a modpack's are `mrpack` and those of the pack. */
  loaders: readonly string[];
  gameVersions: readonly string[];
}

export interface ValidationSettings {
  catalogue: Catalogue;
  /** Hosts that files of a modpack may be downloaded from. */
  packHosts: readonly string[];
}

/** Result of section 6. A warning refuses a primary file only. `names` are of the archive's entries. */
export type Verdict =
  | { result: 'pass'; pack?: { index: PackIndex; names: string[] } }
  | { result: 'warning'; text: string }
  | { result: 'error'; text: string; refusal?: Refusal };

const PASS: Verdict = { result: 'pass' };
const RESOURCE_PACK_TYPES = new Set(['required-resource-pack', 'optional-resource-pack']);

/** Two different ones of these and a scanner reads another than the loader. */
const DESCRIPTORS = new Set(
  VALIDATION_RULES.flatMap(({ holds }) => holds.flat())
    .flatMap((need) => ('entry' in need ? [need.entry] : []))
    .filter((name) => name !== 'META-INF/MANIFEST.MF'),
);

/**
 * Checks one file of a version by the rules of its loaders and game versions. Throws Refusal for a file
 * name that is not allowed; everything else is told in the verdict.
 */
export async function validateFile(
  file: FileToValidate,
  settings: ValidationSettings,
): Promise<Verdict> {
  const { extension } = readFileName(file.fileName);
  const isSignature = SIGNATURE_EXTENSIONS.includes(extension);
  if (file.fileType === 'signature') {
    const endings = SIGNATURE_EXTENSIONS.join(', ');
    return isSignature ? PASS : error(`A signature must end in one of ${endings}`);
  }
  const rules = applyingRules(file, settings.catalogue);
  const matching = rules.filter(({ extensions }) => extensions.includes(extension));
  if (isSignature) return rules.length === 0 ? PASS : wrongExtension(rules, extension);
  const verdict = await inspect(file, matching, settings);
  if (verdict.result !== 'pass' || matching.length > 0 || rules.length === 0) return verdict;
  return wrongExtension(rules, extension);
}

/** Throws for an error, and for a warning about a primary file; else returns the verdict. */
export function refuseUnless(verdict: Verdict, primary: boolean): Verdict {
  if (verdict.result === 'pass' || (verdict.result === 'warning' && !primary)) return verdict;
  if (verdict.result === 'error' && verdict.refusal) throw verdict.refusal;
  throw new Refusal('invalid_input', verdict.text);
}

function applyingRules(file: FileToValidate, catalogue: Catalogue): readonly ValidationRule[] {
  if (RESOURCE_PACK_TYPES.has(file.fileType ?? '')) return [RESOURCE_PACK_RULE];
  const index = indexVersions(catalogue);
  const released = file.gameVersions.map((version) => index.released(version) / 1000);
  return VALIDATION_RULES.filter(({ loaders, released: range }) => {
    if (!loaders.some((loader) => file.loaders.includes(loader))) return false;
    if (!range) return true;
    const { after = Number.NEGATIVE_INFINITY, until = Number.POSITIVE_INFINITY } = range;
    return released.some((seconds) => seconds > after && seconds <= until);
  });
}

async function inspect(
  file: FileToValidate,
  rules: readonly ValidationRule[],
  settings: ValidationSettings,
): Promise<Verdict> {
  let archive: Archive;
  try {
    archive = await openArchive(file.path);
  } catch (failure) {
    if (!(failure instanceof ArchiveRefused)) throw failure;
    return (await isProtectedPack(file.path, failure, rules))
      ? PASS
      : error(failure.message, failure);
  }
  try {
    if (!rules.some(({ isModpack }) => isModpack)) await inspectNested(archive);
    return await applyRules(archive, rules, settings.packHosts);
  } catch (failure) {
    if (failure instanceof Refusal) return error(failure.message, failure);
    throw failure;
  } finally {
    await archive.close();
  }
}

/** Only what readers may disagree on is tolerated, never what attacks those who unpack. */
async function isProtectedPack(
  path: string,
  failure: ArchiveRefused,
  rules: readonly ValidationRule[],
): Promise<boolean> {
  if (failure.dangerous || !rules.some((rule) => rule.toleratesProtection)) return false;
  return directoryMentions(path, 'pack.mcmeta');
}

async function applyRules(
  archive: Archive,
  rules: readonly ValidationRule[],
  packHosts: readonly string[],
): Promise<Verdict> {
  const ambiguous = [...DESCRIPTORS].find((name) => archive.ambiguous(name));
  if (ambiguous !== undefined) return error(`The archive has two different ${ambiguous}`);
  const names = archive.entries.map(({ name }) => name);
  let verdict: Verdict = PASS;
  for (const rule of rules) {
    if (rule.warnsOfModpack && looksLikeModpack(names)) {
      return warning(`${rule.name}: this is a modpack; upload it as one`);
    }
    if (!rule.holds.some((group) => group.every((need) => isMet(need, names)))) {
      return warning(
        `${rule.name}: the file must hold ${rule.holds.map(describeAll).join(' or ')}`,
      );
    }
    if (rule.isModpack) {
      verdict = { result: 'pass', pack: { index: await readMrpack(archive, packHosts), names } };
    }
  }
  return verdict;
}

function isMet(need: Need, names: readonly string[]): boolean {
  if ('entry' in need) return names.includes(need.entry);
  if ('under' in need) return names.some((name) => name.startsWith(need.under));
  if ('contains' in need) return names.some((name) => name.includes(need.contains));
  return names.some((name) => name.endsWith(need.ending));
}

function looksLikeModpack(names: readonly string[]): boolean {
  return MODPACK_SIGNS.some((group) =>
    group.every((pattern) => names.some((name) => pattern.test(name))),
  );
}

function describeAll(needs: readonly Need[]): string {
  return needs.map((need) => Object.entries(need).flat().join(' ')).join(' and ');
}

function wrongExtension(rules: readonly ValidationRule[], extension: FileExtension): Verdict {
  const allowed = [...new Set(rules.flatMap(({ extensions }) => extensions))].join(', ');
  const text = `${rules.map(({ name }) => name).join(', ')}: files must end in ${allowed}`;
  return extension === 'zip' ? warning(text) : error(text);
}

function warning(text: string): Verdict {
  return { result: 'warning', text };
}

function error(text: string, refusal?: Refusal): Verdict {
  return { result: 'error', text, ...(refusal ? { refusal } : {}) };
}

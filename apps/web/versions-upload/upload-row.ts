import type { InferredUpload, Upload } from '#domain/uploads/index.ts';
import { emptyFields, inferredFields } from '../version-form/inferred-fields.ts';
import {
  isPackFile,
  type TakenVersion,
  takenLoaders,
  type VersionFields,
  type VersionProblem,
  versionProblems,
} from '../version-form/version-fields.ts';

export type RowState =
  | 'waiting'
  | 'uploading'
  | 'reading'
  | 'paused'
  /** A draft of an earlier visit that never arrived whole: its file has to be chosen again. */
  | 'unfinished'
  | 'uploaded'
  | 'refused'
  | 'publishing'
  | 'published'
  | 'failed';

/** What a file that belongs to another file's version is. */
export const EXTRA_TYPES = [
  'sources-jar',
  'dev-jar',
  'javadoc-jar',
  'signature',
  'required-resource-pack',
  'optional-resource-pack',
  'unknown',
] as const;
export type ExtraType = (typeof EXTRA_TYPES)[number];

/** One file of the upload page. */
export interface UploadRow {
  key: string;
  filename: string;
  size: number;
  state: RowState;
  /** Bytes that arrived. */
  received: number;
  secondsLeft: number | null;
  /** Why it is paused. */
  pausedBy: 'connection' | 'hand' | null;
  uploadId: string | null;
  inferred: InferredUpload | null;
  refusal: { text: string; rule?: FileRule; details?: Record<string, unknown> } | null;
  /** What the file says, changed by hand; null until it was read. */
  fields: VersionFields | null;
  /** Its own text; null while it shares the common one. */
  changelog: string | null;
  /** The row whose version it is a file of, and as what. */
  extraOf: string | null;
  extraType: ExtraType;
  published: { id: string; number: string } | null;
  error: string | null;
}

/** What can be told of a file before a byte is sent. */
export type FileRule = 'kind' | 'large' | 'empty';

const FILE_BYTES = 500 * 1024 * 1024;

/** The rule that a file breaks; null when it may be sent. */
export function brokenRule({ name, size }: { name: string; size: number }): FileRule | null {
  if (!/\.(jar|zip|litemod|mrpack|asc|gpg|sig)$/i.test(name)) return 'kind';
  if (size > FILE_BYTES) return 'large';
  return size === 0 ? 'empty' : null;
}

export const isSignature = (filename: string) => /\.(asc|gpg|sig)$/i.test(filename);

export function newRow(key: string, filename: string, size: number): UploadRow {
  return {
    key,
    filename,
    size,
    state: 'waiting',
    received: 0,
    secondsLeft: null,
    pausedBy: null,
    uploadId: null,
    inferred: null,
    refusal: null,
    fields: null,
    changelog: null,
    extraOf: null,
    extraType: guessExtraType(filename),
    published: null,
    error: null,
  };
}

/** A row as the server tells it. A signature is no archive, which is no reason to refuse it. */
export function arrived(row: UploadRow, upload: Upload): UploadRow {
  const known = { ...row, uploadId: upload.id, received: upload.received, secondsLeft: null };
  if (!upload.done) return { ...known, state: 'unfinished' };
  if (upload.refusal && !isSignature(row.filename)) {
    const { description, details } = upload.refusal;
    return { ...known, state: 'refused', refusal: { text: description, details } };
  }
  return {
    ...known,
    state: 'uploaded',
    inferred: upload.inferred,
    refusal: null,
    fields:
      row.fields ?? (upload.inferred ? inferredFields(upload.inferred) : emptyFields(row.filename)),
  };
}

const EXTRA_SIGNS: [RegExp, ExtraType][] = [
  [/\.(asc|gpg|sig)$/i, 'signature'],
  [/[-_.]sources?\.jar$/i, 'sources-jar'],
  [/[-_.]javadocs?\.jar$/i, 'javadoc-jar'],
  [/[-_.]dev\.jar$/i, 'dev-jar'],
];

export function guessExtraType(filename: string): ExtraType {
  return EXTRA_SIGNS.find(([sign]) => sign.test(filename))?.[1] ?? 'unknown';
}

/** The row that an extra file by its name belongs to: `lathe-1.0-sources.jar` to `lathe-1.0.jar`. */
export function ownerOf(row: UploadRow, rows: readonly UploadRow[]): string | null {
  const type = guessExtraType(row.filename);
  if (type === 'unknown') return null;
  const owner =
    type === 'signature'
      ? row.filename.replace(/\.(asc|gpg|sig)$/i, '')
      : row.filename.replace(/[-_.](sources?|javadocs?|dev)\.jar$/i, '.jar');
  return rows.find((one) => one.key !== row.key && one.filename === owner)?.key ?? null;
}

export interface RowCheck {
  problems: VersionProblem[];
  ready: boolean;
}

/** Whether a row could be published now, among the versions there are and the other rows. */
export function checkRow(
  row: UploadRow,
  rows: readonly UploadRow[],
  existing: readonly TakenVersion[],
): RowCheck {
  if (!row.fields || row.extraOf || row.state === 'published') {
    return { problems: [], ready: false };
  }
  const before = rows.slice(0, rows.indexOf(row)).flatMap((one) => {
    if (!one.fields || one.extraOf || ['refused', 'published'].includes(one.state)) return [];
    const { number, loaders } = one.fields;
    return [{ id: one.key, number, loaders: takenLoaders(loaders, isPackFile(one.filename)) }];
  });
  const taken = [...existing, ...before];
  const problems = versionProblems(row.fields, taken, isPackFile(row.filename));
  const here = row.state === 'uploaded' || row.state === 'failed';
  const extrasHere = rows
    .filter((one) => one.extraOf === row.key)
    .every((one) => one.state === 'uploaded');
  return { problems, ready: here && extrasHere && problems.length === 0 };
}

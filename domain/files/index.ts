export type { Catalogue, CatalogueVersion } from './catalogue.ts';
export {
  checkFile,
  type FileToCheck,
  MAX_FILE_BYTES,
  type PackFile,
  packDependencies,
} from './check-file.ts';
export {
  type FileExtension,
  isSafePathPart,
  MEDIA_TYPES,
  readFileName,
} from './file-name.ts';
export { inferMetadata } from './infer-metadata.ts';
export type {
  Environment,
  FileKind,
  FileProblem,
  InferredMetadata,
  NamedDependency,
  NamedProject,
  PackIndexFile,
} from './inferred-metadata.ts';
export { FORMAT_DOWNLOAD_HOSTS, type PackIndex, readMrpack } from './read-mrpack.ts';
export {
  type FileToValidate,
  refuseUnless,
  type ValidationSettings,
  type Verdict,
  validateFile,
} from './validate-file.ts';

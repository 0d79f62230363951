import type { VersionDocument } from './read-version-page.ts';

export interface DownloadFile {
  url: string;
  filename: string;
  size: number;
}

/** The file that a download of the version means. */
export function primaryFile({ files }: VersionDocument): DownloadFile | null {
  const file = files.find((one) => one.primary) ?? files[0];
  return file ? { url: file.url, filename: file.filename, size: file.size } : null;
}

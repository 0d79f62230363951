import { useRef, useState } from 'react';
import type { Upload } from '#domain/uploads/index.ts';
import { useRevalidate } from '../router/hooks.tsx';
import { callApi } from '../shared/call-api.ts';
import { BrokenTransfer, sendFile } from '../versions-upload/transfer.ts';
import { brokenRule, type FileRule, guessExtraType } from '../versions-upload/upload-row.ts';

/** A file on its way into a version. */
export interface AddedFile {
  key: number;
  file: File;
  percent: number;
  rule: FileRule | null;
  /** Why it failed, in the server's words; empty when the connection was lost. */
  error: string | null;
}

/** Adds files to a version that exists, one after the other. */
export function useAddFiles(projectId: string, versionId: string) {
  const revalidate = useRevalidate();
  const [files, setFiles] = useState<readonly AddedFile[]>([]);
  const serial = useRef(0);

  const change = (key: number, changes: Partial<AddedFile>) =>
    setFiles((before) => before.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  const remove = (key: number) => setFiles((before) => before.filter((one) => one.key !== key));

  async function add(chosen: readonly File[]) {
    const added = chosen.map((file) => {
      serial.current += 1;
      return { key: serial.current, file, percent: 0, rule: brokenRule(file), error: null };
    });
    setFiles((before) => [...before, ...added]);
    for (const one of added) if (!one.rule) await send(one);
  }

  async function send({ key, file }: AddedFile) {
    change(key, { error: null, percent: 0 });
    try {
      const upload = await callApi<Upload>('/_internal/uploads', {
        method: 'POST',
        body: { project_id: projectId, filename: file.name, size: file.size },
      });
      await sendFile(upload, file, {
        signal: new AbortController().signal,
        onProgress: (sent) => change(key, { percent: Math.floor((sent / file.size) * 100) }),
      });
      const type = guessExtraType(file.name);
      await callApi(`/_internal/versions/${versionId}/files`, {
        method: 'POST',
        body: { uploads: [upload.id], file_types: { [upload.id]: type } },
      });
      await revalidate();
      remove(key);
    } catch (error) {
      change(key, { error: error instanceof BrokenTransfer ? '' : (error as Error).message });
    }
  }

  return { files, add, retry: send, remove };
}

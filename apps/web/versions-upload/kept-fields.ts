import { UPLOAD_DAYS } from '#domain/uploads/upload.ts';
import type { UploadRow } from './upload-row.ts';

type Kept = Pick<UploadRow, 'fields' | 'changelog' | 'extraOf' | 'extraType'>;

const PREFIX = 'upload ';

/** What was typed about a draft, on this device, as long as the draft itself is kept. */
export function keptFields(uploadId: string): Partial<Kept> {
  try {
    const { row } = JSON.parse(localStorage.getItem(PREFIX + uploadId) ?? '{}');
    return row ?? {};
  } catch {
    return {};
  }
}

export function keepFields(uploadId: string, row: Kept | null): void {
  try {
    if (!row) {
      localStorage.removeItem(PREFIX + uploadId);
      return;
    }
    sweep();
    const { fields, changelog, extraType } = row;
    const kept = { row: { fields, changelog, extraType }, at: Date.now() };
    localStorage.setItem(PREFIX + uploadId, JSON.stringify(kept));
  } catch {
    // Full or forbidden: it then lasts as long as the page.
  }
}

function sweep(): void {
  const oldest = Date.now() - UPLOAD_DAYS * 86_400_000;
  for (const key of Object.keys(localStorage)) {
    if (!key.startsWith(PREFIX)) continue;
    const { at = 0 } = JSON.parse(localStorage.getItem(key) ?? '{}');
    if (at < oldest) localStorage.removeItem(key);
  }
}

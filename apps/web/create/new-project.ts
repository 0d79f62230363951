import { callApi } from '../shared/call-api.ts';

/** Statuses that a project may ask for, as the form orders them. */
export const VISIBILITIES = ['approved', 'unlisted', 'private'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

export interface NewProject {
  title: string;
  /** Null while it follows the name. */
  slug: string | null;
  summary: string;
  /** The status after approval. */
  visibility: Visibility;
}

/** Makes the draft; sides and licence are asked for before review. @throws ApiError */
export function createDraft({ title, slug, summary, visibility }: NewProject): Promise<unknown> {
  const form = new FormData();
  const data = {
    title: title.trim(),
    slug,
    description: summary.trim(),
    client_side: 'unknown',
    server_side: 'unknown',
    license_id: 'LicenseRef-Unknown',
    is_draft: true,
    requested_status: visibility,
    categories: [],
  };
  form.append('data', JSON.stringify(data));
  return callApi('/v2/project', { method: 'POST', body: form });
}

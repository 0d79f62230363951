import { callApi } from '../../shared/call-api.ts';
import type { ApiProject } from '../load.ts';

/** A picture as the API tells it. */
export type GalleryItem = ApiProject['gallery'][number];

/** What is said about a picture. */
export interface PictureWords {
  title: string;
  description: string;
  featured: boolean;
}

const EXTENSIONS: Record<string, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/gif': 'gif',
  'image/webp': 'webp',
};

export const PICTURE_TYPES = Object.keys(EXTENSIONS);
/** Limits of the form; the server allows longer texts to programs. */
export const PICTURE_LIMITS = { title: 64, description: 255, bytes: 5 * 1024 * 1024 } as const;

const place = (projectId: string, query: URLSearchParams) =>
  `/v2/project/${projectId}/gallery?${query}`;

/** @throws ApiError */
export async function addPicture(
  projectId: string,
  file: File,
  words: PictureWords,
  ordering: number,
): Promise<void> {
  const query = new URLSearchParams({
    ext: EXTENSIONS[file.type] ?? 'png',
    featured: String(words.featured),
    ordering: String(ordering),
  });
  if (words.title.trim()) query.set('title', words.title.trim());
  if (words.description.trim()) query.set('description', words.description.trim());
  await callApi(place(projectId, query), { method: 'POST', body: file });
}

/** An empty title or description is taken away. @throws ApiError */
export async function editPicture(
  projectId: string,
  url: string,
  words: Partial<PictureWords & { ordering: number }>,
): Promise<void> {
  const query = new URLSearchParams({ url });
  for (const [name, value] of Object.entries(words)) query.set(name, String(value).trim());
  await callApi(place(projectId, query), { method: 'PATCH' });
}

/** @throws ApiError */
export async function removePicture(projectId: string, url: string): Promise<void> {
  await callApi(place(projectId, new URLSearchParams({ url })), { method: 'DELETE' });
}

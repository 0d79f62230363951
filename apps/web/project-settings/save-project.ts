import { callApi } from '../shared/call-api.ts';
import type { ApiProject } from './load.ts';

/** Changes a project. @throws ApiError */
export async function saveProject(id: string, edit: Record<string, unknown>): Promise<void> {
  await callApi(`/v2/project/${id}`, { method: 'PATCH', body: edit });
}

/** The project as it is saved now, with its description. @throws ApiError */
export function readProject(id: string): Promise<ApiProject & { body: string }> {
  return callApi(`/v2/project/${id}`);
}

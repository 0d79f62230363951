import type { FastifyRequest } from 'fastify';
import { LIMITS } from '#contract/common.ts';
import { CREATE_PROJECT_ALIASES, CreateProject } from '#contract/project.ts';
import { parse } from '#platform/parse/parse.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '../services.ts';
import { type StagedRequest, stageMultipart } from '../staging/index.ts';
import type { StagedFile } from '../versions/index.ts';

export interface CreateRequest {
  data: CreateProject;
  /** Files of each of `data.initial_versions`, in that order. */
  files: StagedFile[][];
  icon: Buffer | null;
  /** Pictures of each of `data.gallery_items`, in that order. */
  gallery: Buffer[];
}

/**
 * Reads the multipart body that creates a project: `data` first, then pictures and files.
 * @throws Refusal `invalid_input` naming the part or the field.
 */
export async function readCreateRequest(
  services: Services,
  request: FastifyRequest,
): Promise<CreateRequest> {
  const staged = await stageMultipart(services, request, {
    dataFirst: true,
    pictureLimit: (part, data) => {
      if (part === 'icon') return LIMITS.iconBytes;
      return galleryParts(data).has(part) ? LIMITS.galleryBytes : null;
    },
  });
  const data = parse(CreateProject, withoutAliases(staged.data), 'invalid_input');
  if (data.organization_id) {
    throw new Refusal('invalid_input', 'organization_id: there is no such organization.', {
      field: 'organization_id',
    });
  }
  return {
    data,
    files: filesOfVersions(staged, data),
    icon: staged.pictures.get('icon')?.bytes ?? null,
    gallery: picturesOfGallery(staged, data),
  };
}

function filesOfVersions({ files }: StagedRequest, data: CreateProject): StagedFile[][] {
  const owner = new Map<string, number>();
  for (const [index, version] of (data.initial_versions ?? []).entries()) {
    for (const part of version.file_parts) {
      if (owner.has(part)) {
        const field = `initial_versions.${index}.file_parts`;
        throw new Refusal('invalid_input', `${field}: "${part}" is named twice.`, { field });
      }
      owner.set(part, index);
    }
  }
  const unknown = files.find((file) => !owner.has(file.part));
  if (unknown) {
    throw new Refusal('invalid_input', `Nothing in data names the part "${unknown.part}".`, {
      field: unknown.part,
    });
  }
  return (data.initial_versions ?? []).map((_version, index) =>
    files.filter((file) => owner.get(file.part) === index),
  );
}

function picturesOfGallery({ pictures }: StagedRequest, data: CreateProject): Buffer[] {
  const items = data.gallery_items ?? [];
  const refuse = (text: string) =>
    new Refusal('invalid_input', `gallery_items: ${text}`, { field: 'gallery_items' });
  if (items.filter((item) => item.featured).length > 1) {
    throw refuse('only one picture can be featured.');
  }
  return items.map(({ item }) => {
    const picture = pictures.get(item);
    if (!picture) throw refuse(`there is no part "${item}".`);
    return picture.bytes;
  });
}

function withoutAliases(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [CREATE_PROJECT_ALIASES[name] ?? name, value]),
  );
}

function galleryParts(data: unknown): Set<string> {
  const items = (data as { gallery_items?: { item?: string }[] } | null)?.gallery_items;
  return new Set(Array.isArray(items) ? items.map((item) => item?.item ?? '') : []);
}

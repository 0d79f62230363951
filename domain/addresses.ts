/** Builds every public address of the site; nothing else types one by hand. */
export interface Addresses {
  site: string;
  file(projectId: string, versionId: string, filename: string): string;
  image(sha512: string, extension: string): string;
  project(urlType: string, slugOrId: string): string;
  user(username: string): string;
}

export function createAddresses(publicUrl: string): Addresses {
  const site = publicUrl.replace(/\/+$/, '');
  return {
    site,
    file: (projectId, versionId, filename) =>
      `${site}/data/${projectId}/versions/${versionId}/${encodeURIComponent(filename)}`,
    image: (sha512, extension) => `${site}/data/images/${sha512.slice(0, 40)}.${extension}`,
    project: (urlType, slugOrId) => `${site}/${urlType}/${encodeURIComponent(slugOrId)}`,
    user: (username) => `${site}/user/${encodeURIComponent(username)}`,
  };
}

import { ALL_RIGHTS_RESERVED, POPULAR_LICENSES, UNKNOWN_LICENSE } from '#domain/tags/index.ts';

/** A licence as the select offers it. */
export interface LicenseChoice {
  id: string;
  name: string;
  orLater: boolean;
}

/** What the page offers before "Custom"; made on the server, where the whole SPDX list lives. */
export interface LicenseData {
  choices: LicenseChoice[];
  unknown: string;
  reserved: string;
}

export const licenseData = (): LicenseData => ({
  choices: POPULAR_LICENSES.map(({ short, name, orLater }) => ({
    id: short,
    name,
    orLater: orLater ?? false,
  })),
  unknown: UNKNOWN_LICENSE,
  reserved: ALL_RIGHTS_RESERVED,
});

import type { Load } from '../../context.server.ts';
import { settingsProject } from '../load.ts';
import { type LicenseData, licenseData } from './licenses.ts';

export const load: Load<LicenseData> = async (input) => {
  await settingsProject(input);
  return licenseData();
};

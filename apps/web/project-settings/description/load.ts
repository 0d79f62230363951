import type { Load } from '../../context.server.ts';
import { settingsProject } from '../load.ts';

export interface DescriptionData {
  body: string;
  html: string;
}

export const load: Load<DescriptionData> = async (input) => {
  const { project } = await settingsProject(input);
  return { body: project.body, html: project.body_html };
};

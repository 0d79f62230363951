import type { Migration } from 'kysely/migration';
import * as catalogue from './0001-catalogue.ts';
import * as mail from './0002-mail.ts';
import * as tellOfCredentials from './0003-tell-of-credentials.ts';
import * as knownAgents from './0004-known-agents.ts';
import * as sizesOfPictures from './0005-sizes-of-pictures.ts';

/** In order. Forward only: a step that has run somewhere never changes. */
export const migrations: Record<string, Migration> = {
  '0001-catalogue': catalogue,
  '0002-mail': mail,
  '0003-tell-of-credentials': tellOfCredentials,
  '0004-known-agents': knownAgents,
  '0005-sizes-of-pictures': sizesOfPictures,
};

import type auth from './en-US/auth.json';
import type create from './en-US/create.json';
import type editor from './en-US/editor.json';
import type home from './en-US/home.json';
import type project from './en-US/project.json';
import type projectSettings from './en-US/projectSettings.json';
import type search from './en-US/search.json';
import type shared from './en-US/shared.json';
import type shell from './en-US/shell.json';
import type upload from './en-US/upload.json';
import type version from './en-US/version.json';

/** One file of messages an area of the site; pages load those they name. */
interface Areas {
  auth: typeof auth;
  create: typeof create;
  editor: typeof editor;
  home: typeof home;
  project: typeof project;
  projectSettings: typeof projectSettings;
  search: typeof search;
  shared: typeof shared;
  shell: typeof shell;
  upload: typeof upload;
  version: typeof version;
}

export type MessageArea = keyof Areas;
export type MessageKey = {
  [Area in MessageArea]: `${Area}.${keyof Areas[Area] & string}`;
}[MessageArea];

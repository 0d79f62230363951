import type auth from './en-US/auth.json';
import type home from './en-US/home.json';
import type project from './en-US/project.json';
import type search from './en-US/search.json';
import type shared from './en-US/shared.json';
import type shell from './en-US/shell.json';

/** One file of messages an area of the site; pages load those they name. */
interface Areas {
  auth: typeof auth;
  home: typeof home;
  project: typeof project;
  search: typeof search;
  shared: typeof shared;
  shell: typeof shell;
}

export type MessageArea = keyof Areas;
export type MessageKey = {
  [Area in MessageArea]: `${Area}.${keyof Areas[Area] & string}`;
}[MessageArea];

import type account from './en-US/account.json';
import type admin from './en-US/admin.json';
import type auth from './en-US/auth.json';
import type checklist from './en-US/checklist.json';
import type create from './en-US/create.json';
import type editor from './en-US/editor.json';
import type errors from './en-US/errors.json';
import type home from './en-US/home.json';
import type legal from './en-US/legal.json';
import type news from './en-US/news.json';
import type project from './en-US/project.json';
import type projectSettings from './en-US/projectSettings.json';
import type search from './en-US/search.json';
import type settings from './en-US/settings.json';
import type shared from './en-US/shared.json';
import type shell from './en-US/shell.json';
import type upload from './en-US/upload.json';
import type user from './en-US/user.json';
import type version from './en-US/version.json';

/** One file of messages an area of the site; pages load those they name. */
interface Areas {
  account: typeof account;
  admin: typeof admin;
  auth: typeof auth;
  checklist: typeof checklist;
  create: typeof create;
  editor: typeof editor;
  errors: typeof errors;
  home: typeof home;
  legal: typeof legal;
  news: typeof news;
  project: typeof project;
  projectSettings: typeof projectSettings;
  search: typeof search;
  settings: typeof settings;
  shared: typeof shared;
  shell: typeof shell;
  upload: typeof upload;
  user: typeof user;
  version: typeof version;
}

export type MessageArea = keyof Areas;
export type MessageKey = {
  [Area in MessageArea]: `${Area}.${keyof Areas[Area] & string}`;
}[MessageArea];

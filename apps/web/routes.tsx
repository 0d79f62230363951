import type { ComponentType } from 'react';
import type { HeadOf } from './head.ts';
import type { MessageArea } from './messages/keys.ts';
import type { Messages } from './messages/messages.tsx';
import { PageError, Root, RootError } from './root/root.tsx';
import type { Route } from './router/route.ts';

/** What a page's module exports. */
export interface PageModule {
  Component: ComponentType;
  // biome-ignore lint/suspicious/noExplicitAny: each page narrows its own data
  head?: HeadOf<any>;
}

/** Carried by every route: how its head is made, once the page has been loaded. */
export interface RouteHandle {
  /** Areas of the catalogue that its page needs. */
  messages?: readonly MessageArea[];
  // biome-ignore lint/suspicious/noExplicitAny: each page narrows its own data
  head?: HeadOf<any>;
  /** `empty`: no header, no footer. */
  layout?: 'empty';
  /** Stays with the data it has when renewing it fails, and tells so (`useLoadFailed`). */
  keepsOnFailure?: true;
}

interface Page {
  /** Folder of its `page.tsx`. */
  id: string;
  /** None for the page of the address around it. */
  path?: string;
  messages: readonly MessageArea[];
  /** None where the loader always leads elsewhere. */
  module?: () => Promise<PageModule>;
  layout?: 'empty';
  keepsOnFailure?: true;
  children?: Page[];
}

/** Pages for those who build the site; not part of what people get. */
const DEVELOPMENT_PAGES: Page[] = import.meta.env.DEV
  ? [
      {
        id: 'design',
        path: 'design',
        messages: [],
        module: () => import('./design/page.tsx'),
        layout: 'empty',
      },
    ]
  : [];

/** Every page of the site by its address: the table of contents. */
const PAGES: Page[] = [
  ...DEVELOPMENT_PAGES,
  {
    id: 'home',
    messages: ['home'],
    module: () => import('./home/page.tsx'),
  },
  {
    id: 'search',
    path: ':searchType',
    messages: ['search'],
    module: () => import('./search/page.tsx'),
    keepsOnFailure: true,
  },
  {
    id: 'project',
    path: ':type/:project',
    messages: ['project', 'shared', 'checklist'],
    module: () => import('./project/page.tsx'),
    children: [
      {
        id: 'project/description',
        messages: ['project'],
        module: () => import('./project/description/page.tsx'),
      },
      {
        id: 'project/gallery',
        path: 'gallery',
        messages: ['project'],
        module: () => import('./project/gallery/page.tsx'),
      },
      {
        id: 'project/changelog',
        path: 'changelog',
        messages: ['project'],
        module: () => import('./project/changelog/page.tsx'),
      },
      {
        id: 'project/versions',
        path: 'versions',
        messages: ['project'],
        module: () => import('./project/versions/page.tsx'),
      },
      {
        id: 'project/version',
        path: 'version/:version',
        messages: ['project', 'version'],
        module: () => import('./project/version/page.tsx'),
      },
      {
        id: 'project/moderation',
        path: 'moderation',
        messages: ['project'],
        module: () => import('./project/moderation/page.tsx'),
      },
    ],
  },
  {
    id: 'project-settings',
    path: ':type/:project/settings',
    messages: ['projectSettings', 'checklist'],
    module: () => import('./project-settings/page.tsx'),
    children: [
      {
        id: 'project-settings/general',
        messages: ['projectSettings'],
        module: () => import('./project-settings/general/page.tsx'),
      },
      {
        id: 'project-settings/tags',
        path: 'tags',
        messages: ['projectSettings'],
        module: () => import('./project-settings/tags/page.tsx'),
      },
      {
        id: 'project-settings/description',
        path: 'description',
        messages: ['projectSettings', 'editor'],
        module: () => import('./project-settings/description/page.tsx'),
      },
      {
        id: 'project-settings/license',
        path: 'license',
        messages: ['projectSettings'],
        module: () => import('./project-settings/license/page.tsx'),
      },
      {
        id: 'project-settings/links',
        path: 'links',
        messages: ['projectSettings'],
        module: () => import('./project-settings/links/page.tsx'),
      },
      {
        id: 'project-settings/members',
        path: 'members',
        messages: ['projectSettings'],
        module: () => import('./project-settings/members/page.tsx'),
      },
      {
        id: 'project-settings/analytics',
        path: 'analytics',
        messages: ['projectSettings'],
        module: () => import('./project-settings/analytics/page.tsx'),
      },
      {
        id: 'project-settings/gallery',
        path: 'gallery',
        messages: ['projectSettings'],
        module: () => import('./project-settings/gallery/page.tsx'),
      },
      {
        id: 'project-settings/versions',
        path: 'versions',
        messages: ['projectSettings'],
        module: () => import('./project-settings/versions/page.tsx'),
      },
    ],
  },
  {
    id: 'versions-upload',
    path: ':type/:project/versions/upload',
    messages: ['upload', 'editor'],
    module: () => import('./versions-upload/page.tsx'),
  },
  {
    id: 'version-edit',
    path: ':type/:project/version/:version/edit',
    messages: ['upload', 'editor', 'projectSettings'],
    module: () => import('./version-edit/page.tsx'),
  },
  {
    id: 'auth/sign-in',
    path: 'auth/sign-in',
    messages: ['auth'],
    module: () => import('./auth/sign-in/page.tsx'),
  },
  {
    id: 'auth/sign-up',
    path: 'auth/sign-up',
    messages: ['auth'],
    module: () => import('./auth/sign-up/page.tsx'),
  },
  {
    id: 'auth/reset-password',
    path: 'auth/reset-password',
    messages: ['auth'],
    module: () => import('./auth/reset-password/page.tsx'),
  },
  {
    id: 'auth/verify-email',
    path: 'auth/verify-email',
    messages: ['auth'],
    module: () => import('./auth/verify-email/page.tsx'),
  },
  { id: 'auth', path: 'auth', messages: [] },
  {
    id: 'auth/welcome',
    path: 'auth/welcome',
    messages: ['auth'],
    module: () => import('./auth/welcome/page.tsx'),
  },
  {
    id: 'user',
    path: 'user/:id/:projectType?',
    messages: ['user'],
    module: () => import('./user/page.tsx'),
  },
  {
    id: 'dashboard',
    path: 'dashboard',
    messages: ['user'],
    module: () => import('./dashboard/page.tsx'),
    children: [
      {
        id: 'dashboard/projects',
        path: 'projects',
        messages: ['user'],
        module: () => import('./dashboard/projects/page.tsx'),
      },
    ],
  },
  {
    id: 'settings',
    path: 'settings',
    messages: ['settings'],
    module: () => import('./settings/page.tsx'),
    children: [
      {
        id: 'settings/appearance',
        messages: ['settings'],
        module: () => import('./settings/appearance/page.tsx'),
      },
      {
        id: 'settings/profile',
        path: 'profile',
        messages: ['settings', 'account'],
        module: () => import('./settings/profile/page.tsx'),
      },
      {
        id: 'settings/account',
        path: 'account',
        messages: ['settings', 'account', 'auth'],
        module: () => import('./settings/account/page.tsx'),
      },
      {
        id: 'settings/sessions',
        path: 'sessions',
        messages: ['settings', 'account'],
        module: () => import('./settings/sessions/page.tsx'),
      },
      {
        id: 'settings/pats',
        path: 'pats',
        messages: ['settings', 'account'],
        module: () => import('./settings/pats/page.tsx'),
      },
    ],
  },
  {
    id: 'admin/outbox',
    path: 'admin/outbox',
    messages: ['admin'],
    module: () => import('./admin/outbox/page.tsx'),
  },
  {
    id: 'flags',
    path: 'flags',
    messages: ['settings'],
    module: () => import('./flags/page.tsx'),
  },
  { id: 'frog', path: 'frog', messages: [], module: () => import('./frog/page.tsx') },
  { id: 'news', path: 'news', messages: ['news'], module: () => import('./news/page.tsx') },
  {
    id: 'news/post',
    path: 'news/:slug',
    messages: ['news'],
    module: () => import('./news/post/page.tsx'),
  },
  {
    id: 'legal',
    path: 'legal/:page?',
    messages: ['legal'],
    module: () => import('./legal/page.tsx'),
  },
  { id: 'status', path: 'status', messages: [], module: () => import('./status/page.tsx') },
  {
    id: 'community',
    path: 'community',
    messages: [],
    module: () => import('./community/page.tsx'),
  },
  { id: 'random', path: 'random', messages: [] },
  { id: 'errors/not-found', path: '*', messages: [] },
];

/** Of addresses that only lead elsewhere. */
const Nothing = () => null;

/** The routes of all pages; the data of each comes by its id (`loaders.server.ts`). */
export function createRoutes(messages: Messages): Route[] {
  const toRoute = (page: Page): Route => {
    const handle: RouteHandle = {
      layout: page.layout,
      keepsOnFailure: page.keepsOnFailure,
      messages: page.messages,
    };
    return {
      id: page.id,
      path: page.path,
      handle,
      lazy: async () => {
        const [module] = await Promise.all([page.module?.(), messages.load(page.messages)]);
        handle.head = module?.head;
        return { Component: module?.Component ?? Nothing };
      },
      children: page.children?.map(toRoute),
    };
  };
  return [
    {
      id: 'root',
      Component: Root,
      ErrorBoundary: RootError,
      children: [{ id: 'page', ErrorBoundary: PageError, children: PAGES.map(toRoute) }],
    },
  ];
}

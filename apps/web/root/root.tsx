import { useErrorPage } from '../errors/error-view.ts';
import { useDisplay } from '../preferences/display.ts';
import { FLAG_NAMES, type Flags } from '../preferences/flags.ts';
import { DEFAULT_PREFERENCES } from '../preferences/preferences.ts';
import {
  Outlet,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from '../router/hooks.tsx';
import { EmptyFrame, Frame } from './frame.tsx';
import type { RootData } from './load.ts';

/** What every page needs, with what the reader changed since the page was loaded. */
export function useRoot(): RootData {
  const told = useRouteLoaderData('root') as RootData | undefined;
  return useDisplay(told ?? WITHOUT_SERVER);
}

/** Of a page that could not reach its server. */
const WITHOUT_SERVER: RootData = {
  viewer: null,
  preferences: DEFAULT_PREFERENCES,
  theme: { preference: 'system', dark: 'dark' },
  flags: Object.fromEntries(FLAG_NAMES.map((name) => [name, false])) as Flags,
  locale: 'en-US',
  site: '',
  links: { status: '/status', chat: '/community' },
  counts: {},
  now: 0,
};

export function Root() {
  const empty = useMatches().some(
    ({ handle }) => (handle as { layout?: string } | undefined)?.layout === 'empty',
  );
  const Layout = empty ? EmptyFrame : Frame;
  return (
    <Layout>
      <Outlet />
    </Layout>
  );
}

/** In the place of a page. */
export function PageError() {
  const { links } = useRoot();
  const error = useRouteError();
  const path = useLocation().pathname;
  const ErrorPage = useErrorPage();
  return ErrorPage && <ErrorPage error={error} path={path} links={links} />;
}

/** In the place of everything: what holds the pages failed itself. */
export function RootError() {
  return (
    <EmptyFrame>
      <PageError />
    </EmptyFrame>
  );
}

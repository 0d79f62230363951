import {
  Component,
  createContext,
  type ReactNode,
  startTransition,
  use,
  useLayoutEffect,
  useState,
} from 'react';
import type { Match, PageLocation } from './route.ts';
import type { Page, Router } from './router.ts';

/** What never changes, what changes with the page, and what while it is on its way. */
export const RouterContext = createContext<Router | undefined>(undefined);
export const PageContext = createContext<Page | undefined>(undefined);
export const NextContext = createContext<PageLocation | undefined>(undefined);
/** Which of the page's matches is drawn. */
export const LevelContext = createContext(-1);
export const ErrorContext = createContext<unknown>(undefined);

/** Draws the page of a router and the next ones. */
export function RouterProvider({ router }: { router: Router }) {
  const [page, setPage] = useState(() => router.state().page);
  const [next, setNext] = useState(() => router.state().next);
  useLayoutEffect(() => {
    const tell = (state = router.state()) => {
      setNext(state.next);
      // A long page is drawn without holding up what is typed meanwhile.
      startTransition(() => setPage(state.page));
    };
    tell();
    return router.subscribe(tell);
  }, [router]);
  return (
    <RouterContext value={router}>
      <NextContext value={next}>
        <PageView page={page} />
      </NextContext>
    </RouterContext>
  );
}

/** Draws one page: on the server, and where nothing leads elsewhere. */
export function PageView({ page }: { page: Page }) {
  return (
    <PageContext value={page}>
      <Level page={page} at={0} />
    </PageContext>
  );
}

/** What the route at a place of the page shows: itself, what is within it, or what went wrong. */
export function Level({ page, at }: { page: Page; at: number }) {
  const match = page.matches[at] as Match | undefined;
  if (!match) return null;
  const { Component: View, ErrorBoundary, id } = match.route;
  if (ErrorBoundary && page.errors && id in page.errors) {
    return (
      <LevelContext value={at}>
        <ErrorContext value={page.errors[id]}>
          <ErrorBoundary />
        </ErrorContext>
      </LevelContext>
    );
  }
  const view = (
    <LevelContext value={at}>{View ? <View /> : <Level page={page} at={at + 1} />}</LevelContext>
  );
  if (!ErrorBoundary) return view;
  return (
    <DrawingErrors page={page} instead={<ErrorBoundary />}>
      {view}
    </DrawingErrors>
  );
}

interface DrawingErrorsProps {
  page: Page;
  instead: ReactNode;
  children: ReactNode;
}

/** Shows a failure to draw in the place of what failed, until another page is shown. */
class DrawingErrors extends Component<
  DrawingErrorsProps,
  { error?: { of: unknown }; page?: Page }
> {
  override state: { error?: { of: unknown }; page?: Page } = {};

  static getDerivedStateFromError(of: unknown) {
    return { error: { of } };
  }

  static getDerivedStateFromProps({ page }: DrawingErrorsProps, state: { page?: Page }) {
    return page === state.page ? null : { page, error: undefined };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return <ErrorContext value={error.of}>{this.props.instead}</ErrorContext>;
  }
}

/** The page that is drawn. */
export function usePage(): Page {
  const page = use(PageContext);
  if (!page) throw new Error('Nothing shows a page here: a PageView has to stand around it.');
  return page;
}

import { expect, test, vi } from 'vitest';
import type { PageHistory, Pop } from './history.ts';
import { createMatcher } from './match-routes.ts';
import { locationOf, type Route } from './route.ts';
import { createRouter, type PageAnswer, type PageRequest } from './router.ts';

const SITE = 'https://quarry.example';
const Shown = () => null;

/** A window's history that is a list. */
function listHistory(start: string) {
  const entries = [start];
  let at = 0;
  let onPop: (pop: Pop) => void = () => {};
  const opened: string[] = [];
  const locate = () => locationOf(new URL(entries[at], SITE));
  const step = (by: number, isRepeated: boolean) => {
    at += by;
    onPop({
      to: locate(),
      isRepeated,
      undo: () => {
        at -= by;
      },
      repeat: () => step(by, true),
    });
  };
  const history: PageHistory = {
    location: locate,
    url: ({ pathname, search, hash }) => new URL(pathname + search + hash, SITE),
    show(to, how) {
      const address = to.pathname + to.search + to.hash;
      if (how === 'push') entries.splice(++at, entries.length, address);
      if (how === 'replace') entries[at] = address;
    },
    open: (url) => void opened.push(url.href),
    listen: (listener) => {
      onPop = listener;
    },
    scrolledTo: () => undefined,
  };
  return {
    history,
    entries,
    opened,
    step: (by: number) => step(by, false),
    now: () => entries[at],
  };
}

function routes(): Route[] {
  return [
    {
      id: 'root',
      Component: Shown,
      ErrorBoundary: Shown,
      children: [
        {
          id: 'page',
          ErrorBoundary: Shown,
          children: [
            { id: 'home', Component: Shown },
            { id: 'search', path: ':kind', Component: Shown },
            { id: 'still', path: 'still/page', Component: Shown },
            {
              id: 'broken',
              path: 'broken/page',
              lazy: () => Promise.reject(new Error('no code')),
            },
          ],
        },
      ],
    },
  ];
}

/** A site whose pages answer with how often they were asked. */
function site(start = '/', answer?: (request: PageRequest, count: number) => Promise<PageAnswer>) {
  const list = listHistory(start);
  let count = 0;
  const load = vi.fn((request: PageRequest): Promise<PageAnswer> => {
    count += 1;
    if (answer) return answer(request, count);
    return Promise.resolve({ data: { root: count, home: count, search: request.url.pathname } });
  });
  const router = createRouter({
    match: createMatcher(routes()),
    history: list.history,
    made: { data: { root: 0, home: 0 }, errors: null },
    hasData: (id) => ['root', 'home', 'search', 'broken'].includes(id),
    load,
  });
  return { ...list, router, load, page: () => router.state().page };
}

test('a page is shown once its data is there, and its address with it', async () => {
  const { router, now, page } = site();
  const going = router.navigate('/mods?q=a#b');
  expect(router.state().next).toEqual({ pathname: '/mods', search: '?q=a', hash: '#b' });
  expect(now()).toBe('/');
  await going;
  expect(now()).toBe('/mods?q=a#b');
  expect(router.state().next).toBeUndefined();
  expect(page().data).toEqual({ root: 1, home: 1, search: '/mods' });
  expect(page().matches.map(({ route }) => route.id)).toEqual(['root', 'page', 'search']);
  expect(page().scroll).toBe('top');
});

test('a newer navigation ends an older one, which is over when the newer is', async () => {
  const answers: ((answer: PageAnswer) => void)[] = [];
  const { router, load, entries, page } = site('/', () => new Promise((end) => answers.push(end)));
  const first = router.navigate('/mods');
  const second = router.navigate('/plugins');
  expect(load.mock.calls[0][0].signal.aborted).toBe(true);
  answers[1]({ data: { search: 'second' } });
  answers[0]({ data: { search: 'first' } });
  await Promise.all([first, second]);
  expect(page().data.search).toBe('second');
  expect(entries).toEqual(['/', '/plugins']);
});

test('another place of the page and an address alone ask nothing of the server', async () => {
  const { router, load, entries, page } = site('/mods');
  await router.navigate('#part');
  await router.navigate('/mods?version=1', { keepData: true, keepScroll: true, replace: true });
  expect(load).not.toHaveBeenCalled();
  expect(entries).toEqual(['/mods', '/mods?version=1']);
  expect(page().scroll).toBe('keep');
});

test('a page without data of its own asks nothing while the rest stays as it is', async () => {
  const { router, load } = site('/');
  await router.navigate('/still/page');
  expect(load).not.toHaveBeenCalled();
  await router.revalidate();
  expect(load).toHaveBeenCalledTimes(1);
});

test('going where one is already reads the page again and adds no entry', async () => {
  const { router, load, entries } = site('/mods');
  await router.navigate('/mods');
  expect(load).toHaveBeenCalledTimes(1);
  expect(entries).toEqual(['/mods']);
});

test('a redirect is followed in the place of the address that led there', async () => {
  const { router, entries, opened, page } = site('/', async ({ url }) =>
    url.pathname === '/old' ? { redirect: '/new' } : { data: { search: url.pathname } },
  );
  await router.navigate('/old');
  expect(entries).toEqual(['/', '/new']);
  expect(page().data.search).toBe('/new');
  router.navigate('https://elsewhere.example/x');
  expect(opened).toEqual(['https://elsewhere.example/x']);
});

test('what failed is shown by the nearest that can, around the part without data', async () => {
  const { router, page } = site('/', async ({ url }) =>
    url.pathname === '/root'
      ? { data: {}, error: { status: 500 } }
      : { data: { root: 1 }, error: { status: 404 } },
  );
  await router.navigate('/mods');
  expect(page().errors).toEqual({ page: { status: 404 } });
  await router.navigate('/root');
  expect(page().errors).toEqual({ root: { status: 500 } });
});

test('a page whose code or data cannot be had is an error page, not a dead link', async () => {
  const { router, page } = site('/', async ({ url }) => {
    if (url.pathname === '/mods') throw new Error('offline');
    return { data: { root: 1, broken: 1 } };
  });
  await router.navigate('/broken/page');
  expect(page().errors?.page).toMatchObject({ message: 'no code' });
  await router.navigate('/mods');
  expect(page().errors).toMatchObject({ root: { message: 'offline' } });
});

test('a page may stay with the data it has', async () => {
  const { router, page, entries } = site('/', async () => 'stay');
  await router.navigate('/?q=x', { replace: true });
  expect(page().data).toEqual({ root: 0, home: 0 });
  expect(entries).toEqual(['/?q=x']);
});

test('back and forward show what stood there', async () => {
  const { router, step, page, now } = site();
  await router.navigate('/mods');
  step(-1);
  await vi.waitFor(() => expect(page().location.pathname).toBe('/'));
  expect(page().scroll).toBe('restore');
  step(1);
  await vi.waitFor(() => expect(page().location.pathname).toBe('/mods'));
  expect(now()).toBe('/mods');
});

test('what is read again on the way to another page is that page', async () => {
  const { router, load, page } = site();
  const going = router.navigate('/mods');
  await Promise.all([router.revalidate(), going]);
  expect(page().location.pathname).toBe('/mods');
  expect(load).toHaveBeenCalledTimes(2);
});

test('a page asks before it is left, by a link or by going back', async () => {
  const { router, step, page, now } = site();
  await router.navigate('/mods');
  const onBlocked = vi.fn();
  const unblock = router.block({
    asks: ({ from, to }) => from.pathname !== to.pathname,
    onBlocked,
  });
  const answer = () => onBlocked.mock.lastCall?.[0];

  await router.navigate('/plugins');
  expect(now()).toBe('/mods');
  answer().reset();
  expect(answer()).toBeUndefined();

  step(-1);
  expect(now()).toBe('/mods');
  expect(page().location.pathname).toBe('/mods');
  answer().proceed();
  await vi.waitFor(() => expect(page().location.pathname).toBe('/'));
  expect(now()).toBe('/');

  unblock();
  await router.navigate('/plugins');
  expect(now()).toBe('/plugins');
});

import { describe, expect, test } from 'vitest';
import { toastLook } from './toast-look.ts';
import { createToastStore, toastText } from './toast-store.ts';

/** A clock that only moves when told. */
function fakeClock() {
  let now = 0;
  let last = 0;
  const due = new Map<number, { at: number; run: () => void }>();
  return {
    set(run: () => void, milliseconds: number) {
      last += 1;
      due.set(last, { at: now + milliseconds, run });
      return last;
    },
    clear: (timer: unknown) => void due.delete(timer as number),
    pass(milliseconds: number) {
      now += milliseconds;
      for (const [timer, { at, run }] of [...due]) {
        if (at > now || !due.delete(timer)) continue;
        run();
      }
    },
  };
}

function setUp() {
  const clock = fakeClock();
  const store = createToastStore(clock);
  const titles = () => store.snapshot().map((toast) => toast.title);
  return { clock, store, titles };
}

describe('lifetime', () => {
  test('S3.215 S4.045 S9.053 a toast closes when its 30 s end', () => {
    const { clock, store, titles } = setUp();
    store.add({ title: 'Saved' });
    clock.pass(29_999);
    expect(titles()).toEqual(['Saved']);
    clock.pass(1);
    expect(titles()).toEqual([]);
  });

  test('S4.046 S4.047 the timer stops while the pointer is over it and starts afresh on leave', () => {
    const { clock, store, titles } = setUp();
    const id = store.add({ title: 'Saved' });
    clock.pass(20_000);
    store.hold(id);
    clock.pass(120_000);
    expect(titles()).toEqual(['Saved']);
    store.release(id);
    clock.pass(29_999);
    expect(titles()).toEqual(['Saved']);
    clock.pass(1);
    expect(titles()).toEqual([]);
  });

  test('at most three are shown; the others wait with their timers', () => {
    const { clock, store, titles } = setUp();
    for (const title of ['one', 'two', 'three', 'four']) store.add({ title });
    expect(store.snapshot().map((toast) => toast.timer !== undefined)).toEqual([
      true,
      true,
      true,
      false,
    ]);
    clock.pass(30_000);
    expect(titles()).toEqual(['four']);
    clock.pass(30_000);
    expect(titles()).toEqual([]);
  });
});

describe('repeats', () => {
  test('S3.214 S4.048 S4.049 an identical toast raises the count and restarts the timer', () => {
    const { clock, store } = setUp();
    const toast = { type: 'error', title: 'An error occurred', text: 'Not saved.' };
    const first = store.add(toast);
    clock.pass(20_000);
    expect(store.add(toast)).toBe(first);
    expect(store.snapshot()).toHaveLength(1);
    expect(store.snapshot()[0]?.count).toBe(2);
    clock.pass(29_999);
    expect(store.snapshot()).toHaveLength(1);
    clock.pass(1);
    expect(store.snapshot()).toHaveLength(0);
  });

  test('S4.048 another text, title or type is another toast', () => {
    const { store } = setUp();
    store.add({ type: 'error', title: 'A', text: 'x' });
    store.add({ type: 'warning', title: 'A', text: 'x' });
    store.add({ type: 'error', title: 'B', text: 'x' });
    store.add({ type: 'error', title: 'A', text: 'y' });
    expect(store.snapshot().map((toast) => toast.count)).toEqual([1, 1, 1, 1]);
  });

  test('a repeat that arrives under the pointer does not start the timer', () => {
    const { clock, store } = setUp();
    const id = store.add({ title: 'Saved' });
    store.hold(id);
    store.add({ title: 'Saved' });
    clock.pass(60_000);
    expect(store.snapshot()[0]?.count).toBe(2);
  });
});

test('S3.210 S4.044 ids are unique and dismissing one leaves the others', () => {
  const { store, titles } = setUp();
  const first = store.add({ title: 'one' });
  expect(store.add({ title: 'two' })).not.toBe(first);
  store.dismiss(first);
  expect(titles()).toEqual(['two']);
});

test('listeners hear of changes until they leave', () => {
  const { store } = setUp();
  let heard = 0;
  const leave = store.subscribe(() => {
    heard += 1;
  });
  store.add({ title: 'one' });
  leave();
  store.add({ title: 'two' });
  expect(heard).toBe(1);
});

test('S8.042 copying includes the error code', () => {
  const toast = { title: 'An error occurred', text: 'Not saved.', errorCode: 'invalid_input' };
  expect(toastText(toast)).toBe('An error occurred\nNot saved.\ninvalid_input');
  expect(toastText({ title: 'Saved' })).toBe('Saved');
});

test('S3.216 S9.079 S9.080 S9.081 S9.082 red error, orange warning, green success, blue otherwise', () => {
  const colours = ['error', 'warning', 'success', 'info', 'x', undefined].map(
    (type) => toastLook(type).color,
  );
  expect(colours).toEqual(['red', 'orange', 'green', 'blue', 'blue', 'blue']);
});

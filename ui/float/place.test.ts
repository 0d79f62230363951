import { expect, test } from 'vitest';
import { place } from './place.ts';

const view = { width: 1000, height: 800 };
const float = { width: 200, height: 100 };
const anchor = { left: 500, top: 300, width: 80, height: 36 };

test('S9.070 a tooltip sits above its element when there is room', () => {
  const spot = place(anchor, float, view, { placement: 'top', distance: 8 });
  expect(spot).toEqual({ x: 440, y: 192, side: 'top', tip: 100 });
  const high = { ...anchor, top: 50 };
  expect(place(high, float, view, { placement: 'top', distance: 8 }).side).toBe('bottom');
});

test('S9.071 a dropdown sits below its trigger when there is room', () => {
  const spot = place(anchor, float, view, { placement: 'bottom', distance: 0 });
  expect([spot.x, spot.y, spot.side]).toEqual([440, 336, 'bottom']);
  const low = { ...anchor, top: 720 };
  expect(place(low, float, view, { placement: 'bottom', distance: 0 }).side).toBe('top');
});

test('S9.073 and S9.074 a popout is 8 px below its trigger, end edges aligned', () => {
  const spot = place(anchor, float, view, { placement: 'bottom-end', distance: 8 });
  expect(spot.x + float.width).toBe(anchor.left + anchor.width);
  expect(spot.y).toBe(anchor.top + anchor.height + 8);
  const mirrored = place(anchor, float, view, { placement: 'bottom-end', distance: 8, rtl: true });
  expect(mirrored.x).toBe(anchor.left);
});

test('a float is pushed inwards at the edges, its tip stays at the anchor', () => {
  const atEdge = { ...anchor, left: 0 };
  const spot = place(atEdge, float, view, { placement: 'bottom-end', distance: 8 });
  expect(spot.x).toBe(8);
  expect(spot.tip).toBe(32);
});

export type Placement = 'top' | 'bottom' | 'bottom-start' | 'bottom-end';

type Box = { left: number; top: number; width: number; height: number };
type Size = { width: number; height: number };

type PlaceOptions = {
  placement: Placement;
  /** Gap between anchor and float, px. */
  distance: number;
  rtl?: boolean;
};

/** The least distance a float keeps from the window's edges, px. */
const margin = 8;

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high));

/**
 * Where a float goes, in px of the window. It changes to the opposite side when there is no room, and is
 * pushed inwards at the window's edges; `tip` is the anchor's centre measured from the float's left.
 */
export function place(anchor: Box, float: Size, view: Size, options: PlaceOptions) {
  const { placement, distance, rtl = false } = options;
  const above = anchor.top - distance - float.height;
  const below = anchor.top + anchor.height + distance;
  const fitsAbove = above >= margin;
  const fitsBelow = below + float.height <= view.height - margin;
  const onTop = placement === 'top' ? fitsAbove || !fitsBelow : !fitsBelow && fitsAbove;

  const left = anchor.left;
  const right = anchor.left + anchor.width - float.width;
  const centre = anchor.left + (anchor.width - float.width) / 2;
  const wanted =
    placement === 'bottom-start'
      ? rtl
        ? right
        : left
      : placement === 'bottom-end'
        ? rtl
          ? left
          : right
        : centre;
  const x = clamp(wanted, margin, Math.max(margin, view.width - float.width - margin));
  return {
    x,
    y: onTop ? above : below,
    side: onTop ? ('top' as const) : ('bottom' as const),
    tip: anchor.left + anchor.width / 2 - x,
  };
}

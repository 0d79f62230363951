/** The longest that a navigation waits for the click to be seen, ms. */
export const PAINT_BOUND = 100;

interface Frames {
  request: (run: () => void) => void;
  after: (run: () => void, milliseconds: number) => unknown;
}

const windowFrames: Frames = {
  request: (run) => requestAnimationFrame(run),
  after: (run, milliseconds) => setTimeout(run, milliseconds),
};

/** Resolves when the page has been painted once, at the latest after 100 ms. */
export function painted(frames: Frames = windowFrames): Promise<void> {
  return new Promise((resolve) => {
    frames.after(resolve, PAINT_BOUND);
    // A task after the frame: the frame itself has been drawn by then.
    frames.request(() => frames.after(resolve, 0));
  });
}

/** Interface timings in milliseconds and distances in CSS px. */

/** A toast closes by itself after this long. */
export const toastLifetime = 30_000;
/** At most this many toasts are on screen; the rest wait. */
export const toastsShown = 3;
/** A copy button says so for this long. */
export const copiedFor = 2_000;
export const tooltipShowDelay = 200;
export const tooltipHideDelay = 0;
export const dropdownHideDelay = 400;
export const popoutDistance = 8;
/** A closed floating element leaves the document after this long. */
export const popperDispose = 150;
export const loadingBarThrottle = 50;
export const loadingBarDuration = 500;
/** Skeletons appear only when the wait is longer than this. */
export const skeletonDelay = 200;

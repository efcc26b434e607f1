/**
 * Resolves once the browser has shown what was changed so far. What takes long comes after it: first the answer to a tap, then
 * the work.
 */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    // A frame is painted behind its callbacks, and timers come after that.
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

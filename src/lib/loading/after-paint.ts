/** Resolves after the next paint, so that the response to a tap precedes slow work. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    // A frame is painted after its callbacks, and timers run after that.
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

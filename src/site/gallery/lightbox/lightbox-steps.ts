/** Shorter strokes than this, in CSS pixels, are taps. */
const shortestSwipe = 40;

/** A finger's stroke as a step: to the left is the next picture, to the right the one before, up and down is none. */
export function swipeOf(right: number, down: number): -1 | 0 | 1 {
  if (Math.abs(right) < shortestSwipe || Math.abs(right) <= Math.abs(down)) return 0;
  return right < 0 ? 1 : -1;
}

/** After the last picture comes the first, before the first the last. */
export function wrapAround(position: number, count: number): number {
  return count === 0 ? 0 : ((position % count) + count) % count;
}

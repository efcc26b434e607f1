/** CSS pixels; shorter strokes are taps. */
const shortestSwipe = 40;

/** Converts a stroke to a step: left is the next picture, right the previous; vertical is 0. */
export function swipeOf(right: number, down: number): -1 | 0 | 1 {
  if (Math.abs(right) < shortestSwipe || Math.abs(right) <= Math.abs(down)) return 0;
  return right < 0 ? 1 : -1;
}

export function wrapAround(position: number, count: number): number {
  return count === 0 ? 0 : ((position % count) + count) % count;
}

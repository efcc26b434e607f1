/** Function that is true while a run may start more work. */
export type TimeLeft = () => boolean;

/**
 * Time (ms) in which a run may start work: the platform ends it after 30 s, an external call may
 * take 8 s, and the next run starts after 60 s. So runs never overlap.
 */
const runMs = 18_000;

export function timeOfRun(ms = runMs): TimeLeft {
  const end = performance.now() + ms;
  return () => performance.now() < end;
}

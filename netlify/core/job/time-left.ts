/** Whether a run may begin something more. */
export type TimeLeft = () => boolean;

/**
 * So long (ms) into a run something may be begun: the platform ends it after 30 seconds, a call outside may take 8 of them, and
 * the next run of a minute comes after 60. So runs never pile up, however much is due after an outage.
 */
const runMs = 18_000;

/** The time of a run that begins now. */
export function timeOfRun(): TimeLeft {
  const end = performance.now() + runMs;
  return () => performance.now() < end;
}

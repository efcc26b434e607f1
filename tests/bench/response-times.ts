import type { Page } from '@playwright/test';

/** How long the page takes from an event to the frame that shows what came of it. */

/** Milliseconds, one per event that was measured. */
type Times = number[];

/** Starts to note every event of this type. Call it before the page is opened. */
export async function noteResponses(page: Page, type: 'input' | 'change'): Promise<void> {
  await page.addInitScript((eventType) => {
    const times: Times = [];
    Object.assign(window, { [`${eventType}Times`]: times });
    addEventListener(
      eventType,
      (event) => {
        requestAnimationFrame(() => {
          // A message that is sent within a frame arrives after that frame was painted.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => times.push(performance.now() - event.timeStamp);
          port2.postMessage(undefined);
        });
      },
      { capture: true },
    );
  }, type);
}

/** The times that were noted so far. */
export function readResponses(page: Page, type: 'input' | 'change'): Promise<Times> {
  return page.evaluate(
    (eventType) => (window as unknown as Record<string, Times>)[`${eventType}Times`] ?? [],
    type,
  );
}

/** "typing in the search: 41 times, p50 9 ms, p95 21 ms, p99 30 ms" */
export function report(what: string, times: Times): string {
  const at = (share: number) => `${Math.round(percentile(times, share))} ms`;
  return `${what}: ${times.length} times, p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}`;
}

/** What this share of them does not exceed. */
export function percentile(times: Times, share: number): number {
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? 0;
}

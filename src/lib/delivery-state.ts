/** How something is sent that must arrive although the connection may be gone. Rules only; `start-delivery.ts` acts on them. */

/** Where a delivery stands. `tries` counts those that were made, the one under way included. */
export interface DeliveryState {
  status: 'idle' | 'sending' | 'waiting';
  tries: number;
}

/** A try begins, ends without an answer or with one, or nobody wants it any more. */
export type DeliveryEvent = 'send' | 'silence' | 'answer' | 'stop';

/** Nothing to send. */
export const idle: DeliveryState = { status: 'idle', tries: 0 };

/** What follows. An event that does not fit changes nothing: two occasions to send at once make one try. */
export function afterEvent(state: DeliveryState, event: DeliveryEvent): DeliveryState {
  const { status, tries } = state;
  if (event === 'stop') return idle;
  if (event === 'send') return status === 'sending' ? state : { status: 'sending', tries: tries + 1 };
  if (status !== 'sending') return state;
  return event === 'answer' ? idle : { status: 'waiting', tries };
}

/** Milliseconds before the first try of our own, and the longest between two. */
const shortest = 5_000;
const longest = 120_000;

/** Milliseconds until the next try, should the browser not notice that the connection is back: each twice the last. */
export function retryDelay(tries: number): number {
  return Math.min(longest, shortest * 2 ** Math.max(0, tries - 1));
}

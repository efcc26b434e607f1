/** How something is sent that must arrive although the connection may be gone. Rules only; `start-delivery.ts` acts on them. */

/** Where a delivery stands. */
export interface DeliveryState {
  status: 'idle' | 'sending' | 'waiting';
  /** Those that were made, the one under way included. */
  tries: number;
  /** A try was wanted at once while one was under way: should that one fail, the next follows at once. */
  again: boolean;
}

/**
 * A try is due; one is wanted at once (the browser is connected again, or somebody presses the button); a try ends without
 * an answer, or with one; nobody wants it any more.
 */
export type DeliveryEvent = 'due' | 'hurry' | 'silence' | 'answer' | 'stop';

/** Nothing to send. */
export const idle: DeliveryState = { status: 'idle', tries: 0, again: false };

/** What follows. An event that does not fit changes nothing: two occasions to send at once make one try. */
export function afterEvent(state: DeliveryState, event: DeliveryEvent): DeliveryState {
  const { status, tries, again } = state;
  const nextTry: DeliveryState = { status: 'sending', tries: tries + 1, again: false };
  switch (event) {
    case 'stop':
      return idle;
    case 'due':
      return status === 'sending' ? state : nextTry;
    case 'hurry':
      if (status === 'waiting') return nextTry;
      return status === 'sending' && !again ? { ...state, again: true } : state;
    case 'answer':
      return status === 'sending' ? idle : state;
    case 'silence':
      if (status !== 'sending') return state;
      return again ? nextTry : { status: 'waiting', tries, again };
  }
}

/** Milliseconds before the first try of our own, and the longest between two. */
const shortest = 5_000;
const longest = 120_000;

/** Milliseconds until the next try, should the browser not notice that the connection is back: each twice the last. */
export function retryDelay(tries: number): number {
  return Math.min(longest, shortest * 2 ** Math.max(0, tries - 1));
}

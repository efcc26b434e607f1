import { forget, recall, remember } from '#src/lib/session-memory.ts';
import { isSubmissionOf, submissionStorageKey } from './submission-key.ts';

/** Remembers over a reload that the kept submission (post-booking.ts) waits for a connection. */

const waitingKey = 'fts_booking_waiting';

export function keepWaiting(): void {
  remember(waitingKey, 'yes');
}

export function forgetWaiting(): void {
  forget(waitingKey);
}

/** True when a booking was waiting as the page was left. */
export function wasWaiting(): boolean {
  return recall(waitingKey) !== null;
}

/** True when that booking is this one to the letter: any other has to be sent by the visitor. */
export function isWaiting(request: unknown): boolean {
  return wasWaiting() && isSubmissionOf(recall(submissionStorageKey), JSON.stringify(request));
}

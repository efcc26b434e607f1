import pLimit from 'p-limit';
import { ProblemError } from '../../errors.ts';

/** Of Node’s four threads the others stay free for files and names, and of the database’s connections most. */
export const atOnce = 2;

/** After so many, anyone else would wait longer than a function may run. */
export const mostWaiting = 30;

/** In seconds: by then those who wait have had their turn. */
const retryAfterSeconds = 5;

const turns = pLimit(atOnce);

/**
 * For work that hashes a password or a code, which takes a tenth of a second of a processor on purpose: it waits for its turn,
 * so that no other call waits for a crowd of them. Comes after the limits of the network: one that sends more than it may takes
 * no turns from others. Throws ProblemError 503 when too many wait.
 */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (turns.pendingCount >= mostWaiting)
    throw new ProblemError(
      503,
      'Many people are logging in at this moment. Please try again in a few seconds.',
      { retryAfterSeconds },
    );
  return turns(work);
}

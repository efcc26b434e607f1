import { createMiddleware } from 'hono/factory';
import pLimit from 'p-limit';
import { ProblemError } from '#netlify/core/errors.ts';
import type { ApiEnv } from './http.ts';

/** Of Node’s four threads the others stay free for files and names, and of the database’s connections most. */
export const atOnce = 2;

/** After so many, anyone else would wait longer than a function may run. */
export const mostWaiting = 30;

/** In seconds: by then those who wait have had their turn. */
const retryAfterSeconds = 5;

const turns = pLimit(atOnce);

/**
 * For calls that hash a password or a code, which takes a tenth of a second of a processor on purpose: they wait for each
 * other, so that no other call waits for a crowd of them. Comes after the body was read: a slow sender holds up nobody.
 * Throws ProblemError 503 when too many wait.
 */
export const inTurn = createMiddleware<ApiEnv>(async (_, next) => {
  if (turns.pendingCount >= mostWaiting) {
    throw new ProblemError(
      503,
      'Many people are logging in at this moment. Please try again in a few seconds.',
      {
        retryAfterSeconds,
      },
    );
  }
  await turns(next);
});

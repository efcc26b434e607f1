import pLimit from 'p-limit';
import { ProblemError } from '../errors.ts';

/** Queue limit; each waiting job holds a file of up to 4 MB. */
export const maxQueued = 8;

const retryAfterSeconds = 5;

const pictureQueue = pLimit(1);

/** Processes pictures one at a time, to limit memory. Throws ProblemError 503 if the queue is full. */
export async function withPictureSlot<T>(work: () => Promise<T>): Promise<T> {
  if (pictureQueue.pendingCount >= maxQueued)
    throw new ProblemError(
      503,
      'Many pictures are being sent right now. Please try again in a few seconds.',
      { retryAfterSeconds },
    );
  return pictureQueue(work);
}

import pLimit from 'p-limit';
import { ProblemError } from '../errors.ts';

/** Each that waits holds its file, of at most 4 MB. */
export const mostWaiting = 8;

/** In seconds: by then a picture or two are done. */
const retryAfterSeconds = 5;

const turns = pLimit(1);

/** Makes one picture after the other, so that their pixels do not add up. Throws ProblemError 503 when too many wait. */
export async function inPictureTurn<T>(work: () => Promise<T>): Promise<T> {
  if (turns.pendingCount >= mostWaiting)
    throw new ProblemError(
      503,
      'Many pictures are being sent at this moment. Please try again in a few seconds.',
      { retryAfterSeconds },
    );
  return turns(work);
}

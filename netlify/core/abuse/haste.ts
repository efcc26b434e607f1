import { callUs } from '#src/domain/studio/call-words.ts';
import { minFillTimeMs } from '#src/lib/forms/fill-time.ts';
import { ProblemError } from '../errors.ts';

/**
 * Refuses what was sent sooner than a person can, or without saying after how long. `fillTime` is what the browser
 * measured, in milliseconds, so that no two clocks have to agree. Throws ProblemError 422.
 */
export function refuseHaste(fillTime: string | undefined): void {
  if (fillTime !== undefined && Number(fillTime) >= minFillTimeMs) return;
  throw new ProblemError(
    422,
    `Not sent: too quick for our spam check. Please wait a moment and send it again, or ${callUs}.`,
  );
}

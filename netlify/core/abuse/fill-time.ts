import { callUs } from '#src/domain/studio/call-words.ts';
import { minFillTimeMs } from '#src/lib/forms/fill-time.ts';
import { ProblemError } from '../errors.ts';

/** Rejects forms sent too soon. `fillTime` is in ms by the browser’s clock. Throws ProblemError 422. */
export function checkFillTime(fillTime: string | undefined): void {
  if (fillTime !== undefined && Number(fillTime) >= minFillTimeMs) return;
  throw new ProblemError(
    422,
    `Not sent: too quick for our spam check. Please wait a moment and send it again, or ${callUs}.`,
  );
}

import { contactValues } from '#src/domain/studio/call-words.ts';
import { minFillTimeMs } from '#src/lib/forms/fill-time.ts';
import { refusals } from '#src/lib/words/refusals.ts';
import { ProblemError } from '../errors.ts';

const refused = refusals('forms');

/** Rejects forms sent too soon. `fillTime` is in ms by the browser’s clock. Throws ProblemError 422. */
export function checkFillTime(fillTime: string | undefined): void {
  if (fillTime !== undefined && Number(fillTime) >= minFillTimeMs) return;
  throw new ProblemError(422, refused('sentTooSoon', contactValues));
}

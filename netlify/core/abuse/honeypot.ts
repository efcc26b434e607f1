import { contactValues } from '#src/domain/studio/call-words.ts';
import { refusals } from '#src/lib/words/refusals.ts';
import { ProblemError } from '../errors.ts';

const refused = refusals('forms');

/** Rejects forms whose hidden field `website` is filled in. Throws ProblemError 422. */
export function rejectBots(body: object): void {
  const { website } = body as { website?: unknown };
  if (website === undefined || website === null || website === '') return;
  throw new ProblemError(422, refused('hiddenFieldFilled', contactValues));
}

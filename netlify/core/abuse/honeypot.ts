import { callUs } from '#src/domain/studio/call-words.ts';
import { ProblemError } from '../errors.ts';

/** Rejects forms whose hidden field `website` is filled in. Throws ProblemError 422. */
export function rejectBots(body: object): void {
  const { website } = body as { website?: unknown };
  if (website === undefined || website === null || website === '') return;
  throw new ProblemError(
    422,
    `Not sent: autofill may have filled a hidden spam-check field. Turn it off and try again, or ${callUs}.`,
  );
}

import { site } from '#src/features/studio/site.ts';
import { ProblemError } from '../errors.ts';

/** People never see the field `website`. Should one fill it all the same, they learn how to reach us. Throws ProblemError 422. */
export function refuseMachines(body: object): void {
  const { website } = body as { website?: unknown };
  if (website === undefined || website === null || website === '') return;
  throw new ProblemError(
    422,
    `A hidden field was filled in, as machines do, so nothing was sent. Please leave it empty and send again, or call ${site.phones[0].display}.`,
  );
}

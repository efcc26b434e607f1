import type { CartNote } from '#src/domain/cart/cart-note.ts';
import { callUs } from '#src/domain/studio/call-words.ts';
import type { Failure } from '#src/lib/failure/failure.ts';
import { isBookingField } from '../form/booking-fields.ts';
import { problemFromServer } from '../form/check-booking.ts';
import { bookingFailed, totalChangedWords } from '../form/form-words.ts';
import type { SeenTotal } from '../form/to-booking-request.ts';

export const orderChanged = 'Your cart has changed since you saw it. Please check it, then book below.';

/** Shown if another site's page sent the form, perhaps without its visitor's knowledge (CSRF). */
export const crossSiteMessage =
  'This form was filled in on another site. We have not booked anything. Please check it, then book below.';

interface Refusal {
  status: number;
  error: string;
  fields?: Record<string, string> | undefined;
  /** Contains the right `total` if that was wrong. */
  extra?: Record<string, unknown>;
}

interface Seen {
  priced: {
    view: Pick<SeenTotal, 'fixed'>;
    total: number;
    notes: readonly CartNote[];
    codeProblem: string | undefined;
  };
  /** Total that the form showed; `fixed` is undefined if it did not state it. */
  seen: { total: number; fixed: boolean | undefined };
  /** True if the form's key was used before with other content. */
  spent: boolean;
}

/** True for a 409 that is not about the total: another request has used the form's key. */
export function isKeyConflict({ status, extra }: Refusal): boolean {
  return status === 409 && extra?.['total'] === undefined;
}

export function plainProblem(refusal: Refusal, { priced, seen, spent }: Seen): Failure {
  const { status, error, fields = {}, extra } = refusal;
  if (status === 422) return withoutRepaired(problemFromServer(error, fields), priced.notes.length > 0);
  if (extra?.['total'] === undefined) return spent ? sentBefore : bookingFailed(error);
  return priced.codeProblem === undefined
    ? totalChanged(seen, { total: priced.total, fixed: priced.view.fixed })
    : problemFromServer('', { discountCode: priced.codeProblem });
}

/** Drops errors of lines that were repaired, because the order shows them. */
function withoutRepaired(problem: Failure, repaired: boolean): Failure {
  if (!repaired) return problem;
  const fields = Object.entries(problem.fields).filter(([name]) => isBookingField(name));
  return {
    message: problem.message,
    fields: Object.fromEntries(fields),
    ...(fields.length === 0 && {
      text: 'Your cart has changed. We have not booked or charged anything yet.',
    }),
  };
}

function totalChanged({ total, fixed }: Seen['seen'], now: SeenTotal): Failure {
  const words = totalChangedWords({ total, fixed: fixed ?? now.fixed }, now);
  const text = `${words.before} ${words.now}${words.after} If you agree, book below.`;
  return { message: words.heading, text, fields: {} };
}

const sentBefore: Failure = {
  message: 'You have sent this form before',
  text: `We have received that booking and written to you about it. If you press the button below, you will make a second one. To change the first one, open the link in our message, or ${callUs}.`,
  fields: {},
};

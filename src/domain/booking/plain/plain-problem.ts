import type { CartNote } from '#src/domain/cart/cart-note.ts';
import { callUs } from '#src/domain/studio/call-words.ts';
import type { Failure } from '#src/lib/failure/failure.ts';
import { isBookingField } from '../form/booking-fields.ts';
import { problemFromServer } from '../form/check-booking.ts';
import { bookingFailed, totalChangedWords } from '../form/form-words.ts';
import type { SeenTotal } from '../form/to-booking-request.ts';

/** Why the plain form was not booked, in the words of its page. */

/** Said when the button that books came with another order than the one that was shown. */
export const orderChanged = 'Your cart has changed since you saw it. Please check it, then book below.';

/** Said when another site's page sent the form, perhaps without its visitor's knowledge. */
export const fromElsewhere =
  'This form was filled in on another site. We have not booked anything. Please check it, then book below.';

/** Why the use case did not book. */
interface Refusal {
  status: number;
  error: string;
  fields?: Record<string, string> | undefined;
  /** Has the right `total` where that is what was wrong. */
  extra?: Record<string, unknown>;
}

interface Seen {
  /** The order as it is priced now. */
  priced: {
    view: Pick<SeenTotal, 'fixed'>;
    total: number;
    notes: readonly CartNote[];
    codeProblem: string | undefined;
  };
  /** What the form showed; without `fixed` it did not say. */
  seen: { total: number; fixed: boolean | undefined };
  /** True when the form was sent before, with other words in it. */
  spent: boolean;
}

/** True when something else has the key of a form whose total is right. */
export function mayBeSpent({ status, extra }: Refusal): boolean {
  return status === 409 && extra?.['total'] === undefined;
}

/** The summary above the form. */
export function plainProblem(refusal: Refusal, { priced, seen, spent }: Seen): Failure {
  const { status, error, fields = {}, extra } = refusal;
  if (status === 422) return withoutRepaired(problemFromServer(error, fields), priced.notes.length > 0);
  if (extra?.['total'] === undefined) return spent ? sentBefore : bookingFailed(error);
  return priced.codeProblem === undefined
    ? totalChanged(seen, { total: priced.total, fixed: priced.view.fixed })
    : problemFromServer('', { discountCode: priced.codeProblem });
}

/** What was repaired in the order is told with the order. */
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
  text: `We have that booking, as our email says. If you press the button below, you will make a second one. To change the first one, open the link in our email, or ${callUs}.`,
  fields: {},
};

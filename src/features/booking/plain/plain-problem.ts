import type { CartNote } from '#src/features/cart/cart-note.ts';
import { callUs } from '#src/features/studio/call-words.ts';
import type { Failure } from '#src/lib/failure/failure.ts';
import type { BookingRefusal } from '../book-now/booking-outcome.ts';
import { isBookingField, problemFromServer } from '../book-now/request/check-booking.ts';
import type { SeenTotal } from '../book-now/request/to-booking-request.ts';
import { totalInWords, whenCharged } from '../order/line-words.ts';

/** Why the plain form was not booked, in the words of its page. */

/** Said when the button that books came with another order than the one that was shown. */
export const orderChanged = 'Your cart has changed since you saw it. Please check it, then book below.';

/** Said when another site's page sent the form, perhaps without its visitor's knowledge. */
export const fromElsewhere =
  'This form was filled in on another site. We have not booked anything. Please check it, then book below.';

interface Refused {
  refusal: BookingRefusal;
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

/** The summary above the form. */
export function plainProblem({ refusal, priced, seen, spent }: Refused): Failure {
  switch (refusal.kind) {
    case 'problem':
      return withoutRepaired(refusal.problem, priced.notes.length > 0);
    case 'total-changed':
      return priced.codeProblem === undefined
        ? totalChanged(seen, { total: priced.total, fixed: priced.view.fixed })
        : problemFromServer('', { discountCode: priced.codeProblem });
    case 'refused':
      return spent ? sentBefore : failed(refusal.error);
  }
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

function totalChanged(seen: Refused['seen'], now: SeenTotal): Failure {
  const { total, fixed = now.fixed } = seen;
  const charged = fixed === now.fixed ? '' : ` ${whenCharged(now)}`;
  const text = `You saw ${totalInWords({ total, fixed })}. The price is now ${totalInWords(now)}.${charged} We have not booked or charged anything yet. If you agree, book below.`;
  return { message: 'The price has changed', text, fields: {} };
}

const sentBefore: Failure = {
  message: 'You have sent this form before',
  text: `We have that booking, as our email says. If you press the button below, you will make a second one. To change the first one, open the link in our email, or ${callUs}.`,
  fields: {},
};

function failed(error: string): Failure {
  const text = `${error} Everything you typed is kept. Please try again or contact us directly.`;
  return { message: 'Booking failed', text, fields: {} };
}

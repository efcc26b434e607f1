import type { CartNote } from '#src/features/cart/cart-note.ts';
import { formatMoney } from '#src/lib/money.ts';
import type { BookingRefusal } from '../book-now/booking-refusal.ts';
import { type BookingProblem, isBookingField, problemFromServer } from '../book-now/check-booking.ts';

/** Why the plain form was not booked, in the words of its page. */

/** Said when the button that books came with another order than the one that was shown. */
export const orderChanged = 'Your order is not the one that you saw. Please look at it, then book it below.';

/** Said when another site's page sent the form, perhaps without its visitor's knowledge. */
export const fromElsewhere =
  'This form was filled in on another site. Nothing has been booked. Please look at it, then book it below.';

interface Refused {
  refusal: BookingRefusal;
  /** The order as it is priced now. */
  priced: { total: number; notes: readonly CartNote[]; codeProblem: string | undefined };
  /** RWF that the form showed. */
  shownTotal: number;
  /** True when the form was sent before, with other words in it. */
  spent: boolean;
}

/** The summary above the form. */
export function plainProblem({ refusal, priced, shownTotal, spent }: Refused): BookingProblem {
  switch (refusal.kind) {
    case 'problem':
      return withoutRepaired(refusal.problem, priced.notes.length > 0);
    case 'total-changed':
      return priced.codeProblem === undefined
        ? totalChanged(shownTotal, priced.total)
        : problemFromServer('', { discountCode: priced.codeProblem });
    case 'refused':
      return spent ? sentBefore : failed(refusal.error);
  }
}

/** What was repaired in the order is told with the order. */
function withoutRepaired(problem: BookingProblem, repaired: boolean): BookingProblem {
  if (!repaired) return problem;
  const fields = Object.entries(problem.fields).filter(([name]) => isBookingField(name));
  return {
    heading: problem.heading,
    fields: Object.fromEntries(fields),
    ...(fields.length === 0 && { text: 'Your order has changed. Nothing has been booked or charged yet.' }),
  };
}

function totalChanged(shown: number, total: number): BookingProblem {
  const text = `You saw ${formatMoney(shown)}. The price now is ${formatMoney(total)}. Nothing has been booked or charged yet. If you agree, book it below.`;
  return { heading: 'The price has changed', text, fields: {} };
}

const sentBefore: BookingProblem = {
  heading: 'You have sent this form before',
  text: 'That booking is kept, as our e-mail to you says. If you press the button below now, you make a second booking. To change the first one, open the link in the e-mail or call us.',
  fields: {},
};

function failed(error: string): BookingProblem {
  const text = `${error} Everything you typed is kept. Please try again or contact us directly.`;
  return { heading: 'Booking failed', text, fields: {} };
}

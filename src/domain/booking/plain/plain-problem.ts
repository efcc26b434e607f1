import type { CartNote } from '#src/domain/cart/cart-note.ts';
import { contactValues } from '#src/domain/studio/call-words.ts';
import type { Failure } from '#src/lib/failure/failure.ts';
import { linkedParts } from '#src/lib/words/messages.ts';
import { refusals } from '#src/lib/words/refusals.ts';
import { isBookingField } from '../form/booking-fields.ts';
import { problemFromServer } from '../form/check-booking.ts';
import { bookingFailed, priceChangeText } from '../form/form-words.ts';
import type { SeenTotal } from '../form/to-booking-request.ts';
import type { BookingWords } from '../words/en.ts';

const refused = refusals('booking');

export const orderChanged = refused('orderChanged');

/** Shown if another site's page sent the form, perhaps without its visitor's knowledge (CSRF). */
export const filledElsewhere = refused('filledElsewhere');

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
    /** Refusal of the discount code. */
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

/** Words of its own, and refusals. */
export function plainProblem(words: BookingWords, refusal: Refusal, { priced, seen, spent }: Seen): Failure {
  const { status, error, fields = {}, extra } = refusal;
  if (status === 422)
    return withoutRepaired(words, problemFromServer(error, fields), priced.notes.length > 0);
  if (extra?.['total'] === undefined) return spent ? sentBefore(words) : bookingFailed(words, error);
  return priced.codeProblem === undefined
    ? totalChanged(words, seen, { total: priced.total, fixed: priced.view.fixed })
    : problemFromServer('', { discountCode: priced.codeProblem });
}

/** Drops errors of lines that were repaired, because the order shows them. */
function withoutRepaired(words: BookingWords, problem: Failure, repaired: boolean): Failure {
  if (!repaired) return problem;
  const fields = Object.entries(problem.fields).filter(([name]) => isBookingField(name));
  return {
    message: problem.message,
    fields: Object.fromEntries(fields),
    ...(fields.length === 0 && {
      text: words.orderRepaired,
    }),
  };
}

function totalChanged(words: BookingWords, { total, fixed }: Seen['seen'], now: SeenTotal): Failure {
  const seen = { total, fixed: fixed ?? now.fixed };
  const change = linkedParts(priceChangeText(words, seen, now));
  const text = change.map((part) => part.text).join('');
  return { message: words.priceChanged, text: `${text} ${words.agreeBelow}`, fields: {} };
}

function sentBefore(words: BookingWords): Failure {
  return { message: words.sentBefore, text: words.sentBeforeAdvice(contactValues), fields: {} };
}

import { contactValues } from '#src/domain/studio/call-words.ts';
import { refusals } from '#src/lib/words/refusals.ts';

/** Reason of a failed payment request, as it is stored. */
export type PaymentFailure =
  | 'declined'
  | 'refused'
  | 'unanswered'
  | 'unreachable'
  | 'superseded'
  | 'replaced'
  | 'no-place'
  | 'cancelled'
  | 'withdrawn'
  | 'limited'
  | 'blocked';

const refused = refusals('payment');

/** Returns the refusal that explains a failure. */
export function failureRefusal(failure: PaymentFailure): string {
  switch (failure) {
    case 'limited':
    case 'blocked':
      return refused(failure, contactValues);
    case 'no-place':
      return refused('dateGone');
    default:
      return refused(failure);
  }
}

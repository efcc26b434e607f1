import { sessionWords } from '#src/domain/booking/day/words/words.ts';
import { keptSlotWords } from '#src/domain/booking/slot/words/words.ts';
import { paymentPageWords } from '#src/domain/payment/page/words/words.ts';
import { planWords } from '#src/domain/payment/plan/words/words.ts';
import { paymentWords } from '#src/domain/payment/words/words.ts';
import { formsWords } from '#src/lib/forms/words/words.ts';
import type { Part } from '#src/lib/words/catalogue.ts';

/** Catalogues of the island, for the build and for the words file `payment`. */
export const paymentPart: Part = {
  forms: formsWords,
  payment: paymentWords,
  'payment-page': paymentPageWords,
  'payment-plan': planWords,
  session: sessionWords,
  'kept-slot': keptSlotWords,
};

import { bookingWords } from '#src/domain/booking/words/words.ts';
import { planWords } from '#src/domain/payment/plan/words/words.ts';
import { paymentWords } from '#src/domain/payment/words/words.ts';
import { formsWords } from '#src/lib/forms/words/words.ts';
import type { Part } from '#src/lib/words/catalogue.ts';

/** Catalogues of the island, for the build and for the words file `book-now`. */
export const bookNowPart: Part = {
  booking: bookingWords,
  forms: formsWords,
  payment: paymentWords,
  'payment-plan': planWords,
};

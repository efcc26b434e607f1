import { planWords } from '#src/domain/payment/plan/words/words.ts';
import { formsWords } from '#src/lib/forms/words/words.ts';
import type { Part } from '#src/lib/words/catalogue.ts';

/** Catalogues of the island, for the build and for the words file `payment`. */
export const paymentPart: Part = { forms: formsWords, 'payment-plan': planWords };

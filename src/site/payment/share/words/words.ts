import { bookingShareWords } from '#src/domain/booking/share/words/words.ts';
import { keptSlotWords } from '#src/domain/booking/slot/words/words.ts';
import { paymentShareWords } from '#src/domain/payment/share/words/words.ts';
import { paymentWords } from '#src/domain/payment/words/words.ts';
import { formsWords } from '#src/lib/forms/words/words.ts';
import type { Part } from '#src/lib/words/catalogue.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { rw } from './rw.ts';

const sharePageWords = { en, fr, rw };

/** Catalogues of the island, for the build and for the words file `share`. */
export const sharePart: Part = {
  forms: formsWords,
  'kept-slot': keptSlotWords,
  payment: paymentWords,
  'payment-share': paymentShareWords,
  'share-page': sharePageWords,
  'booking-share': bookingShareWords,
};

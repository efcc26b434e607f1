import { controlsWords } from '#src/components/words/words.ts';
import { availabilityWords } from '#src/domain/availability/words/words.ts';
import { sessionWords } from '#src/domain/booking/day/words/words.ts';
import { keptSlotWords } from '#src/domain/booking/slot/words/words.ts';
import { bookingWords } from '#src/domain/booking/words/words.ts';
import { cartWords } from '#src/domain/cart/words/words.ts';
import { pricesWords } from '#src/domain/catalogue/prices/words/words.ts';
import { discountWords } from '#src/domain/discount/words/words.ts';
import { planWords } from '#src/domain/payment/plan/words/words.ts';
import { paymentWords } from '#src/domain/payment/words/words.ts';
import { waitingListWords } from '#src/domain/waiting-list/words/words.ts';
import { formsWords } from '#src/lib/forms/words/words.ts';
import type { Part } from '#src/lib/words/catalogue.ts';
import { priceNames } from '#src/site/catalogue/prices/price-names.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { rw } from './rw.ts';

/** Catalogues of the island, for the build and for the words file `book-now`. */
export const bookNowPart: Part = {
  booking: bookingWords,
  forms: formsWords,
  payment: paymentWords,
  'payment-plan': planWords,
  'price-names': priceNames,
  prices: pricesWords,
  availability: availabilityWords,
  'book-now': { en, fr, rw },
  cart: cartWords,
  discount: discountWords,
  session: sessionWords,
  'waiting-list': waitingListWords,
  controls: controlsWords,
  'kept-slot': keptSlotWords,
};

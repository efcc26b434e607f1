import { controlsWords } from '#src/components/words/words.ts';
import { availabilityWords } from '#src/domain/availability/words/words.ts';
import { billingWords } from '#src/domain/booking/billing/words/words.ts';
import { sessionWords } from '#src/domain/booking/day/words/words.ts';
import { ownBookingWords } from '#src/domain/booking/my-booking/words/words.ts';
import { bookingShareWords } from '#src/domain/booking/share/words/words.ts';
import { keptSlotWords } from '#src/domain/booking/slot/words/words.ts';
import { conversationWords } from '#src/domain/conversation/words/words.ts';
import { messageWords } from '#src/domain/message/words/words.ts';
import { paperWords } from '#src/domain/paper/words/words.ts';
import { planWords } from '#src/domain/payment/plan/words/words.ts';
import { paymentShareWords } from '#src/domain/payment/share/words/words.ts';
import { paymentWords } from '#src/domain/payment/words/words.ts';
import { waitingListWords } from '#src/domain/waiting-list/words/words.ts';
import { formsWords } from '#src/lib/forms/words/words.ts';
import type { Part } from '#src/lib/words/catalogue.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { rw } from './rw.ts';

const myBookingPageWords = { en, fr, rw };

/** Catalogues of the island, for the build and for the words file `booking`. */
export const myBookingPart: Part = {
  conversation: conversationWords,
  forms: formsWords,
  paper: paperWords,
  'payment-plan': planWords,
  payment: paymentWords,
  'payment-share': paymentShareWords,
  availability: availabilityWords,
  session: sessionWords,
  billing: billingWords,
  'booking-share': bookingShareWords,
  controls: controlsWords,
  'kept-slot': keptSlotWords,
  'my-booking-page': myBookingPageWords,
  'own-booking': ownBookingWords,
  message: messageWords,
  'waiting-list': waitingListWords,
};

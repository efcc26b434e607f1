import { loginWords } from '#src/domain/account/login/words/words.ts';
import { ownRecordWords } from '#src/domain/account/own/words/words.ts';
import { settingsWords } from '#src/domain/account/settings/words/words.ts';
import { accountWords } from '#src/domain/account/words/words.ts';
import { applicationWords } from '#src/domain/application/words/words.ts';
import { availabilityWords } from '#src/domain/availability/words/words.ts';
import { billingWords } from '#src/domain/booking/billing/words/words.ts';
import { ownBookingWords } from '#src/domain/booking/my-booking/words/words.ts';
import { bookingShareWords } from '#src/domain/booking/share/words/words.ts';
import { keptSlotWords } from '#src/domain/booking/slot/words/words.ts';
import { bookingWords } from '#src/domain/booking/words/words.ts';
import { conversationWords } from '#src/domain/conversation/words/words.ts';
import { discountWords } from '#src/domain/discount/words/words.ts';
import { enrolmentWords } from '#src/domain/enrolment/words/words.ts';
import { messageWords } from '#src/domain/message/words/words.ts';
import { paperWords } from '#src/domain/paper/words/words.ts';
import { paymentShareWords } from '#src/domain/payment/share/words/words.ts';
import { paymentWords } from '#src/domain/payment/words/words.ts';
import { waitingListWords } from '#src/domain/waiting-list/words/words.ts';
import { formsWords } from '#src/lib/forms/words/words.ts';
import { type Part, partIn } from '#src/lib/words/catalogue.ts';
import type { Language } from '#src/lib/words/languages.ts';
import { type Wording, wordingIn } from '#src/lib/words/refusals.ts';
import { requestWords } from './request/words/words.ts';

/** Catalogues that hold refusals, by name. */
const catalogues: Part = {
  account: accountWords,
  application: applicationWords,
  availability: availabilityWords,
  billing: billingWords,
  booking: bookingWords,
  'booking-share': bookingShareWords,
  conversation: conversationWords,
  discount: discountWords,
  enrolment: enrolmentWords,
  forms: formsWords,
  'kept-slot': keptSlotWords,
  login: loginWords,
  message: messageWords,
  'own-booking': ownBookingWords,
  'own-records': ownRecordWords,
  paper: paperWords,
  payment: paymentWords,
  'payment-share': paymentShareWords,
  request: requestWords,
  settings: settingsWords,
  'waiting-list': waitingListWords,
};

/** Words refusals: in English for integrators and staff, in the client's language for plain pages. */
export function refusalsIn(language: Language): Wording {
  return wordingIn(partIn(language, catalogues));
}

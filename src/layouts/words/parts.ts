import { controlsWords } from '#src/components/words/words.ts';
import { applicationWords } from '#src/domain/application/words/words.ts';
import { availabilityWords } from '#src/domain/availability/words/words.ts';
import { enrolmentWords } from '#src/domain/enrolment/words/words.ts';
import { messageWords } from '#src/domain/message/words/words.ts';
import { waitingListWords } from '#src/domain/waiting-list/words/words.ts';
import { formsWords } from '#src/lib/forms/words/words.ts';
import type { Part } from '#src/lib/words/catalogue.ts';
import { accountPart } from '#src/site/account/words/words.ts';
import { bookNowPart } from '#src/site/booking/book-now/words/words.ts';
import { myBookingPart } from '#src/site/booking/my-booking/words/words.ts';
import { chatPart } from '#src/site/chat/words/words.ts';
import { conversationPart } from '#src/site/conversation/words/words.ts';
import { paperPart } from '#src/site/paper/words/words.ts';
import { paymentPart } from '#src/site/payment/page/words/words.ts';
import { sharePart } from '#src/site/payment/share/words/words.ts';
import { quotePart } from '#src/site/quote/words/words.ts';
import { searchWords } from '#src/site/search/words/words.ts';
import { waitingListPart } from '#src/site/waiting-list/words/words.ts';

/** Parts of the site whose scripts need words, by the name of their words file. */
export const parts: Readonly<Record<string, Part>> = {
  account: accountPart,
  booking: myBookingPart,
  'book-now': bookNowPart,
  chat: chatPart,
  conversation: conversationPart,
  // Forms of content pages: contact, newsletter, enrolment, application, lost link.
  forms: {
    application: applicationWords,
    enrolment: enrolmentWords,
    forms: formsWords,
    message: messageWords,
  },
  'free-dates': {
    availability: availabilityWords,
    controls: controlsWords,
    forms: formsWords,
    'waiting-list': waitingListWords,
  },
  paper: paperPart,
  payment: paymentPart,
  quote: quotePart,
  search: { search: searchWords },
  share: sharePart,
  'waiting-list': waitingListPart,
};

import { isStricter } from '#src/domain/payment/part-rules.ts';
import { planWords } from '#src/domain/payment/plan/words/words.ts';
import type { PlanPart } from '#src/domain/payment/plan.ts';
import { nextPartSentence } from '#src/domain/payment/plan-change-words.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import { clientLanguage } from '../../client-language.ts';
import type { Transaction } from '../../database.ts';
import { greeting, paragraph, stayInTouchPart, toVisitor } from '../../mail/compose.ts';
import { enqueueMail, type Mail } from '../../mail/enqueue-mails.ts';
import type { MailLink } from '../../mail/mail-content.ts';
import { enqueueTexts } from '../../sms/enqueue-texts.ts';
import type { Booking } from '../booking-queries.ts';
import { textWithoutEmail } from '../booking-text.ts';
import { bookingFacts } from '../mail-parts.ts';
import { bookingLink } from '../my-booking/booking-key.ts';
import { planFacts } from '../plan/plan-facts.ts';
import { changeWords } from './words/words.ts';

interface PlanChange {
  before: readonly PlanPart[];
  after: readonly PlanPart[];
}

/** Tells the client of a part that is dearer or due earlier, by email or else by text. */
export async function announcePlan(tx: Transaction, booking: Booking, change: PlanChange): Promise<void> {
  if (!isStricter(change.before, change.after)) return;
  const link = await bookingLink(tx, booking);
  const event = `booking-plan:${booking.id}:${booking.version}`;
  await enqueueMail(tx, planChangedMail(booking, change.after, event, link));
  const text = {
    event,
    purpose: 'Payment plan changed',
    sentences: [
      wordsIn(clientLanguage(booking), planWords).planChangedText({ reference: booking.reference }),
    ],
    link,
    answers: false,
  };
  await enqueueTexts(tx, textWithoutEmail(booking, text));
}

function planChangedMail(
  booking: Booking,
  plan: readonly PlanPart[],
  dedupeKey: string,
  link: MailLink,
): Mail {
  const language = clientLanguage(booking);
  const words = wordsIn(language, changeWords);
  const partWords = wordsIn(language, planWords);
  return toVisitor(booking, 'bookings', {
    dedupeKey,
    subject: words.planSubject({ reference: booking.reference }),
    preview: nextPartSentence(partWords, plan),
    heading: words.planHeading,
    parts: [
      greeting(booking.name),
      paragraph(partWords.planChanged),
      paragraph(nextPartSentence(partWords, plan)),
      bookingFacts(booking),
      ...planFacts(plan, clientLanguage(booking)),
      link,
      stayInTouchPart,
    ],
  });
}

import { ownBookingWords } from '#src/domain/booking/my-booking/words/words.ts';
import { type HeldMoney, refundSentence } from '#src/domain/booking/refund.ts';
import { classIn, enrolledClassName } from '#src/domain/dance/dance-prices-in.ts';
import { danceWords } from '#src/domain/dance/words/words.ts';
import type { EnrolmentRow } from '#src/domain/enrolment/enrolment-list.ts';
import { enrolmentWords } from '#src/domain/enrolment/words/words.ts';
import { contactValues } from '#src/domain/studio/call-words.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import type { Language } from '#src/lib/words/languages.ts';
import { facts, greeting, paragraph, stayInTouchPart, toVisitor } from '../mail/compose.ts';
import type { Mail } from '../mail/enqueue-mails.ts';
import type { MailPart } from '../mail/mail-content.ts';
import { enrolmentMessageWords } from './words/words.ts';

export function placeFreeMail(language: Language, enrolment: EnrolmentRow): Mail {
  const words = wordsIn(language, enrolmentMessageWords);
  const name = enrolledClassName(language, enrolment);
  return placeMail(enrolment, {
    what: 'enrolled',
    subject: words.placeFreeSubject({ name }),
    heading: words.placeFree,
    parts: [
      paragraph(words.placeYours({ name })),
      classFacts(language, enrolment),
      paragraph(words.placeNext(contactValues)),
    ],
  });
}

export function enrolmentCancelledMail(
  language: Language,
  enrolment: EnrolmentRow,
  money: HeldMoney | undefined,
): Mail {
  const words = wordsIn(language, enrolmentMessageWords);
  const name = enrolledClassName(language, enrolment);
  const paid = money !== undefined && money.paid + money.surplus > 0;
  const owed = paid
    ? refundSentence(wordsIn(language, ownBookingWords), 'everything', money)
    : words.nothingOwed;
  return placeMail(enrolment, {
    what: 'cancelled',
    subject: words.cancelledSubject({ name }),
    heading: words.cancelled,
    parts: [
      paragraph(`${words.cancelledIn({ name })} ${owed}`),
      classFacts(language, enrolment),
      paragraph(words.mistake(contactValues)),
    ],
  });
}

interface PlaceNews {
  what: 'enrolled' | 'cancelled';
  subject: string;
  heading: string;
  parts: MailPart[];
}

/** Composes one email per change, by the version in its dedupe key. */
function placeMail(enrolment: EnrolmentRow, { what, subject, heading, parts }: PlaceNews): Mail {
  const { id, version, name, guardianName } = enrolment;
  return toVisitor(enrolment, 'bookings', {
    dedupeKey: `enrolment-${what}:${id}:${version}`,
    subject,
    preview: heading,
    heading,
    parts: [greeting(guardianName ?? name), ...parts, stayInTouchPart],
  });
}

function classFacts(language: Language, enrolment: EnrolmentRow): MailPart {
  const words = wordsIn(language, enrolmentMessageWords);
  return facts({
    [words.class]: enrolledClassName(language, enrolment),
    [words.when]: classIn(language, enrolment.classId)?.schedule ?? null,
    [words.price]: wordsIn(language, danceWords).pricePerMonth({ price: enrolment.price }),
    [words.payment]: wordsIn(language, enrolmentWords)[enrolment.paymentMethod],
    [words.dancer]: enrolment.name,
  });
}

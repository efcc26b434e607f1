import { ownBookingWords } from '#src/domain/booking/my-booking/words/words.ts';
import { type HeldMoney, refundSentence } from '#src/domain/booking/refund.ts';
import { className, classPrice, findClass } from '#src/domain/dance/dance.ts';
import { dancePrices } from '#src/domain/dance/dance-content.ts';
import type { EnrolmentRow } from '#src/domain/enrolment/enrolment-list.ts';
import { paymentLabels } from '#src/domain/enrolment/enrolment-words.ts';
import { callUs, replyOrCall } from '#src/domain/studio/call-words.ts';
import { site } from '#src/domain/studio/site.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import { greeting, stayInTouchPart } from '../mail/compose.ts';
import type { Mail } from '../mail/enqueue-mails.ts';
import type { MailPart } from '../mail/mail-content.ts';

export function placeFreeMail(enrolment: EnrolmentRow): Mail {
  const name = nameOf(enrolment);
  return placeMail(enrolment, 'enrolled', `You have a place: ${name}`, 'You have a place', [
    { kind: 'paragraph', text: `A place in ${name} is yours. You are off the waiting list.` },
    classFacts(enrolment),
    {
      kind: 'paragraph',
      text: `We’ll contact you within 24 hours about the next lesson and how to pay. If you can no longer come, please ${callUs}, so that someone else can have the place.`,
    },
  ]);
}

export function enrolmentCancelledMail(enrolment: EnrolmentRow, money: HeldMoney | undefined): Mail {
  const name = nameOf(enrolment);
  const paid = money !== undefined && money.paid + money.surplus > 0;
  return placeMail(
    enrolment,
    'cancelled',
    `Your enrolment is cancelled: ${name}`,
    'Your enrolment is cancelled',
    [
      {
        kind: 'paragraph',
        text: `We have cancelled this enrolment in ${name}. ${paid ? refundSentence(wordsIn('en', ownBookingWords), 'everything', money) : 'You owe nothing for it.'}`,
      },
      classFacts(enrolment),
      {
        kind: 'paragraph',
        text: `Is this a mistake? ${replyOrCall}`,
      },
    ],
  );
}

/** Composes one email per change, by the version in its dedupe key. */
function placeMail(
  { id, version, email, name, guardianName }: EnrolmentRow,
  what: string,
  subject: string,
  heading: string,
  parts: MailPart[],
): Mail {
  return {
    dedupeKey: `enrolment-${what}:${id}:${version}`,
    subjectId: id,
    recipient: email,
    replyTo: site.emails.bookings,
    subject,
    content: {
      preview: heading,
      heading,
      parts: [greeting(guardianName ?? name), ...parts, stayInTouchPart],
    },
  };
}

function nameOf({ className: name, registeredAs }: EnrolmentRow): string {
  return className({ name, registeredAs: registeredAs ?? undefined });
}

function classFacts(enrolment: EnrolmentRow): MailPart {
  const published = findClass(dancePrices, enrolment.classId)?.danceClass;
  return {
    kind: 'facts',
    facts: [
      { label: 'Class', value: nameOf(enrolment) },
      ...(published ? [{ label: 'When', value: published.schedule }] : []),
      { label: 'Price', value: classPrice(enrolment.price) },
      { label: 'Payment', value: paymentLabels[enrolment.paymentMethod] },
      { label: 'Dancer', value: enrolment.name },
    ],
  };
}

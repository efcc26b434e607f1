import { className, type PublishedClass } from '#src/features/dance/dance.ts';
import {
  enrolmentMessage,
  enrolmentNext,
  experienceLabels,
  paymentLabels,
} from '#src/features/enrolment/enrolment-words.ts';
import { site } from '#src/features/studio/site.ts';
import { formatMoney } from '#src/lib/money.ts';
import type { MailPart } from '../mail/mail-content.ts';
import type { Mail } from '../mail/outbox.ts';
import { stayInTouchPart } from '../mail/stay-in-touch.ts';
import type { Enrolment } from './enrolment-queries.ts';

/** An enrolment and the class it is for: what its mails tell of. */
export interface Enrolled extends PublishedClass {
  enrolment: Enrolment;
}

/** To the visitor: we have your enrolment, and this is how it goes on. */
export function enrolmentReceivedMail(enrolled: Enrolled): Mail {
  const { enrolment, danceClass } = enrolled;
  const facts = { ...enrolment, className: className(danceClass) };
  const waits = enrolment.waitingNumber !== null;
  const heading = waits ? 'You are on the waiting list' : 'We received your enrolment';
  return {
    dedupeKey: `enrolment-received:${enrolment.id}`,
    subjectId: enrolment.id,
    recipient: enrolment.email,
    replyTo: site.emails.bookings,
    subject: `${heading}: ${facts.className}`,
    content: {
      preview: enrolmentMessage(facts),
      heading,
      parts: [
        { kind: 'paragraph', text: enrolmentMessage(facts) },
        classFacts(enrolled, [{ label: 'Dancer', value: enrolment.name }]),
        { kind: 'heading', text: 'What happens next' },
        { kind: 'paragraph', text: enrolmentNext(facts) },
        agreedPart(enrolment),
        stayInTouchPart,
      ],
    },
  };
}

/** To the studio: somebody enrolled, or waits for a place. */
export function newEnrolmentMail(enrolled: Enrolled): Mail {
  const { enrolment, danceClass } = enrolled;
  const { waitingNumber } = enrolment;
  const place = waitingNumber === null ? 'New enrolment' : `Waiting list, number ${waitingNumber}`;
  return {
    dedupeKey: `enrolment-new:${enrolment.id}`,
    subjectId: enrolment.id,
    recipient: site.emails.bookings,
    replyTo: enrolment.email,
    subject: `${place}: ${className(danceClass)}`,
    content: {
      preview: `${enrolment.name}: ${expectation(enrolment)}.`,
      heading: place,
      parts: [
        { kind: 'paragraph', text: `${enrolment.name}: ${expectation(enrolment)}.` },
        classFacts(enrolled, dancerFacts(enrolment)),
      ],
    },
  };
}

/** What the studio owes the dancer now. */
export function expectation({ waitingNumber }: Pick<Enrolment, 'waitingNumber'>): string {
  return waitingNumber === null
    ? 'please contact them within 24 hours'
    : 'please contact them when a place is free';
}

function classFacts({ danceClass, enrolment }: Enrolled, more: { label: string; value: string }[]): MailPart {
  return {
    kind: 'facts',
    facts: [
      { label: 'Class', value: className(danceClass) },
      { label: 'When', value: danceClass.schedule },
      { label: 'Lesson', value: danceClass.duration },
      { label: 'Price', value: formatMoney(enrolment.price) },
      { label: 'Payment', value: paymentLabels[enrolment.paymentMethod] },
      ...more,
    ],
  };
}

/** Word for word, so that nobody has to believe us later. */
function agreedPart({ consentText, guardianConsentText }: Enrolment): MailPart {
  const sentences = [guardianConsentText, consentText].filter((sentence) => sentence !== null);
  return {
    kind: 'paragraph',
    text: `What you agreed to: “${sentences.join(' ')}” Write to us, and we’ll correct or erase what we keep.`,
  };
}

function dancerFacts(enrolment: Enrolment) {
  const { guardianName } = enrolment;
  return [
    { label: 'Dancer', value: enrolment.name },
    { label: 'Age', value: String(enrolment.age) },
    ...(guardianName === null ? [] : [{ label: 'Parent or guardian', value: guardianName }]),
    { label: 'Experience', value: experienceLabels[enrolment.experience] },
    { label: 'Email', value: enrolment.email },
    { label: 'Phone', value: enrolment.phone },
    { label: 'Emergency contact', value: enrolment.emergencyContact },
  ];
}

import { className, classPrice, type PublishedClass } from '#src/domain/dance/dance.ts';
import {
  enrolmentMessage,
  enrolmentNext,
  experienceLabels,
  paymentLabels,
} from '#src/domain/enrolment/enrolment-words.ts';
import {
  action,
  facts,
  greeting,
  heading,
  paragraph,
  stayInTouchPart,
  toStudio,
  toVisitor,
} from '../mail/compose.ts';
import type { Mail } from '../mail/enqueue-mails.ts';
import type { MailPart } from '../mail/mail-content.ts';
import { dashboardUrl } from '../site-url.ts';
import type { Enrolment } from './enrolment-queries.ts';

export interface Enrolled extends PublishedClass {
  enrolment: Enrolment;
}

export function enrolmentReceivedMail(enrolled: Enrolled): Mail {
  const { enrolment, danceClass } = enrolled;
  const about = { ...enrolment, className: className(danceClass) };
  const waits = enrolment.waitingNumber !== null;
  const state = waits ? 'You are on the waiting list' : 'We received your enrolment';
  return toVisitor(enrolment, 'bookings', {
    dedupeKey: `enrolment-received:${enrolment.id}`,
    subject: `${state}: ${about.className}`,
    preview: enrolmentMessage(about),
    heading: state,
    parts: [
      greeting(enrolment.guardianName ?? enrolment.name),
      paragraph(enrolmentMessage(about)),
      classFacts(enrolled, { Dancer: enrolment.name }),
      heading('What happens next'),
      paragraph(enrolmentNext(about)),
      agreedPart(enrolment),
      stayInTouchPart,
    ],
  });
}

export function newEnrolmentMail(enrolled: Enrolled): Mail {
  const { enrolment, danceClass } = enrolled;
  const { waitingNumber } = enrolment;
  const place = waitingNumber === null ? 'New enrolment' : `Waiting list, number ${waitingNumber}`;
  return toStudio(
    enrolment,
    'bookings',
    {
      dedupeKey: `enrolment-new:${enrolment.id}`,
      subject: `${place}: ${className(danceClass)}`,
      preview: `${enrolment.name}: ${expectation(enrolment)}.`,
      heading: place,
      parts: [
        paragraph(`${enrolment.name}: ${expectation(enrolment)}.`),
        classFacts(enrolled, dancerFacts(enrolment)),
      ],
    },
    action('Open the enrolment', dashboardUrl('enrolments', { open: enrolment.id })),
  );
}

/** Returns the studio's next step: when to contact the dancer. */
export function expectation({ waitingNumber }: Pick<Enrolment, 'waitingNumber'>): string {
  return waitingNumber === null
    ? 'please contact them within 24 hours'
    : 'please contact them when a place is free';
}

function classFacts({ danceClass, enrolment }: Enrolled, more: Record<string, string | null>): MailPart {
  return facts({
    Class: className(danceClass),
    When: danceClass.schedule,
    Lesson: danceClass.duration,
    Price: classPrice(enrolment.price),
    Payment: paymentLabels[enrolment.paymentMethod],
    ...more,
  });
}

/** Quotes the consent word for word, as evidence. */
function agreedPart({ consentText, guardianConsentText }: Enrolment): MailPart {
  const sentences = [guardianConsentText, consentText].filter((sentence) => sentence !== null);
  return paragraph(
    `What you agreed to: “${sentences.join(' ')}” Write to us, and we’ll correct or erase what we keep.`,
  );
}

function dancerFacts(enrolment: Enrolment) {
  return {
    Dancer: enrolment.name,
    Age: String(enrolment.age),
    'Parent or guardian': enrolment.guardianName,
    Experience: experienceLabels[enrolment.experience],
    Email: enrolment.email,
    Phone: enrolment.phone,
    'Emergency contact': enrolment.emergencyContact,
  };
}

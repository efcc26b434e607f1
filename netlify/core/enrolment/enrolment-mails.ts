import { scheduleIn } from '#src/domain/dance/class-schedule.ts';
import { className, type PublishedClass } from '#src/domain/dance/dance.ts';
import { danceWords } from '#src/domain/dance/words/words.ts';
import { enrolmentWords } from '#src/domain/enrolment/words/words.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import type { Language } from '#src/lib/words/languages.ts';
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
import { type News, newsText } from '../notification/notification-words.ts';
import { dashboardUrl } from '../site-url.ts';
import type { Enrolment } from './enrolment-queries.ts';
import { enrolmentMessage, enrolmentNext } from './enrolment-words.ts';
import { enrolmentMessageWords } from './words/words.ts';

export interface Enrolled extends PublishedClass {
  enrolment: Enrolment;
}

export function enrolmentReceivedMail(language: Language, enrolled: Enrolled): Mail {
  const words = wordsIn(language, enrolmentMessageWords);
  const { enrolment, danceClass } = enrolled;
  const name = className(wordsIn(language, danceWords), danceClass);
  const about = { ...enrolment, className: name };
  const waits = enrolment.waitingNumber !== null;
  return toVisitor(enrolment, 'bookings', {
    dedupeKey: `enrolment-received:${enrolment.id}`,
    subject: waits ? words.waitingSubject({ name }) : words.receivedSubject({ name }),
    preview: enrolmentMessage(words, about),
    heading: waits ? words.waiting : words.received,
    parts: [
      greeting(enrolment.guardianName ?? enrolment.name),
      paragraph(enrolmentMessage(words, about)),
      facts({ ...classFacts(language, enrolled), [words.dancer]: enrolment.name }),
      heading(words.next),
      paragraph(enrolmentNext(words, about)),
      agreedPart(language, enrolment),
      stayInTouchPart,
    ],
  });
}

export function newEnrolmentMail(enrolled: Enrolled): Mail {
  const { enrolment, danceClass } = enrolled;
  const { waitingNumber } = enrolment;
  const named = className(wordsIn('en', danceWords), danceClass);
  const place = waitingNumber === null ? 'New enrolment' : `Waiting list, number ${waitingNumber}`;
  return toStudio(
    enrolment,
    'bookings',
    {
      dedupeKey: `enrolment-new:${enrolment.id}`,
      subject: `${place}: ${named}`,
      preview: newsText(enrolmentNews(enrolled)),
      heading: place,
      parts: [
        paragraph(newsText(enrolmentNews(enrolled))),
        facts({ ...classFacts('en', enrolled), ...dancerFacts(enrolment) }),
      ],
    },
    action('Open the enrolment', dashboardUrl('enrolments', { open: enrolment.id })),
  );
}

/** Tells the studio of an enrolment, and when to contact the dancer. */
export function enrolmentNews({ enrolment: { name, waitingNumber }, danceClass }: Enrolled): News {
  const key = waitingNumber === null ? 'enrolled' : 'waitsForPlace';
  return { key, values: { name, danceClass: className(wordsIn('en', danceWords), danceClass) } };
}

function classFacts(language: Language, { danceClass, enrolment }: Enrolled): Record<string, string> {
  const words = wordsIn(language, enrolmentMessageWords);
  const dance = wordsIn(language, danceWords);
  return {
    [words.class]: className(dance, danceClass),
    [words.when]: scheduleIn(language, danceClass.schedule),
    [words.lesson]: danceClass.duration,
    [words.price]: dance.pricePerMonth({ price: enrolment.price }),
    [words.payment]: wordsIn(language, enrolmentWords)[enrolment.paymentMethod],
  };
}

/** Quotes the consent word for word, as evidence. */
function agreedPart(language: Language, { consentText, guardianConsentText }: Enrolment): MailPart {
  const consent = [guardianConsentText, consentText].filter((sentence) => sentence !== null).join(' ');
  return paragraph(wordsIn(language, enrolmentMessageWords).agreed({ consent }));
}

function dancerFacts(enrolment: Enrolment) {
  return {
    Dancer: enrolment.name,
    Age: String(enrolment.age),
    'Parent or guardian': enrolment.guardianName,
    Experience: wordsIn('en', enrolmentWords)[enrolment.experience],
    Email: enrolment.email,
    Phone: enrolment.phone,
    'Emergency contact': enrolment.emergencyContact,
  };
}

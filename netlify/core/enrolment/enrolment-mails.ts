import { classIn, enrolledClassName } from '#src/domain/dance/dance-prices-in.ts';
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

export function enrolmentReceivedMail(language: Language, enrolment: Enrolment): Mail {
  const words = wordsIn(language, enrolmentMessageWords);
  const name = enrolledClassName(language, enrolment);
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
      facts({ ...classFacts(language, enrolment), [words.dancer]: enrolment.name }),
      heading(words.next),
      paragraph(enrolmentNext(words, about)),
      agreedPart(language, enrolment),
      stayInTouchPart,
    ],
  });
}

export function newEnrolmentMail(enrolment: Enrolment): Mail {
  const { waitingNumber } = enrolment;
  const place = waitingNumber === null ? 'New enrolment' : `Waiting list, number ${waitingNumber}`;
  return toStudio(
    enrolment,
    'bookings',
    {
      dedupeKey: `enrolment-new:${enrolment.id}`,
      subject: `${place}: ${enrolledClassName('en', enrolment)}`,
      preview: newsText(enrolmentNews(enrolment)),
      heading: place,
      parts: [
        paragraph(newsText(enrolmentNews(enrolment))),
        facts({ ...classFacts('en', enrolment), ...dancerFacts(enrolment) }),
      ],
    },
    action('Open the enrolment', dashboardUrl('enrolments', { open: enrolment.id })),
  );
}

/** Tells the studio of an enrolment, and when to contact the dancer. */
export function enrolmentNews(enrolment: Enrolment): News {
  const key = enrolment.waitingNumber === null ? 'enrolled' : 'waitsForPlace';
  return { key, values: { name: enrolment.name, danceClass: enrolledClassName('en', enrolment) } };
}

function classFacts(language: Language, enrolment: Enrolment) {
  const words = wordsIn(language, enrolmentMessageWords);
  const { schedule = null, duration = null } = classIn(language, enrolment.classId) ?? {};
  return {
    [words.class]: enrolledClassName(language, enrolment),
    [words.when]: schedule,
    [words.lesson]: duration,
    [words.price]: wordsIn(language, danceWords).pricePerMonth({ price: enrolment.price }),
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

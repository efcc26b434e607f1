import { className } from '#src/domain/dance/dance.ts';
import type { EnrolmentRow } from '#src/domain/enrolment/enrolment-list.ts';
import { shortName } from '#src/domain/sms/gsm.ts';
import { composeText, textKey } from '../sms/compose-text.ts';
import type { TextMessage } from '../sms/enqueue-texts.ts';
import type { Enrolled } from './enrolment-mails.ts';

/** Longest name of a class and of a dancer in a text. */
const [longestClass, longestDancer] = [30, 20];

export function placeFreeText(enrolment: EnrolmentRow): TextMessage {
  return enrolmentText(enrolment, {
    event: `enrolment-enrolled:${enrolment.id}:${enrolment.version}`,
    purpose: 'Place free',
    sentences: [
      `a place in ${classOf(enrolment)} is free: it is yours, ${dancerOf(enrolment)}.`,
      'We will call you about the next lesson.',
    ],
    answers: false,
  });
}

/** Tells a dancer without an email address what they would read in one. */
export function enrolmentReceivedText({ enrolment, danceClass }: Enrolled): TextMessage[] {
  if (enrolment.email !== '') return [];
  const { waitingNumber } = enrolment;
  const named = shortName(className(danceClass), longestClass);
  const text = enrolmentText(enrolment, {
    event: `enrolment-received:${enrolment.id}`,
    purpose: 'Enrolment received',
    sentences:
      waitingNumber === null
        ? [
            `we received the enrolment of ${dancerOf(enrolment)} in ${named}.`,
            'We will call you within 24 hours.',
          ]
        : [
            `${dancerOf(enrolment)} is number ${waitingNumber} on the waiting list for ${named}.`,
            'We will tell you when a place is free.',
          ],
    answers: true,
  });
  return [text];
}

/** Tells a dancer without an email address of the cancellation. */
export function enrolmentCancelledText(enrolment: EnrolmentRow): TextMessage[] {
  if (enrolment.email !== '') return [];
  const text = enrolmentText(enrolment, {
    event: `enrolment-cancelled:${enrolment.id}:${enrolment.version}`,
    purpose: 'Enrolment cancelled',
    sentences: [
      `we cancelled the enrolment of ${dancerOf(enrolment)} in ${classOf(enrolment)}.`,
      'Is this a mistake? Please tell us.',
    ],
    answers: false,
  });
  return [text];
}

interface News extends Pick<TextMessage, 'purpose' | 'answers'> {
  event: string;
  sentences: string[];
}

function enrolmentText(
  { id, phone }: { id: string; phone: string },
  { event, sentences, ...text }: News,
): TextMessage {
  return {
    ...text,
    dedupeKey: textKey(event),
    subjectId: id,
    recipient: phone,
    text: composeText(sentences),
  };
}

const classOf = ({ className: name, registeredAs }: EnrolmentRow) =>
  shortName(className({ name, registeredAs: registeredAs ?? undefined }), longestClass);

const dancerOf = ({ name }: { name: string }) => shortName(name, longestDancer);

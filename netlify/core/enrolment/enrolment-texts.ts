import { enrolledClassName } from '#src/domain/dance/dance-prices-in.ts';
import type { EnrolmentRow } from '#src/domain/enrolment/enrolment-list.ts';
import { shortName } from '#src/domain/sms/gsm.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import type { Language } from '#src/lib/words/languages.ts';
import { composeText, textKey } from '../sms/compose-text.ts';
import type { TextMessage } from '../sms/enqueue-texts.ts';
import type { Enrolment } from './enrolment-queries.ts';
import { enrolmentMessageWords } from './words/words.ts';

/** Longest name of a class and of a dancer in a text. */
const [longestClass, longestDancer] = [30, 20];

export function placeFreeText(language: Language, enrolment: EnrolmentRow): TextMessage {
  const words = wordsIn(language, enrolmentMessageWords);
  return enrolmentText(enrolment, {
    event: `enrolment-enrolled:${enrolment.id}:${enrolment.version}`,
    purpose: 'Place free',
    sentences: [words.textPlaceFree(namesIn(language, enrolment)), words.textNextLesson],
    answers: false,
  });
}

/** Tells a dancer without an email address what they would read in one. */
export function enrolmentReceivedText(language: Language, enrolment: Enrolment): TextMessage[] {
  if (enrolment.email !== '') return [];
  const words = wordsIn(language, enrolmentMessageWords);
  const names = namesIn(language, enrolment);
  const { waitingNumber: number } = enrolment;
  const text = enrolmentText(enrolment, {
    event: `enrolment-received:${enrolment.id}`,
    purpose: 'Enrolment received',
    sentences:
      number === null
        ? [words.textReceived(names), words.textCall]
        : [words.textWaiting({ ...names, number }), words.textTellLater],
    answers: true,
  });
  return [text];
}

/** Tells a dancer without an email address of the cancellation. */
export function enrolmentCancelledText(language: Language, enrolment: EnrolmentRow): TextMessage[] {
  if (enrolment.email !== '') return [];
  const words = wordsIn(language, enrolmentMessageWords);
  const text = enrolmentText(enrolment, {
    event: `enrolment-cancelled:${enrolment.id}:${enrolment.version}`,
    purpose: 'Enrolment cancelled',
    sentences: [words.textCancelled(namesIn(language, enrolment)), words.textMistake],
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

/** Returns the dancer's and the class's name, as short as a text needs them. */
function namesIn(language: Language, enrolment: Enrolment | EnrolmentRow) {
  const name = shortName(enrolledClassName(language, enrolment), longestClass);
  return { dancer: shortName(enrolment.name, longestDancer), name };
}

import { wordsIn } from '#src/lib/words/catalogue.ts';
import type { Language } from '#src/lib/words/languages.ts';
import { composeText, textKey } from '../sms/compose-text.ts';
import type { TextMessage } from '../sms/enqueue-texts.ts';
import { placeLink } from './place-link.ts';
import type { Waiting } from './waiting-queries.ts';
import { waitingMessageWords } from './words/words.ts';

/** Tells a client their place, with the link by which they see it or leave. */
export function joinedText(language: Language, place: Waiting, position: number): TextMessage {
  const { id, day, phone } = place;
  const words = wordsIn(language, waitingMessageWords);
  const sentences = [words.textJoined({ position, day }), words.textLeave];
  return {
    dedupeKey: textKey(`waiting-list-joined:${id}`),
    subjectId: id,
    recipient: phone,
    purpose: 'On the waiting list',
    text: composeText(sentences, placeLink(place).url),
    answers: true,
  };
}

import { composeText, shortDay, textKey } from '../sms/compose-text.ts';
import type { TextMessage } from '../sms/enqueue-texts.ts';
import { placeLink } from './place-link.ts';
import type { Waiting } from './waiting-queries.ts';

/** Tells a client their place, with the link by which they see it or leave. */
export function joinedText({ id, day, phone }: Waiting, position: number): TextMessage {
  const sentences = [
    `you are number ${position} for ${shortDay(day)}.`,
    'We text you when a slot is free. Leave the list here:',
  ];
  return {
    dedupeKey: textKey(`waiting-list-joined:${id}`),
    subjectId: id,
    recipient: phone,
    purpose: 'On the waiting list',
    text: composeText(sentences, placeLink(id).url),
    answers: true,
  };
}

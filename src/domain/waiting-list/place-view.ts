import type { Answer } from '#src/lib/answer.ts';
import { failureOf } from '#src/lib/failure/failure.ts';
import type { Wording } from '#src/lib/words/refusals.ts';
import type { MyWaitingPlace } from './waiting-list.ts';

/** State of the page of a place. */
export type PlaceView =
  | { kind: 'looking' }
  | { kind: 'place'; place: MyWaitingPlace }
  | { kind: 'closed'; text: string }
  /** Outcome unknown; a retry may help. */
  | { kind: 'error'; text: string };

export function placeViewOf(word: Wording, answer: Answer<MyWaitingPlace>): PlaceView {
  if (answer.kind === 'ok') return { kind: 'place', place: answer.data };
  if (answer.kind === 'refused' && answer.status === 404)
    return { kind: 'closed', text: failureOf(word, answer).message };
  return { kind: 'error', text: failureOf(word, answer).message };
}

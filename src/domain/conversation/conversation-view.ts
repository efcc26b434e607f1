import type { Answer } from '#src/lib/answer.ts';
import { refusals, type Wording } from '#src/lib/words/refusals.ts';
import type { OpenConversation } from './conversation.ts';

const refused = refusals('conversation');

export type ConversationView =
  | { kind: 'looking' }
  | { kind: 'open'; open: OpenConversation }
  | { kind: 'closed'; text: string }
  /** Outcome unknown; a retry may help. */
  | { kind: 'error'; text: string };

export const noLinkView: ConversationView = {
  kind: 'closed',
  text: refused('linkIncomplete'),
};

export function viewOf(word: Wording, answer: Answer<OpenConversation>): ConversationView {
  if (answer.kind === 'ok') return { kind: 'open', open: answer.data };
  if (answer.kind === 'network-error') return { kind: 'error', text: word(refused(answer.reason)) };
  return {
    kind: answer.status === 404 ? 'closed' : 'error',
    text: word(answer.keys?.error ?? answer.error, answer.error),
  };
}

import type { Answer, NetworkError } from '#src/lib/answer.ts';
import type { OpenConversation } from './conversation.ts';

export type ConversationView =
  | { kind: 'looking' }
  | { kind: 'open'; open: OpenConversation }
  | { kind: 'closed'; text: string }
  /** Outcome unknown; a retry may help. */
  | { kind: 'error'; text: string };

export const noLinkView: ConversationView = {
  kind: 'closed',
  text: 'This address is incomplete. Please open the link in our newest message to you again.',
};

export function viewOf(answer: Answer<OpenConversation>): ConversationView {
  if (answer.kind === 'ok') return { kind: 'open', open: answer.data };
  if (answer.kind === 'network-error') return { kind: 'error', text: networkErrorText[answer.reason] };
  return { kind: answer.status === 404 ? 'closed' : 'error', text: answer.error };
}

const networkErrorText: Record<NetworkError, string> = {
  offline: 'You seem to be offline. Your messages are safe with us.',
  timeout: 'This is taking longer than usual. Your messages are safe with us.',
  unreachable: 'We cannot reach our server. Your messages are safe with us.',
};

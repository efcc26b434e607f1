import { accountApi } from '#src/components/account/session/account-api.ts';
import type { ReplyTarget } from '#src/domain/conversation/conversation.ts';
import { type Answer, answerTo } from '#src/lib/answer.ts';
import { sendOnce } from '#src/lib/sending/send-once.ts';
import { apiQuery } from '../server-state/api-query.ts';

/** Record with a conversation, and a link that staff can send. A booking also by its reference. */
export type LinkedRecord = Pick<ReplyTarget, 'kind' | 'id'>;

const { bookings, messages, clients } = accountApi;

export function conversationQuery(of: 'booking' | 'message' | 'client', id: string) {
  const call = { booking: bookings[':id'], message: messages[':id'], client: clients[':id'] }[of];
  return apiQuery(['conversation', of, id], (init) => call.conversation.$get({ param: { id } }, { init }));
}

/** Sends a reply; once for a message, and at most one per version for a booking. */
export function sendReply({ kind, id, version }: ReplyTarget, text: string): Promise<Answer<unknown>> {
  const json = { text, version };
  if (kind === 'booking')
    return answerTo((init) => bookings[':id'].reply.$post({ param: { id }, json }, { init }));
  return sendOnce(`reply_${id}`, text, (key) =>
    answerTo((init) =>
      messages[':id'].replies.$post({ param: { id }, header: { 'idempotency-key': key }, json }, { init }),
    ),
  );
}

export function createLink({ kind, id }: LinkedRecord): Promise<Answer<{ url: string }>> {
  const one = kind === 'booking' ? bookings[':id'] : messages[':id'];
  return answerTo((init) => one.link.$post({ param: { id } }, { init }));
}

export function noteWhatsApp({ kind, id }: LinkedRecord): Promise<Answer<unknown>> {
  const one = kind === 'booking' ? bookings[':id'] : messages[':id'];
  return answerTo((init) => one.whatsapp.$post({ param: { id } }, { init }));
}

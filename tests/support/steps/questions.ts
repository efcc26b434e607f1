import type { ConversationItem, StaffConversation } from '#src/domain/conversation/conversation.ts';
import type { TestUser } from '../account.ts';
import { type Answer, call } from '../call.ts';
import { bookingRequest } from '../requests/booking-request.ts';
import type { Environment } from '../server/environment.ts';
import { mine } from './booking-link.ts';

export const press = 'the-first-press';
export const text = 'May we bring our dog?\nHe is small.';

/** Asks on the page of a booking. */
export const ask = (token: string, changes: object = {}, key = press, address?: string) =>
  call('POST', '/api/bookings/mine/questions', {
    body: { text, ...changes },
    headers: { authorization: `Booking ${token}`, 'idempotency-key': key },
    ...(address && { address }),
  });

export const conversationIn = ({ json }: Answer) =>
  (json as { conversation: ConversationItem[] }).conversation;
export const words = (items: readonly ConversationItem[]) => items.map(({ from, text }) => [from, text]);
export const read = async (token: string) => words(conversationIn(await mine('GET', token)));
export const order = ['client', bookingRequest().message];

/** Steps of staff and readings of what is stored. */
export function questionDesk(environment: Environment, admin: TestUser) {
  const questions = () =>
    environment.sql<{ id: string; status: string }>(
      `select *, booking_id is not null as asked from messages order by created_at`,
    );
  const questionId = async () => (await questions()).at(-1)?.id ?? '';
  const reply = async (changes: object = {}, key = 'a-reply-of-staff') =>
    admin.call(
      'POST',
      `/api/messages/${await questionId()}/replies`,
      { text: 'Please do.', version: 1, ...changes },
      { 'idempotency-key': key },
    );
  const thread = async (path: string) =>
    ((await admin.call('GET', `${path}/conversation`)).json as { conversation: StaffConversation })
      .conversation;
  return { questions, questionId, reply, thread };
}

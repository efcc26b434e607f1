import { accountApi } from '#src/features/account/account-api.ts';
import type { MessageRow, MessageStatus } from '#src/features/message/message-list.ts';
import { type Answer, answerTo } from '#src/lib/answer.ts';

/** Where a message stands, in words. */
export const messageStates: Record<MessageStatus, string> = { open: 'Waiting for a reply', done: 'Done' };

/** Says whether a message still waits for a reply. */
export function putMessage({ id, version }: MessageRow, status: MessageStatus): Promise<Answer<unknown>> {
  return answerTo((init) =>
    accountApi.messages[':id'].$put({ param: { id }, json: { status, version } }, { init }),
  );
}

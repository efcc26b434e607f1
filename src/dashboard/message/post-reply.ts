import { accountApi } from '#src/components/account/session/account-api.ts';
import type { MessageThread } from '#src/domain/message/staff/thread.ts';
import { type Answer, answerTo } from '#src/lib/answer.ts';
import { sendOnce } from '#src/lib/sending/send-once.ts';

/** Sends a reply. Idempotent after a lost response. */
export function postReply(
  { id, version }: MessageThread,
  text: string,
): Promise<Answer<{ message: MessageThread }>> {
  return sendOnce(`reply_${id}`, text, (key) =>
    answerTo((init) =>
      accountApi.messages[':id'].replies.$post(
        { param: { id }, header: { 'idempotency-key': key }, json: { text, version } },
        { init },
      ),
    ),
  );
}

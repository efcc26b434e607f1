import { accountApi } from '#src/features/account/account-api.ts';
import type { MessageThread } from '#src/features/message/staff/thread.ts';
import { type Answer, answerTo } from '#src/lib/answer.ts';
import { rememberSubmission } from '#src/lib/sending/kept-submission.ts';

/** Sends a reply. The same text has the same key until it was taken, also after a reload: so it is sent once. */
export async function postReply(
  { id, version }: MessageThread,
  text: string,
): Promise<Answer<{ message: MessageThread }>> {
  const submission = rememberSubmission(`reply_${id}`);
  const key = submission.begin(text);
  submission.follow({ status: 'sending', tries: 1, again: false, changed: false });
  const answer = await answerTo((init) =>
    accountApi.messages[':id'].replies.$post(
      { param: { id }, header: { 'idempotency-key': key }, json: { text, version } },
      { init },
    ),
  );
  if (answer.kind === 'ok')
    submission.follow({ status: 'sent', answer: answer.data, asked: true, changed: false });
  return answer;
}

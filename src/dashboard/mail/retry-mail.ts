import { accountApi } from '#src/components/account/session/account-api.ts';
import type { DeadMessage } from '#src/domain/outbox/dead-message.ts';
import { type Answer, answerTo } from '#src/lib/answer.ts';

export function retryMail({ id }: DeadMessage): Promise<Answer<unknown>> {
  return answerTo((init) => accountApi.mail[':id'].retry.$post({ param: { id } }, { init }));
}

import { accountApi } from '#src/components/account/session/account-api.ts';
import type { DeadMail } from '#src/domain/mail/dead-mail.ts';
import { type Answer, answerTo } from '#src/lib/answer.ts';

export function retryMail({ id }: DeadMail): Promise<Answer<unknown>> {
  return answerTo((init) => accountApi.mail[':id'].retry.$post({ param: { id } }, { init }));
}

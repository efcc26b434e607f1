import { accountApi } from '#src/features/account/account-api.ts';
import { type Answer, answerTo } from '#src/lib/answer.ts';
import type { DeadMail } from './dead-mail.ts';

/** Puts a mail back among those that wait. */
export function retryMail({ id }: DeadMail): Promise<Answer<unknown>> {
  return answerTo((init) => accountApi.mail[':id'].retry.$post({ param: { id } }, { init }));
}

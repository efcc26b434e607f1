import type { User } from '#src/domain/account/user.ts';
import { type Answer, answerTo } from '#src/lib/answer.ts';
import { accountApi } from './account-api.ts';
import { rememberUser, tokenStore } from './session.ts';

let asked: { token: string | undefined; answer: Promise<Answer<User>> } | undefined;

export function currentUser(): Promise<Answer<User>> {
  const token = tokenStore.get();
  if (asked === undefined || asked.token !== token) asked = { token, answer: ask() };
  return asked.answer;
}

async function ask(): Promise<Answer<User>> {
  const answer = await answerTo((init) => accountApi.auth.me.$get({}, { init }));
  if (answer.kind === 'ok') rememberUser(answer.data);
  // A failure is not cached: the next caller retries.
  else asked = undefined;
  return answer;
}

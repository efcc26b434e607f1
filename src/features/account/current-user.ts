import type { Answer } from '#src/lib/answer.ts';
import { callSignedIn } from './call-account.ts';
import { rememberUser, tokenStore } from './session.ts';
import type { User } from './user.ts';

let asked: { token: string | undefined; answer: Promise<Answer<User>> } | undefined;

/** Who is signed in, as the server says it. Asked once per page and token, however many parts want to know. */
export function currentUser(): Promise<Answer<User>> {
  const token = tokenStore.get();
  if (asked === undefined || asked.token !== token) asked = { token, answer: ask() };
  return asked.answer;
}

/** The next caller asks the server again. */
export function forgetCurrentUser(): void {
  asked = undefined;
}

async function ask(): Promise<Answer<User>> {
  const answer = await callSignedIn<User>('GET', '/auth/me');
  if (answer.kind === 'ok') rememberUser(answer.data);
  // No answer is no answer for good: a connection may come back.
  if (answer.kind === 'silent') asked = undefined;
  return answer;
}

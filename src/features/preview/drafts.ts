import type { ClientResponse } from 'hono/client';
import { answerTo, type SuccessBody } from '#src/lib/answer.ts';
import { tokenKey } from '#src/lib/storage/storage.ts';

/** Asks in the name of who is signed in, because only staff get an answer; undefined without one. */
export async function askAsStaff<R extends ClientResponse<unknown, number, string>>(
  ask: (init: RequestInit) => Promise<R>,
): Promise<SuccessBody<R> | undefined> {
  const token = localStorage.getItem(tokenKey);
  if (token === null) return undefined;
  const headers = { authorization: `Bearer ${token}` };
  const answer = await answerTo((init) => ask({ ...init, headers }));
  return answer.kind === 'ok' ? answer.data : undefined;
}

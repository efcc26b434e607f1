import type { ClientResponse } from 'hono/client';
import { answerTo, type SuccessBody } from '#src/lib/answer.ts';
import { tokenKey } from '#src/lib/storage/storage.ts';

/** Calls the API as the logged-in user, because drafts are for staff; undefined if rejected. */
export async function fetchAsStaff<R extends ClientResponse<unknown, number, string>>(
  ask: (init: RequestInit) => Promise<R>,
): Promise<SuccessBody<R> | undefined> {
  const token = localStorage.getItem(tokenKey);
  if (token === null) return undefined;
  const headers = { authorization: `Bearer ${token}` };
  const answer = await answerTo((init) => ask({ ...init, headers }));
  return answer.kind === 'ok' ? answer.data : undefined;
}

import { type Answer, readAnswer, silenceReason } from '#src/lib/answer.ts';
import { endSession, tokenStore } from './session.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What travels with a call: JSON, or a form with files. */
type Body = { json: object } | { form: FormData } | undefined;

/** Milliseconds until no answer counts as none; a picture on a slow line takes its time. */
const patience = { usual: 20_000, upload: 120_000 };

/** A call that anybody may make. The header of every page uses it: a plain `fetch` weighs less than the typed client. */
export function callOpenly<T>(method: Method, path: `/${string}`, body?: Body): Promise<Answer<T>> {
  return call<T>(method, path, body, {});
}

/** A call in the name of whoever is signed in. When the server no longer knows the session, it ends here too. */
export async function callSignedIn<T>(method: Method, path: `/${string}`, body?: Body): Promise<Answer<T>> {
  const token = tokenStore.get();
  const answer = await call<T>(method, path, body, bearer(token));
  const signedOut = answer.kind === 'refused' && answer.status === 401;
  // Unless somebody has signed in again meanwhile, in another tab.
  if (signedOut && tokenStore.get() === token) endSession();
  return answer;
}

/** Ends the session here at once; the server hears of it even when the page is left meanwhile. */
export function logOut(): void {
  const headers = bearer(tokenStore.get());
  endSession();
  fetch('/api/auth/logout', { method: 'POST', headers, keepalive: true }).catch(() => undefined);
}

/** The header that says who calls. */
export function bearer(token: string | undefined): Record<string, string> {
  return token === undefined ? {} : { authorization: `Bearer ${token}` };
}

async function call<T>(
  method: Method,
  path: string,
  body: Body,
  headers: Record<string, string>,
): Promise<Answer<T>> {
  const sent = encode(body);
  const timeout = body && 'form' in body ? patience.upload : patience.usual;
  try {
    const response = await fetch(`/api${path}`, {
      method,
      ...(sent.body && { body: sent.body }),
      headers: { ...headers, ...sent.headers },
      signal: AbortSignal.timeout(timeout),
    });
    return readAnswer<T>(response.status, await response.text());
  } catch (cause) {
    return { kind: 'silent', reason: silenceReason(cause) };
  }
}

function encode(body: Body): { body?: BodyInit; headers?: Record<string, string> } {
  if (body === undefined) return {};
  if ('form' in body) return { body: body.form };
  return { body: JSON.stringify(body.json), headers: { 'content-type': 'application/json' } };
}

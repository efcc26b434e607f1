import { hc } from 'hono/client';
import type { Api } from '#netlify/api/app.ts';
import { api, pageHeaders } from '#src/lib/api.ts';
import { fetchWithId } from '#src/lib/request-id.ts';
import { fetchCached } from './cached-responses.ts';
import { endSession, tokenStore } from './session.ts';

export const { api: accountApi } = hc<Api>('/', { fetch: fetchSignedIn, headers: pageHeaders });

/** Sends a request as the logged-in user. A 401 ends the login session here too. */
export async function fetchSignedIn(address: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const token = tokenStore.get();
  const response = await send(address, init);
  if (response.status !== 403 || help === undefined) return response;
  const goOn = await help(response.clone());
  // Another user may have logged in in another tab. The first try's timeout has expired by now.
  return goOn && tokenStore.get() === token
    ? send(address, { ...init, signal: AbortSignal.timeout(60_000) })
    : response;
}

/** Handler of a 403; resolves to true if the request may be sent again. */
type Help = (refusal: Response) => Promise<boolean>;

let help: Help | undefined;

/** Registers the 403 handler; other pages do not load its code. */
export function helpWithRefusals(by: Help): void {
  help = by;
}

async function send(address: RequestInfo | URL, init: RequestInit): Promise<Response> {
  const token = tokenStore.get();
  const headers = new Headers(init.headers);
  for (const [name, value] of Object.entries(bearer(token))) headers.set(name, value);
  const ask = (asked: Headers) => fetchWithId(address, { ...init, headers: asked });
  const reads = token !== undefined && (init.method ?? 'GET') === 'GET';
  const response = await (reads ? fetchCached(`${token} ${addressOf(address)}`, headers, ask) : ask(headers));
  // Unless another tab has logged in again meanwhile.
  if (response.status === 401 && tokenStore.get() === token) endSession();
  return response;
}

const addressOf = (address: RequestInfo | URL) =>
  address instanceof Request ? address.url : String(address);

/** Ends the session here immediately; the request to the server survives leaving the page. */
export function logOut(): void {
  const headers = bearer(tokenStore.get());
  endSession();
  api.auth.logout.$post({}, { headers, init: { keepalive: true } }).catch(() => undefined);
}

function bearer(token: string | undefined): Record<string, string> {
  return token === undefined ? {} : { authorization: `Bearer ${token}` };
}

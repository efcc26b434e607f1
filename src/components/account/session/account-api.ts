import { hc } from 'hono/client';
import type { Api } from '#netlify/api/app.ts';
import { api } from '#src/lib/api.ts';
import { fetchWithId } from '#src/lib/request-id.ts';
import { fetchKept } from './kept-answers.ts';
import { endSession, tokenStore } from './session.ts';

/** The typed client in the name of the person who is signed in. */
export const { api: accountApi } = hc<Api>('/', { fetch: fetchSignedIn });

/** Calls in the name of the person who is signed in. When the server no longer knows the session, it ends here too. */
export async function fetchSignedIn(address: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const token = tokenStore.get();
  const response = await send(address, init);
  if (response.status !== 403 || help === undefined) return response;
  const goOn = await help(response.clone());
  // Someone else may have logged in meanwhile, in another tab. The time that the first try had is over by now.
  return goOn && tokenStore.get() === token
    ? send(address, { ...init, signal: AbortSignal.timeout(60_000) })
    : response;
}

/** Says what can be done about a refused call (403): true when it may be sent again. */
type Help = (refusal: Response) => Promise<boolean>;

let help: Help | undefined;

/** Lets a page that makes such calls help with refusals; other pages do without the code for it. */
export function helpWithRefusals(by: Help): void {
  help = by;
}

async function send(address: RequestInfo | URL, init: RequestInit): Promise<Response> {
  const token = tokenStore.get();
  const headers = new Headers(init.headers);
  for (const [name, value] of Object.entries(bearer(token))) headers.set(name, value);
  const ask = (asked: Headers) => fetchWithId(address, { ...init, headers: asked });
  const reads = token !== undefined && (init.method ?? 'GET') === 'GET';
  const response = await (reads ? fetchKept(`${token} ${addressOf(address)}`, headers, ask) : ask(headers));
  // Unless someone has signed in again meanwhile, in another tab.
  if (response.status === 401 && tokenStore.get() === token) endSession();
  return response;
}

const addressOf = (address: RequestInfo | URL) =>
  address instanceof Request ? address.url : String(address);

/** Ends the session here at once; the server hears of it even when the page is left meanwhile. */
export function logOut(): void {
  const headers = bearer(tokenStore.get());
  endSession();
  api.auth.logout.$post({}, { headers, init: { keepalive: true } }).catch(() => undefined);
}

/** The header that says who calls. */
function bearer(token: string | undefined): Record<string, string> {
  return token === undefined ? {} : { authorization: `Bearer ${token}` };
}

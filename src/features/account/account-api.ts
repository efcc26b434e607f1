import { hc } from 'hono/client';
import type { Api } from '#netlify/api/app.ts';
import { api } from '#src/lib/api.ts';
import { endSession, tokenStore } from './session.ts';

/** The typed client in the name of whoever is signed in. */
export const { api: accountApi } = hc<Api>('/', { fetch: fetchSignedIn });

/** Calls in the name of whoever is signed in. When the server no longer knows the session, it ends here too. */
export async function fetchSignedIn(address: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const token = tokenStore.get();
  const headers = new Headers(init.headers);
  for (const [name, value] of Object.entries(bearer(token))) headers.set(name, value);
  const response = await fetch(address, { ...init, headers });
  // Unless somebody has signed in again meanwhile, in another tab.
  if (response.status === 401 && tokenStore.get() === token) endSession();
  return response;
}

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

/** The header by which a call, its answer and every line that the server writes about it are known. */
export const requestIdHeader = 'x-request-id';

/** `fetch` under an id of its own. */
export function fetchWithId(address: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set(requestIdHeader, crypto.randomUUID());
  return fetch(address, { ...init, headers });
}

/** What someone reads out over the phone of an id; enough to find it among the requests of a few weeks. */
export function shortReference(id: string): string {
  return id.slice(0, 8).toUpperCase();
}

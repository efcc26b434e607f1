/** Header that identifies a request, its response and its log lines. */
export const requestIdHeader = 'x-request-id';

export function fetchWithId(address: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set(requestIdHeader, crypto.randomUUID());
  return fetch(address, { ...init, headers });
}

/** Shortens an id to read out over the phone; unique enough among the requests of a few weeks. */
export function shortReference(id: string): string {
  return id.slice(0, 8).toUpperCase();
}

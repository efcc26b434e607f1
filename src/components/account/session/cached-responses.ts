interface CachedResponse {
  tag: string;
  text: string;
}

/** Maximum kept responses; the least recently used is dropped first. */
const maxEntries = 60;

/** Responses in page memory: `no-store` keeps them off the disk. ETags save resending unchanged ones. */
const cache = new Map<string, CachedResponse>();

/** Sends a request with the ETag kept for `key`, which names the person and the address. */
export async function fetchCached(
  key: string,
  headers: Headers,
  ask: (headers: Headers) => Promise<Response>,
): Promise<Response> {
  const before = cache.get(key);
  if (before !== undefined) headers.set('if-none-match', before.tag);
  const answer = await ask(headers);
  if (answer.status === 304 && before !== undefined) {
    store(key, { ...before, tag: answer.headers.get('etag') ?? before.tag });
    return new Response(before.text, { status: 200, headers: { 'content-type': 'application/json' } });
  }
  const tag = answer.headers.get('etag');
  if (answer.status === 200 && tag !== null) store(key, { tag, text: await answer.clone().text() });
  return answer;
}

function store(key: string, answer: CachedResponse): void {
  cache.delete(key);
  cache.set(key, answer);
  for (const oldest of cache.keys()) {
    if (cache.size <= maxEntries) return;
    cache.delete(oldest);
  }
}

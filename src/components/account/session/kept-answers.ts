interface Kept {
  tag: string;
  text: string;
}

/** Maximum kept responses; the least recently used is dropped first. */
const most = 60;

/** Responses in page memory: `no-store` keeps them off the disk. ETags save resending unchanged ones. */
const kept = new Map<string, Kept>();

/** Sends a request with the ETag kept for `key`, which names the person and the address. */
export async function fetchKept(
  key: string,
  headers: Headers,
  ask: (headers: Headers) => Promise<Response>,
): Promise<Response> {
  const before = kept.get(key);
  if (before !== undefined) headers.set('if-none-match', before.tag);
  const answer = await ask(headers);
  if (answer.status === 304 && before !== undefined) {
    keep(key, { ...before, tag: answer.headers.get('etag') ?? before.tag });
    return new Response(before.text, { status: 200, headers: { 'content-type': 'application/json' } });
  }
  const tag = answer.headers.get('etag');
  if (answer.status === 200 && tag !== null) keep(key, { tag, text: await answer.clone().text() });
  return answer;
}

function keep(key: string, answer: Kept): void {
  kept.delete(key);
  kept.set(key, answer);
  for (const oldest of kept.keys()) {
    if (kept.size <= most) return;
    kept.delete(oldest);
  }
}

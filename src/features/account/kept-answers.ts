/** An answer with the tag by which the server says that it still holds. */
interface Kept {
  tag: string;
  text: string;
}

/** So many, the last used ones: a day of lists. */
const most = 60;

/**
 * Answers in the memory of this page. What staff and clients read is `no-store`, so that no disk keeps it; asked again with its
 * tag, what has not changed is neither read nor sent again.
 */
const kept = new Map<string, Kept>();

/** Asks again with the tag of what is kept for this person and address. `ask` sends the request with these headers. */
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

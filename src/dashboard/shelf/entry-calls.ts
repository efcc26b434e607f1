import type { StaffShelfEntry, UnagreedAnswer } from '#src/domain/shelf/entry.ts';
import { type Answer, answerTo } from '#src/lib/answer.ts';
import { sendOnce } from '#src/lib/sending/send-once.ts';
import type { ShelfPageRules } from './shelf-page.ts';

type Seen = Pick<StaffShelfEntry<object>, 'id' | 'version'>;
type Rules = Pick<ShelfPageRules, 'client'>;

export type Changed = { entry: StaffShelfEntry<object> };

/** Adds an entry. Idempotent after a lost response. */
export function addShelfEntry(
  { word, client }: Pick<ShelfPageRules, 'word' | 'client'>,
  json: Record<string, unknown> & { state?: 'published' },
): Promise<Answer<Changed>> {
  return sendOnce(`entry_${word}`, JSON.stringify(json), (key) =>
    answerTo((init) => client.index.$post({ header: { 'idempotency-key': key }, json }, { init })),
  );
}

type Change = Record<string, unknown> & { state?: 'published' | 'hidden' };

export function changeShelfEntry(
  { client }: Rules,
  { id, version }: Seen,
  change: Change,
): Promise<Answer<Changed>> {
  return answerTo((init) => client[':id'].$put({ param: { id }, json: { ...change, version } }, { init }));
}

/**
 * Sends a change; on a 409 that lists side effects, asks `agree` and resends.
 * Returns undefined if declined.
 */
export async function sendIfAgreed(
  send: (agreed: string[]) => Promise<Answer<Changed>>,
  agree: (sentence: string) => Promise<boolean>,
): Promise<Answer<Changed> | undefined> {
  let agreed: string[] = [];
  for (;;) {
    const answer = await send(agreed);
    const unagreed = unagreedIn(answer);
    if (unagreed === undefined) return answer;
    if (answer.kind !== 'refused' || !(await agree(answer.error))) return undefined;
    agreed = unagreed;
  }
}

function unagreedIn(answer: Answer<unknown>): string[] | undefined {
  if (answer.kind !== 'refused' || answer.status !== 409) return undefined;
  return (answer.body as Partial<UnagreedAnswer> | undefined)?.unagreed;
}

export function removeShelfEntry({ client }: Rules, { id, version }: Seen): Promise<Answer<Changed>> {
  return answerTo((init) => client[':id'].$delete({ param: { id }, query: { version } }, { init }));
}

export function restoreShelfEntry({ client }: Rules, { id, version }: Seen): Promise<Answer<Changed>> {
  return answerTo((init) => client[':id'].restore.$post({ param: { id }, json: { version } }, { init }));
}

/** Drops the override, so that the base is public again. */
export function revertShelfEntry(
  { client }: Rules,
  { id, version }: Seen,
  agreed: string[] = [],
): Promise<Answer<Changed>> {
  return answerTo((init) =>
    client[':id'].revert.$post({ param: { id }, json: { version, agreed } }, { init }),
  );
}

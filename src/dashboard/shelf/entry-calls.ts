import type { StaffShelfEntry, UnagreedAnswer } from '#src/domain/shelf/entry.ts';
import { type Answer, answerTo } from '#src/lib/answer.ts';
import { sendOnce } from '#src/lib/sending/send-once.ts';
import type { ShelfPageRules } from './shelf-page.ts';

type Seen = Pick<StaffShelfEntry<object>, 'id' | 'version'>;
type Rules = Pick<ShelfPageRules, 'client'>;

/** Answer of the server to a change. */
export type Changed = { entry: StaffShelfEntry<object> };

/** Adds one; sent again after a lost answer, it is the same entry. */
export function addShelfEntry(
  { word, client }: Pick<ShelfPageRules, 'word' | 'client'>,
  json: Record<string, unknown> & { state?: 'published' },
): Promise<Answer<Changed>> {
  return sendOnce(`entry_${word}`, JSON.stringify(json), (key) =>
    answerTo((init) => client.index.$post({ header: { 'idempotency-key': key }, json }, { init })),
  );
}

/** Fields, and what becomes of the entry; what is left out stays. */
type Change = Record<string, unknown> & { state?: 'published' | 'hidden' };

/** Changes fields, publishes or hides. */
export function changeShelfEntry(
  { client }: Rules,
  { id, version }: Seen,
  change: Change,
): Promise<Answer<Changed>> {
  return answerTo((init) => client[':id'].$put({ param: { id }, json: { ...change, version } }, { init }));
}

/** Sends a change. Where that does what one has to know first, `agree` is asked with the sentence; undefined when it does not agree. */
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

/** Takes it off the shelf. */
export function removeShelfEntry({ client }: Rules, { id, version }: Seen): Promise<Answer<Changed>> {
  return answerTo((init) => client[':id'].$delete({ param: { id }, query: { version } }, { init }));
}

/** Brings back what was removed. */
export function restoreShelfEntry({ client }: Rules, { id, version }: Seen): Promise<Answer<Changed>> {
  return answerTo((init) => client[':id'].restore.$post({ param: { id }, json: { version } }, { init }));
}

/** Drops the change, so that the original is public again. */
export function revertShelfEntry(
  { client }: Rules,
  { id, version }: Seen,
  agreed: string[] = [],
): Promise<Answer<Changed>> {
  return answerTo((init) =>
    client[':id'].revert.$post({ param: { id }, json: { version, agreed } }, { init }),
  );
}

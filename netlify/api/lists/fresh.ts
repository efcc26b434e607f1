import { createHash } from 'node:crypto';
import type { Context, TypedResponse } from 'hono';
import { build } from '#netlify/core/build.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import type { SignedInEnv } from '../http/session.ts';

/** An answer that may be kept until the next question, or word that what is kept still holds. */
type Fresh<Body> = TypedResponse<Body, 200, 'json'> | TypedResponse<null, 304, 'body'>;

/**
 * Answers with an ETag of two parts, which the page itself keeps (src/components/account/session/kept-answers.ts): `"<snapshot>.<body>"`. While the database has not changed, neither has the
 * answer, and nothing is read but who asks; where it has changed elsewhere, the same body is not sent again. What ends by the
 * clock alone, such as a held slot, is told within a minute: each run of a job is written down.
 */
export async function answerFresh<Body>(
  c: Context<SignedInEnv>,
  read: () => Promise<Body>,
): Promise<Fresh<Body>> {
  const { snapshot, user } = c.var.me;
  const state = hash([snapshot, c.req.url, user.id, ...circumstances()].join(' '));
  const [keptState, keptBody] = readTag(c.req.header('if-none-match'));
  if (keptState === state) return notModified(c, `"${state}.${keptBody}"`);
  const text = JSON.stringify(await read());
  const body = hash(text);
  const tag = `"${state}.${body}"`;
  if (keptBody === body) return notModified(c, tag);
  return c.body(text, 200, { ...headers(tag), 'content-type': 'application/json' }) as unknown as Fresh<Body>;
}

/** Lists what answers depend on apart from the database: the day and the build. */
function circumstances(): string[] {
  return [todayInKigali(new Date()), build.commit, build.readAt];
}

function headers(tag: string) {
  return { etag: tag, vary: 'authorization' };
}

function notModified<Body>(c: Context, tag: string): Fresh<Body> {
  return c.body(null, 304, headers(tag)) as unknown as Fresh<Body>;
}

/** The parts of a tag of ours; what stands between may have made it a weak one. */
function readTag(header: string | undefined): [state: string | undefined, body: string | undefined] {
  const [, state, body] = /^(?:W\/)?"([\w-]+)\.([\w-]+)"$/.exec(header ?? '') ?? [];
  return [state, body];
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import * as z from 'zod';
import { refusals } from '#src/lib/words/refusals.ts';
import { secondsFromNow } from '../../clock.ts';
import { db } from '../../database.ts';
import { ProblemError } from '../../errors.ts';
import { siteUrl } from '../../site-url.ts';
import { passkeyChallenges } from './factor.table.ts';

const refused = refusals('login');

const challengeMinutes = 5;

/** Returns the relying party; passkeys work for this hostname only. */
export function relyingParty(): { rpID: string; origin: string } {
  const { hostname, origin } = new URL(siteUrl('/'));
  return { rpID: hostname, origin };
}

export async function storeChallenge(challenge: string, userId: string | null): Promise<void> {
  await db()
    .insert(passkeyChallenges)
    .values({ challenge, userId, expiresAt: secondsFromNow(challengeMinutes * 60) });
}

const clientData = z.object({ challenge: z.string() });

/** Uses up and returns a signed challenge. Throws ProblemError 422 if it is unknown or expired. */
export async function consumeChallenge(clientDataJSON: string, userId: string | null): Promise<string> {
  const challenge = challengeIn(clientDataJSON);
  const whose = userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId);
  const [spent] = await db()
    .delete(passkeyChallenges)
    .where(
      and(eq(passkeyChallenges.challenge, challenge), whose, gt(passkeyChallenges.expiresAt, sql`now()`)),
    )
    .returning({ id: passkeyChallenges.id });
  if (spent === undefined) throw wrongPasskey();
  return challenge;
}

function challengeIn(clientDataJSON: string): string {
  try {
    const read = clientData.safeParse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()));
    // Text that PostgreSQL cannot compare is never a challenge of ours.
    if (read.success && /^[\w-]+$/.test(read.data.challenge)) return read.data.challenge;
  } catch {
    // Invalid JSON is rejected like a wrong challenge.
  }
  throw wrongPasskey();
}

export function wrongPasskey(): ProblemError {
  return new ProblemError(422, refused('passkeyWrong'));
}

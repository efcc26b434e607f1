import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import * as z from 'zod';
import { secondsFromNow } from '../../clock.ts';
import { db } from '../../database.ts';
import { ProblemError } from '../../errors.ts';
import { siteUrl } from '../../site-url.ts';
import { passkeyChallenges } from './factor.table.ts';

/** How long someone may take, in minutes. */
const challengeMinutes = 5;

/** The site as browsers name it to a passkey: it works nowhere else. */
export function relyingParty(): { rpID: string; origin: string } {
  const { hostname, origin } = new URL(siteUrl('/'));
  return { rpID: hostname, origin };
}

/** Keeps what is to be signed; `userId` where someone adds a passkey to their own account. */
export async function keepChallenge(challenge: string, userId: string | null): Promise<void> {
  await db()
    .insert(passkeyChallenges)
    .values({ challenge, userId, expiresAt: secondsFromNow(challengeMinutes * 60) });
}

const clientData = z.object({ challenge: z.string() });

/** Uses up the challenge that a passkey has signed, and gives it. Throws ProblemError 422 when it is none of ours, or too old. */
export async function spendChallenge(clientDataJSON: string, userId: string | null): Promise<string> {
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
    // What PostgreSQL could not compare is no challenge of ours either.
    if (read.success && /^[\w-]+$/.test(read.data.challenge)) return read.data.challenge;
  } catch {
    // Not JSON: the same as a wrong one.
  }
  throw wrongPasskey();
}

/** The same for every passkey that does not fit. */
export function wrongPasskey(): ProblemError {
  return new ProblemError(422, 'This passkey did not work here. Please try again, or use another way.');
}

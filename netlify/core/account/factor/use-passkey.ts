import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import { db, type Transaction } from '../../database.ts';
import { readFields } from '../../read-fields.ts';
import { lockUser } from '../account-queries.ts';
import type { User } from '../account-user.ts';
import { type Caller, limitUnguessable } from '../login/guess-limits.ts';
import { passkeys } from './factor.table.ts';
import { consumeChallenge, relyingParty, storeChallenge, wrongPasskey } from './passkey-challenge.ts';
import { base64url, credentialFields, webauthn } from './passkeys.ts';

const passkeySchema = z.object({
  ...credentialFields,
  response: z.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(4000),
    userHandle: z.optional(base64url(200)),
  }),
});
export type PasskeyRequest = z.input<typeof passkeySchema>;

/** Returns the browser’s login options, the same for everyone. Throws ProblemError 429. */
export async function passkeyOptions(
  caller: Caller,
): Promise<Omit<PublicKeyCredentialRequestOptionsJSON, 'extensions'>> {
  await limitUnguessable('passkey', caller);
  const { generateAuthenticationOptions } = await webauthn();
  const { extensions: _, ...options } = await generateAuthenticationOptions({
    rpID: relyingParty().rpID,
    userVerification: 'required',
  });
  await storeChallenge(options.challenge, null);
  return options;
}

/** A passkey with a verified signature, whose use is not stored yet. */
export interface CheckedPasskey {
  id: string;
  userId: string;
  counter: number;
}

/** Verifies a passkey’s signature. Throws ProblemError 400 or 422. */
export async function checkPasskey(body: unknown): Promise<CheckedPasskey> {
  const used = readFields(passkeySchema, body);
  const challenge = await consumeChallenge(used.response.clientDataJSON, null);
  const [known] = await db().select().from(passkeys).where(eq(passkeys.credentialId, used.id));
  if (known === undefined) throw wrongPasskey();
  const { verifyAuthenticationResponse } = await webauthn();
  const { rpID, origin } = relyingParty();
  const checked = await verifyAuthenticationResponse({
    response: { ...used, clientExtensionResults: {} } as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: {
      id: known.credentialId,
      publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
      counter: known.counter,
    },
    // It throws on invalid input; nothing in it queries the database.
  }).catch(() => undefined);
  if (!checked?.verified) throw wrongPasskey();
  return { id: known.id, userId: known.userId, counter: checked.authenticationInfo.newCounter };
}

/** Stores a passkey’s use under its owner’s lock and returns the owner; undefined if it was removed. */
export async function notePasskeyUse(
  tx: Transaction,
  { id, userId, counter }: CheckedPasskey,
): Promise<User | undefined> {
  const owner = await lockUser(tx, userId);
  const used = await tx
    .update(passkeys)
    .set({ counter, lastUsedAt: sql`now()` })
    .where(eq(passkeys.id, id))
    .returning({ id: passkeys.id });
  return used.length === 1 ? owner : undefined;
}

import type {
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { and, asc, eq } from 'drizzle-orm';
import * as z from 'zod';
import { site } from '#src/domain/studio/site.ts';
import { isId } from '#src/lib/ids.ts';
import { refusals } from '#src/lib/words/refusals.ts';
import { type Database, db, type Transaction } from '../../database.ts';
import { ProblemError } from '../../errors.ts';
import { readFields } from '../../read-fields.ts';
import { describeDevice } from '../device/device.ts';
import { passkeys } from './factor.table.ts';
import { consumeChallenge, relyingParty, storeChallenge, wrongPasskey } from './passkey-challenge.ts';

const refused = refusals('login');

const maxPasskeys = 20;

/** COSE numbers of Ed25519, P-256 and RSA; every phone supports one of them. */
const algorithms = [-8, -7, -257];

/** Loads the library late: most instances never handle a passkey. */
export const webauthn = () => import('@simplewebauthn/server');

const base64url = (max: number) => z.string().check(z.maxLength(max), z.regex(/^[\w-]+$/));

export const credentialFields = {
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.optional(z.enum(['platform', 'cross-platform'])),
};

export { base64url };

const newPasskeySchema = z.object({
  ...credentialFields,
  response: z.object({ clientDataJSON: base64url(4000), attestationObject: base64url(20_000) }),
});
export type NewPasskeyRequest = z.input<typeof newPasskeySchema>;

export interface OwnPasskey {
  id: string;
  device: string;
  /** ISO instants. */
  createdAt: string;
  lastUsedAt: string | null;
}

/** Returns the browser’s options for creating a passkey. Throws ProblemError 409. */
export async function newPasskeyOptions(owner: {
  id: string;
  name: string;
  email: string;
}): Promise<Omit<PublicKeyCredentialCreationOptionsJSON, 'extensions'>> {
  const own = await db().select().from(passkeys).where(eq(passkeys.userId, owner.id));
  if (own.length >= maxPasskeys) throw new ProblemError(409, refused('passkeysFull', { max: maxPasskeys }));
  const { generateRegistrationOptions } = await webauthn();
  const { extensions: _, ...options } = await generateRegistrationOptions({
    rpName: site.name,
    rpID: relyingParty().rpID,
    userName: owner.email,
    userDisplayName: owner.name,
    userID: new TextEncoder().encode(owner.id),
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: own.map(({ credentialId }) => ({ id: credentialId })),
    // Discoverable and verified by finger, face or PIN, so that a passkey is a complete login.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await storeChallenge(options.challenge, owner.id);
  return options;
}

export type CheckedPasskey = Pick<
  typeof passkeys.$inferInsert,
  'credentialId' | 'publicKey' | 'counter' | 'device'
>;

/** Verifies a passkey the browser created. Throws ProblemError 400 or 422. */
export async function checkNewPasskey(
  userId: string,
  body: unknown,
  userAgent: string | undefined,
): Promise<CheckedPasskey> {
  const made = readFields(newPasskeySchema, body);
  const challenge = await consumeChallenge(made.response.clientDataJSON, userId);
  const { verifyRegistrationResponse } = await webauthn();
  const { rpID, origin } = relyingParty();
  const response = { ...made, clientExtensionResults: {} } as RegistrationResponseJSON;
  const asked = { expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: rpID };
  // It throws on invalid input; nothing in it queries the database.
  const checked = await verifyRegistrationResponse({
    response,
    ...asked,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => undefined);
  if (!checked?.verified) throw wrongPasskey();
  const { id, publicKey, counter } = checked.registrationInfo.credential;
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    device: describeDevice(userAgent ?? null),
  };
}

/** Stores a passkey and returns its id. Throws ProblemError 409 if an account already has it. */
export async function storePasskey(
  tx: Transaction,
  userId: string,
  checked: CheckedPasskey,
): Promise<string> {
  const [stored] = await tx
    .insert(passkeys)
    .values({ userId, ...checked })
    .onConflictDoNothing({ target: passkeys.credentialId })
    .returning({ id: passkeys.id });
  if (stored === undefined) throw new ProblemError(409, refused('passkeyTaken'));
  return stored.id;
}

export async function ownPasskeys(connection: Database | Transaction, userId: string): Promise<OwnPasskey[]> {
  const own = await connection
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
  return own.map(({ id, device, createdAt, lastUsedAt }) => ({
    id,
    device,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}

/** Removes a passkey and returns the device it was created on; undefined if the id is unknown. */
export async function deletePasskey(
  tx: Transaction,
  userId: string,
  id: string,
): Promise<string | undefined> {
  if (!isId(id)) return undefined;
  const [gone] = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ device: passkeys.device });
  return gone?.device;
}

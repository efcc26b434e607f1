import { randomBytes } from 'node:crypto';
import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { site } from '#src/domain/studio/site.ts';
import { type Database, db, type Transaction } from '../../database.ts';
import { decrypt, encrypt } from '../../encryption.ts';
import { logError } from '../../log.ts';
import { serverKey } from '../../server-key.ts';
import { totpSecrets } from './factor.table.ts';

/** Length in characters of 6 random bits; ten groups of four in an app’s base32. */
const secretLength = 25;

export interface TotpSetup {
  /** `otpauth://totp/…`, for apps that read a QR code or a link. */
  uri: string;
  /** Base32 form of the key, for typing. */
  key: string;
}

const key = () => serverKey('second-factor');
const encryptionContext = (userId: string) => `totp_secrets:${userId}`;

export async function drawTotp(owner: { id: string; email: string }): Promise<TotpSetup> {
  const secret = randomBytes(secretLength).toString('base64url').slice(0, secretLength);
  const nextSecret = encrypt(secret, key(), encryptionContext(owner.id));
  await db()
    .insert(totpSecrets)
    .values({ userId: owner.id, nextSecret })
    .onConflictDoUpdate({ target: totpSecrets.userId, set: { nextSecret } });
  const app = totpOf(secret, owner.email);
  return { uri: app.toString(), key: app.secret.base32 };
}

export async function confirmTotp(tx: Transaction, userId: string, code: string): Promise<boolean> {
  const found = await findMatchingStep(tx, totpSecrets.nextSecret, userId, code);
  if (found === undefined) return false;
  const confirmed = await tx
    .update(totpSecrets)
    .set({ secret: found.encrypted, nextSecret: null, lastStep: found.step, confirmedAt: sql`now()` })
    .where(and(eq(totpSecrets.userId, userId), eq(totpSecrets.nextSecret, found.encrypted)))
    .returning({ userId: totpSecrets.userId });
  return confirmed.length === 1;
}

/** True for an unused code of the user’s app; of two concurrent uses only one succeeds. */
export async function checkTotp(userId: string, code: string): Promise<boolean> {
  const found = await findMatchingStep(db(), totpSecrets.secret, userId, code);
  if (found === undefined) return false;
  const { encrypted, step } = found;
  const used = await db()
    .update(totpSecrets)
    .set({ lastStep: step })
    .where(
      and(eq(totpSecrets.userId, userId), eq(totpSecrets.secret, encrypted), lt(totpSecrets.lastStep, step)),
    )
    .returning({ userId: totpSecrets.userId });
  return used.length === 1;
}

async function findMatchingStep(
  connection: Database | Transaction,
  column: typeof totpSecrets.secret | typeof totpSecrets.nextSecret,
  userId: string,
  code: string,
): Promise<{ encrypted: string; step: number } | undefined> {
  const [row] = await connection
    .select({ encrypted: column })
    .from(totpSecrets)
    .where(eq(totpSecrets.userId, userId));
  const encrypted = row?.encrypted ?? undefined;
  const secret = encrypted && decryptSecret(encrypted, userId);
  const step = secret === undefined ? undefined : stepOf(secret, code);
  return encrypted === undefined || step === undefined ? undefined : { encrypted, step };
}

/** Decrypts a key; undefined if SERVER_SECRET has changed, when recovery codes still work. */
function decryptSecret(encrypted: string, userId: string): string | undefined {
  try {
    return decrypt(encrypted, key(), encryptionContext(userId));
  } catch (error) {
    logError(
      'The key of an authenticator app cannot be decrypted. Check whether SERVER_SECRET has changed.',
      error,
    );
    return undefined;
  }
}

/** Finds a code’s time step: the current one or a neighbour, to allow for clock drift. */
function stepOf(secret: string, code: string): number | undefined {
  const timestamp = Date.now();
  const app = totpOf(secret);
  const delta = app.validate({ token: code, timestamp, window: 1 });
  return delta === null ? undefined : app.counter({ timestamp }) + delta;
}

/** Builds the TOTP of a key with the defaults of every app: SHA-1, six digits, 30 seconds. */
const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: site.name, label, secret: Secret.fromUTF8(secret) });

export async function totpSince(
  connection: Database | Transaction,
  userId: string,
): Promise<Date | undefined> {
  const [row] = await connection
    .select({ confirmedAt: totpSecrets.confirmedAt })
    .from(totpSecrets)
    .where(eq(totpSecrets.userId, userId));
  return row?.confirmedAt ?? undefined;
}

export async function deleteTotp(tx: Transaction, userId: string): Promise<boolean> {
  const gone = await tx
    .delete(totpSecrets)
    .where(and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt)))
    .returning({ userId: totpSecrets.userId });
  return gone.length === 1;
}

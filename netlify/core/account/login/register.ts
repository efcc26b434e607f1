import * as z from 'zod';
import { language } from '#src/lib/forms/form-fields.ts';
import { refusals } from '#src/lib/words/refusals.ts';
import { secondsFromNow } from '../../clock.ts';
import { db, type Transaction } from '../../database.ts';
import { enqueueMail } from '../../mail/enqueue-mails.ts';
import { readFields } from '../../read-fields.ts';
import { registrations } from '../account.table.ts';
import { emailField, nameField, passwordField, requireGoodPassword } from '../account-fields.ts';
import { limitNetwork, limitTries } from '../account-limits.ts';
import { accountExistsMail, verificationMail } from '../account-mails.ts';
import {
  lockEmail,
  newestRegistration,
  type Registration,
  registrationById,
  userByEmail,
} from '../account-queries.ts';
import { dummyHash, hashPassword, verifyPassword } from '../password-hash.ts';
import { countRegistration, limitRegistering } from './guess-limits.ts';
import { withHashSlot } from './hash-queue.ts';
import { type PreparedCode, prepareCode, storeCode } from './one-time-code.ts';

const refused = refusals('login');

const registrationSeconds = 24 * 3600;

const registerSchema = z.object({
  name: nameField(),
  email: emailField(),
  password: passwordField(refused('passwordMissing')),
  language: language(),
});
export type RegisterRequest = z.input<typeof registerSchema>;

const resendSchema = z.object({ userId: z.string(refused('registerFirst')) });

/**
 * Stores a registration and emails a code, or the notice that the address has an account.
 * Response and timing are the same for both. Throws ProblemError 400, 422, 429 or 503.
 */
export async function register(body: unknown, address: string): Promise<{ userId: string }> {
  const wanted = readFields(registerSchema, body);
  const { password } = wanted;
  await requireGoodPassword('password', password, wanted);
  await limitRegistering(address);
  return withHashSlot({ address }, () => storeRegistration(wanted, address));
}

async function storeRegistration(
  { name, email, password, language }: z.output<typeof registerSchema>,
  address: string,
): Promise<{ userId: string }> {
  await countRegistration(email, address);
  const passwordHash = await hashPassword(password);
  const code = await prepareCode();
  return db().transaction(async (tx) => {
    await lockEmail(tx, email);
    const earlier = await newestRegistration(tx, email);
    const twice =
      (await verifyPassword(earlier?.passwordHash ?? dummyHash, password)) && earlier?.name === name;
    const registration =
      twice && earlier ? earlier : await insert(tx, { name, email, language, passwordHash });
    await emailRegistrant(tx, registration, code);
    return { userId: registration.id };
  });
}

/** Resends a code; silently ignores unknown ids. Throws ProblemError 400, 422, 429 or 503. */
export async function resendCode(body: unknown, address: string): Promise<void> {
  const { userId } = readFields(resendSchema, body);
  await limitNetwork('resend', address);
  await withHashSlot({ address }, async () => {
    await limitTries('resend', userId);
    const code = await prepareCode();
    await db().transaction(async (tx) => {
      const registration = await registrationById(tx, userId);
      if (registration !== undefined) await emailRegistrant(tx, registration, code);
    });
  });
}

/** Emails a registrant, at most once a minute. */
export async function emailRegistrant(
  tx: Transaction,
  registration: Registration,
  prepared: PreparedCode,
): Promise<void> {
  const { id, email } = registration;
  const code = await storeCode(tx, { purpose: 'register', subject: id }, email, prepared);
  if (code === undefined) return;
  const owner = await userByEmail(tx, email);
  await enqueueMail(
    tx,
    owner === undefined ? verificationMail(registration, code) : accountExistsMail(owner, code.id),
  );
}

async function insert(
  tx: Transaction,
  values: Pick<Registration, 'name' | 'email' | 'language' | 'passwordHash'>,
): Promise<Registration> {
  const expiresAt = secondsFromNow(registrationSeconds);
  const [registration] = await tx
    .insert(registrations)
    .values({ ...values, expiresAt })
    .returning();
  if (registration === undefined) throw new Error('The database did not return the registration it stored.');
  return registration;
}

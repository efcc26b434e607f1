import { eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import { type Language, languages } from '#src/lib/words/languages.ts';
import { refusals } from '#src/lib/words/refusals.ts';
import { audit } from '../../audit/audit.ts';
import { db, type Transaction } from '../../database.ts';
import { enqueueMail } from '../../mail/enqueue-mails.ts';
import { readFields } from '../../read-fields.ts';
import { users } from '../account.table.ts';
import { emailField, nameField, passwordOrEmpty, requireGoodPassword } from '../account-fields.ts';
import { passwordChangedMail } from '../account-mails.ts';
import { setPassword } from '../account-queries.ts';
import { type AccountUser, toAccountUser, type User } from '../account-user.ts';
import { deleteDevices } from '../device/known-device.ts';
import { requireUnchanged, withCurrentPassword } from '../login/current-password.ts';
import type { Caller } from '../login/guess-limits.ts';
import { prepareCode } from '../login/one-time-code.ts';
import { deleteResetCodes } from '../login/reset-code.ts';
import { hashPassword } from '../password-hash.ts';
import { endSessions, notSignedIn, type SignedIn } from '../sessions.ts';
import { requestNewEmail } from './new-email.ts';

const refused = refusals('login');

const refusedSettings = refusals('settings');

const profileSchema = z.object({
  name: z.optional(nameField()),
  email: z.optional(emailField()),
  /** Language of emails and texts. */
  language: z.optional(z.enum(languages, refusedSettings('languageUnknown'))),
  /** Empty to keep the current one. */
  password: z.optional(passwordOrEmpty(refused('newPasswordMissing'))),
  /** Required for a new email address or password. */
  currentPassword: z.optional(passwordOrEmpty(refused('currentPasswordMissing'))),
});
export type ProfileRequest = z.input<typeof profileSchema>;

export interface ProfileAnswer {
  user: AccountUser;
  pendingEmail?: string;
}

/** Applies what differs; a new address needs a code first. Throws ProblemError 400, 422, 429 or 503. */
export async function updateProfile(
  me: SignedIn,
  body: unknown,
  { address, device }: Caller,
): Promise<ProfileAnswer> {
  const wanted = readFields(profileSchema, body);
  const { name = me.user.name, language = me.user.language } = wanted;
  const email = wanted.email === me.user.email ? undefined : wanted.email;
  const password = wanted.password || undefined;
  if (password !== undefined) {
    await requireGoodPassword('password', password, { name, email: email ?? me.user.email });
  }
  const save = (hash?: string) => saveProfile(me, { name, language, email, password, device }, hash);
  const asked = { userId: me.user.id, password: wanted.currentPassword, address };
  const needsPassword = email !== undefined || password !== undefined;
  const user = await (needsPassword ? withCurrentPassword(asked, save) : save());
  return { user: toAccountUser(user), ...(email && { pendingEmail: email }) };
}

interface ProfileChange {
  name: string;
  language: Language;
  email: string | undefined;
  password: string | undefined;
  device: string | undefined;
}

async function saveProfile(
  me: SignedIn,
  { name, language, email, password, device }: ProfileChange,
  hash: string | undefined,
): Promise<User> {
  const passwordHash = password && (await hashPassword(password));
  const code = email && (await prepareCode());
  return db().transaction(async (tx) => {
    const changed = await change(tx, me.user.id, { name, language });
    if (hash !== undefined) await requireUnchanged(tx, me, hash);
    if (passwordHash !== undefined) await changePassword(tx, me, passwordHash, device);
    if (email && code) await requestNewEmail(tx, changed, email, code);
    return changed;
  });
}

async function change(tx: Transaction, id: string, changes: Pick<User, 'name' | 'language'>): Promise<User> {
  const [user] = await tx
    .update(users)
    .set({ ...changes, updatedAt: sql`now()` })
    .where(eq(users.id, id))
    .returning();
  if (user === undefined) throw notSignedIn();
  return user;
}

async function changePassword(
  tx: Transaction,
  { user, sessionId }: SignedIn,
  hash: string,
  device: string | undefined,
): Promise<void> {
  await setPassword(tx, user.id, hash);
  await endSessions(tx, user.id, sessionId);
  await deleteDevices(tx, user.id, device);
  // Reset codes requested earlier belong to the old password.
  await deleteResetCodes(tx, user.email);
  await enqueueMail(tx, passwordChangedMail(user, crypto.randomUUID()));
  await audit(tx, { actor: user.id, action: 'account.password-changed', subjectId: user.id });
}

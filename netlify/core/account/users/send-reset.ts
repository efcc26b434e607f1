import { eq } from 'drizzle-orm';
import { resetCodeLength } from '#src/domain/account/login/code.ts';
import { isId } from '#src/lib/ids.ts';
import { audit } from '../../audit/audit.ts';
import { db } from '../../database.ts';
import { ProblemError } from '../../errors.ts';
import { enqueueMail } from '../../mail/enqueue-mails.ts';
import { users } from '../account.table.ts';
import { resetByStaffMail } from '../account-mails.ts';
import { countStaffReset } from '../login/guess-limits.ts';
import { codePauseSeconds, prepareCode } from '../login/one-time-code.ts';
import { storeResetCode } from '../login/reset-code.ts';
import type { SignedIn } from '../sessions.ts';
import { asSuperAdmin, lockOther, requireSuperAdmin, unknownUser } from './super-admin.ts';

const refusal = 'Only a super admin can send a reset code.';

/** Emails someone else a reset code; rate-limited. Throws ProblemError 403, 404, 409 or 429. */
export async function sendReset(me: SignedIn, userId: string): Promise<void> {
  requireSuperAdmin(me, refusal);
  await countStaffReset(me.user.id, await emailOf(userId));
  const prepared = await prepareCode(resetCodeLength);
  await asSuperAdmin(me, refusal, async (tx) => {
    const own = 'This is your own account. You can change your password in your settings.';
    const user = await lockOther(tx, me, userId, own);
    if (user.suspendedAt !== null)
      throw new ProblemError(409, 'This account is suspended. Please lift the suspension first.');
    const code = await storeResetCode(tx, user.email, prepared);
    if (code === undefined) throw justSent();
    await enqueueMail(tx, resetByStaffMail(user, code));
    await audit(tx, { actor: me.user.id, action: 'account.reset-sent', subjectId: user.id });
  });
}

async function emailOf(userId: string): Promise<string> {
  const [user] = isId(userId)
    ? await db().select({ email: users.email }).from(users).where(eq(users.id, userId))
    : [];
  if (user === undefined) throw unknownUser();
  return user.email;
}

function justSent(): ProblemError {
  return new ProblemError(429, 'A code was sent less than a minute ago. Please wait a minute.', {
    retryAfterSeconds: codePauseSeconds,
  });
}

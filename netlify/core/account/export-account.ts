import { asc, eq, or } from 'drizzle-orm';
import { auditEntries } from '../audit/audit.table.ts';
import { db } from '../database.ts';
import { users } from './account.table.ts';
import { toOwnBooking, wholeBookings } from './own-bookings.ts';
import { listSessions, type SignedIn } from './sessions.ts';

/** Everything that the site keeps about the user, for them to take away. */
export async function exportAccount(me: SignedIn) {
  const { user } = me;
  const [account] = await db().select().from(users).where(eq(users.id, user.id));
  const changes = await db()
    .select()
    .from(auditEntries)
    .where(or(eq(auditEntries.subjectId, user.id), eq(auditEntries.actor, user.id)))
    .orderBy(asc(auditEntries.at));
  return {
    exportedAt: new Date().toISOString(),
    account: { ...user, createdAt: account?.createdAt, updatedAt: account?.updatedAt },
    sessions: await listSessions(me),
    bookings: (await wholeBookings(db(), user.email)).map((whole) => ({
      ...toOwnBooking(whole),
      name: whole.booking.name,
      email: whole.booking.email,
      phone: whole.booking.phone,
      message: whole.booking.message,
      payments: whole.payments.map(({ status, amount, phone, transactionRef, createdAt, settledAt }) => ({
        ...{ status, amount, phone, transactionRef, createdAt, settledAt },
      })),
    })),
    changes: changes.map(({ at, action, before, after }) => ({ at, action, before, after })),
  };
}

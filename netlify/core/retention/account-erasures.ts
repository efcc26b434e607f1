import { and, asc, gt, inArray, isNotNull, lte, ne, sql } from 'drizzle-orm';
import { loginOriginMonths } from '#src/domain/account/login/login-origin.ts';
import { monthsBefore } from '#src/lib/dates/dates.ts';
import { invitations } from '../account/invitation/invitation.table.ts';
import { loginActions } from '../account/login/audit-login.ts';
import { auditAll, eraseOrigins } from '../audit/audit.ts';
import { bookings } from '../booking/booking.table.ts';
import { deleteMails, eraseContacts } from '../booking/erase-contacts.ts';
import { selectOpen } from '../booking/open-bookings.ts';
import type { Transaction } from '../database.ts';
import { outbox } from '../outbox/outbox.table.ts';
import { type Erasure, recordErasure } from './erasure.ts';

/** Emails about an account are useless after a month: codes expired long before. */
const accountMailDays = 30;

/** Days after its expiry that an invitation still shows how it ended. */
const invitationDaysAfter = 30;

const aboutAnAccount = sql`${outbox.dedupeKey} ~ '^(code|account-exists|password-changed|email-changed|many-tries|invitation|letter-test):'`;

const ofADeletedAccount = sql`${outbox.dedupeKey} ~ '^deleted-account:'`;

/** Erases account data outside the rows that are deleted with the account. */
export const accountErasures: Erasure[] = [
  recordErasure({
    kind: 'account-mail',
    table: outbox,
    isDue: (now) =>
      and(aboutAnAccount, lte(outbox.createdAt, new Date(now.getTime() - accountMailDays * 86_400_000))),
  }),
  {
    kind: 'login-origin',
    eraseSome: async (tx, now) => ({
      count: await eraseOrigins(tx, loginActions, monthsBefore(now, loginOriginMonths)),
    }),
  },
  recordErasure({
    kind: 'invitation',
    table: invitations,
    isDue: (now) => lte(invitations.expiresAt, new Date(now.getTime() - invitationDaysAfter * 86_400_000)),
  }),
  { kind: 'deleted-account-booking', eraseSome: eraseSettledContacts },
  recordErasure({
    kind: 'deleted-account-mail',
    table: outbox,
    isDue: () => and(ofADeletedAccount, ne(outbox.status, 'waiting')),
  }),
];

/** Erases the contacts of deleted accounts from bookings that are now settled. Skips locked rows. */
async function eraseSettledContacts(tx: Transaction, now: Date, after: string | undefined) {
  const kept = await tx
    .select()
    .from(bookings)
    .where(
      and(isNotNull(bookings.accountDeletedAt), after === undefined ? undefined : gt(bookings.id, after)),
    )
    .orderBy(asc(bookings.id))
    .for('update', { skipLocked: true });
  const open = (await selectOpen(tx, kept, now)).map(({ booking }) => booking);
  const over = kept.filter((booking) => !open.includes(booking));
  if (over.length === 0) return { count: 0 };
  const ids = over.map(({ id }) => id);
  await eraseContacts(tx, over);
  await deleteMails(tx, inArray(outbox.subjectId, ids));
  const entry = { actor: 'system', action: 'booking.contact-erased' };
  await auditAll(
    tx,
    ids.map((subjectId) => ({ ...entry, subjectId })),
  );
  return { count: ids.length, last: kept.at(-1)?.id };
}

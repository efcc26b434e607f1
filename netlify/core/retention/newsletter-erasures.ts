import { and, eq, gt, isNull, ne, notExists, sql } from 'drizzle-orm';
import { leftRetentionMonths, unconfirmedRetentionDays } from '#src/domain/newsletter/newsletter.ts';
import { monthsBefore } from '#src/lib/dates/dates.ts';
import { users } from '../account/account.table.ts';
import { db } from '../database.ts';
import { discountCodes } from '../discount/discount-code.table.ts';
import { subscribers } from '../newsletter/subscriber.table.ts';
import { recordErasure } from './erasure.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Newsletter addresses, then codes without a subscriber, account or booking. */
export const newsletterErasures = [
  recordErasure({
    kind: 'subscriber',
    table: subscribers,
    isDue: (now) => and(ne(subscribers.status, 'confirmed'), askedLongAgo(now), leftLongAgo(now)),
  }),
  recordErasure({
    kind: 'discount-code',
    table: discountCodes,
    isDue: (now) =>
      and(
        isNull(discountCodes.usedByBookingId),
        notExists(ownerOfCode()),
        notExists(accountThatCanUseCode(now)),
      ),
  }),
];

/** Spares recent requests, even by unsubscribed people: they may still have a valid link. */
function askedLongAgo(now: Date) {
  const then = new Date(now.getTime() - unconfirmedRetentionDays * dayMs);
  return sql`${subscribers.consentAt} <= ${then.toISOString()}::timestamptz`;
}

/** True also for people who never subscribed. */
function leftLongAgo(now: Date) {
  const then = monthsBefore(now, leftRetentionMonths);
  return sql`coalesce(${subscribers.unsubscribedAt} <= ${then.toISOString()}::timestamptz, true)`;
}

function ownerOfCode() {
  return db()
    .select({ id: subscribers.id })
    .from(subscribers)
    .where(eq(subscribers.email, discountCodes.email));
}

/** Finds an account that moved the code to its new address, while the newsletter kept the old one. */
function accountThatCanUseCode(now: Date) {
  return db()
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, discountCodes.email), gt(discountCodes.expiresAt, now)));
}

import { desc, eq, sql } from 'drizzle-orm';
import { type BookingShare, type ShareState, shareStateOf } from '#src/domain/payment/share/share.ts';
import { isId } from '#src/lib/ids.ts';
import { type Database, db, type Transaction } from '../../database.ts';
import { payments } from '../payment.table.ts';
import { shares } from './share.table.ts';

export type Share = typeof shares.$inferSelect;

export interface ShareNow extends Share {
  /** RWF */
  received: number;
  state: ShareState;
}

/** Reads the shares of a booking with this much due, newest first. Nothing is due once it is cancelled. */
export async function sharesOf(
  connection: Database | Transaction,
  bookingId: string,
  due: number,
): Promise<ShareNow[]> {
  const received = sql`coalesce(sum(${payments.amount}) filter (where ${payments.status} = 'successful'), 0)`;
  const rows = await connection
    .select({
      share: shares,
      received: received.mapWith(Number),
      isRequested: sql<boolean>`coalesce(bool_or(${payments.status} = 'pending'), false)`,
    })
    .from(shares)
    .leftJoin(payments, eq(payments.shareId, shares.id))
    .where(eq(shares.bookingId, bookingId))
    .groupBy(shares.id)
    .orderBy(desc(shares.createdAt), desc(shares.id));
  return rows.map(({ share, ...now }) => ({
    ...share,
    received: now.received,
    state: shareStateOf({ ...share, ...now, isWithdrawn: share.withdrawnAt !== null }, due),
  }));
}

/** Describes shares for a list; `nameOf` names who made one. */
export function toBookingShares(all: readonly ShareNow[], nameOf: (actor: string) => string): BookingShare[] {
  return all.map(({ id, name, amount, received, state, actor, createdAt }) => ({
    id,
    name,
    amount,
    received,
    state,
    by: nameOf(actor),
    createdAt: createdAt.toISOString(),
  }));
}

export function findShare(all: readonly ShareNow[], id: string): ShareNow | undefined {
  return isId(id) ? all.find((share) => share.id === id.toLowerCase()) : undefined;
}

export async function isShareWithdrawn(id: string | null): Promise<boolean> {
  if (id === null) return false;
  const [share] = await db()
    .select({ withdrawnAt: shares.withdrawnAt })
    .from(shares)
    .where(eq(shares.id, id));
  return share !== undefined && share.withdrawnAt !== null;
}

import { createHmac } from 'node:crypto';
import { and, count, eq, exists, gt, max, min, notExists, type SQL, sql } from 'drizzle-orm';
import { contactValues } from '#src/domain/studio/call-words.ts';
import { refusals } from '#src/lib/words/refusals.ts';
import { addressBlock, wideBlock } from '../../abuse/address-block.ts';
import { calendarNow } from '../../availability/calendar-shelf.ts';
import { db, type Transaction } from '../../database.ts';
import { ProblemError } from '../../errors.ts';
import { serverKey } from '../../server-key.ts';
import { bookings } from '../booking.table.ts';
import type { Booking } from '../booking-queries.ts';
import { heldNetworks } from './held-network.table.ts';

/** Unpaid holds per network or contact, as a multiple of the largest day's slots. */
const daysHeld = 4;

const refused = refusals('kept-slot');

/** Refusal by whose unpaid holds are too many. */
type Holder = 'networkHolds' | 'emailHolds' | 'phoneHolds';

/**
 * Refuses a hold when its network, or its phone or else email, has too many. Throws ProblemError 429.
 * Call it after the change, under the day lock; concurrent calls wait for each other.
 */
export async function requireHoldLeft(tx: Transaction, booking: Booking, address: string): Promise<void> {
  if (booking.heldUntil === null) return;
  const network = digestOfNetwork(address);
  // A fixed lock order, to avoid deadlocks.
  await lockHoldsOf(tx, network);
  await lockHoldsOf(tx, contactOf(booking));
  await tx
    .insert(heldNetworks)
    .values({ bookingId: booking.id, network })
    .onConflictDoUpdate({ target: heldNetworks.bookingId, set: { network } });
  const most = await mostHolds(tx);
  await requireBelow(tx, most, exists(heldFrom(network)), 'networkHolds');
  await requireContactBelow(tx, most, booking);
}

/** Like `requireHoldLeft` for a booking that came from no network. Throws ProblemError 429. */
export async function requireContactHoldLeft(tx: Transaction, booking: Booking): Promise<void> {
  await lockHoldsOf(tx, contactOf(booking));
  await requireContactBelow(tx, await mostHolds(tx), booking);
}

const contactOf = ({ phone, email }: Booking) => phone || email.toLowerCase();

/** Unpaid holds that one network or contact may have. */
export const mostHolds = async (tx: Transaction) => daysHeld * (await largestDay(tx));

async function lockHoldsOf(tx: Transaction, by: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('holds'), hashtext(${by}))`);
}

async function requireContactBelow(tx: Transaction, most: number, booking: Booking): Promise<void> {
  if (booking.phone !== '') return requireBelow(tx, most, eq(bookings.phone, booking.phone), 'phoneHolds');
  const sameEmail = eq(sql`lower(${bookings.email})`, booking.email.toLowerCase());
  await requireBelow(tx, most, sameEmail, 'emailHolds');
}

export function isHoldExpired({ heldUntil }: Pick<Booking, 'heldUntil'>, now: Date): boolean {
  return heldUntil !== null && heldUntil <= now;
}

async function requireBelow(tx: Transaction, most: number, whose: SQL, holder: Holder): Promise<void> {
  const [held] = await tx
    .select({ count: count(), secondsLeft: secondsUntilFirstEnds() })
    .from(bookings)
    .where(and(isLiveHold(), whose));
  if (held === undefined || held.count <= most) return;
  throw new ProblemError(429, refused(holder, { ...contactValues, most }), {
    retryAfterSeconds: Math.max(1, held.secondsLeft ?? 1),
  });
}

const secondsUntilFirstEnds = () =>
  sql<number | null>`ceil(extract(epoch from ${min(bookings.heldUntil)} - statement_timestamp()))::int`;

function isLiveHold(): SQL | undefined {
  return and(eq(bookings.status, 'pending'), gt(bookings.heldUntil, sql`statement_timestamp()`));
}

function heldFrom(network: string) {
  return db()
    .select({ id: heldNetworks.bookingId })
    .from(heldNetworks)
    .where(and(eq(heldNetworks.bookingId, bookings.id), eq(heldNetworks.network, network)));
}

/** Returns an IPv4 address, or the first 48 bits of an IPv6 address, which may all be one person's. */
export function networkOf(address: string): string {
  return wideBlock(address) ?? addressBlock(address);
}

function digestOfNetwork(address: string): string {
  return createHmac('sha256', serverKey('network of a hold')).update(networkOf(address)).digest('hex');
}

async function largestDay(connection: Transaction): Promise<number> {
  return Math.max(...Object.values((await calendarNow(connection)).capacity));
}

/** Holds of the network with the most unpaid bookings. */
export interface HoldsOfOneNetwork {
  most: number;
  /** Slots of the calendar's largest day. */
  day: number;
}

export async function holdsOfOneNetwork(): Promise<HoldsOfOneNetwork> {
  return db().transaction(async (tx) => {
    const perNetwork = tx
      .select({ held: count().as('held') })
      .from(heldNetworks)
      .innerJoin(bookings, eq(bookings.id, heldNetworks.bookingId))
      .where(isLiveHold())
      .groupBy(heldNetworks.network)
      .as('per_network');
    const [row] = await tx.select({ most: max(perNetwork.held) }).from(perNetwork);
    return { most: Number(row?.most ?? 0), day: await largestDay(tx) };
  });
}

export async function deleteExpiredHeldNetworks(): Promise<void> {
  const holding = db()
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.id, heldNetworks.bookingId), isLiveHold()));
  await db().delete(heldNetworks).where(notExists(holding));
}

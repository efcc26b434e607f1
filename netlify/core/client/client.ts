import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import { isId } from '#src/lib/ids.ts';
import { bookings } from '../booking/booking.table.ts';
import type { Booking } from '../booking/booking-queries.ts';
import type { Database, Transaction } from '../database.ts';
import { ProblemError } from '../errors.ts';
import { clients, keptId } from './client.table.ts';

export type Client = typeof clients.$inferSelect;

/** Finds a client by their id or that of a client merged into them. Throws ProblemError 404. */
export async function findClient(connection: Database | Transaction, id: string): Promise<Client> {
  const [found] = isId(id)
    ? await connection
        .select()
        .from(clients)
        .where(eq(clients.id, keptId(id)))
    : [];
  if (found === undefined) throw new ProblemError(404, 'This client no longer exists.');
  return found;
}

/** Locks a client by their id or that of a client merged into them. Throws ProblemError 404. */
export async function lockClient(tx: Transaction, id: string): Promise<Client> {
  const found = await findClient(tx, id);
  const [locked] = await tx
    .select()
    .from(clients)
    .where(and(eq(clients.id, found.id), isNull(clients.mergedInto)))
    .for('update');
  // Merged into another one since it was found.
  return locked ?? lockClient(tx, id);
}

/** Reads the ids of a client and of those merged into them. */
export async function idsOf(connection: Database | Transaction, id: string): Promise<string[]> {
  const found = await connection
    .select({ id: clients.id })
    .from(clients)
    .where(or(eq(clients.id, id), eq(clients.mergedInto, id)));
  return found.map((row) => row.id);
}

/** Reads the bookings of these clients, the oldest first. */
export async function bookingsOf(tx: Transaction, same: string[]): Promise<Booking[]> {
  return tx
    .select()
    .from(bookings)
    .where(inArray(bookings.clientId, same))
    .orderBy(asc(bookings.createdAt), asc(bookings.id));
}

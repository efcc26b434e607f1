import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { staffSources } from '#src/domain/booking/booking-source.ts';
import { type BookingByStaff, unknownClient } from '#src/domain/booking/staff/booking-by-staff.ts';
import { normalisePhone } from '#src/domain/payment/phone.ts';
import { clientKeys, clients, firstUsed, keptId } from '../../client/client.table.ts';
import { db } from '../../database.ts';
import { fieldProblem } from '../../read-fields.ts';
import { bookings } from '../booking.table.ts';

/** A client as booked. The phone can get a payment request. */
export interface Contact {
  clientId: string | null;
  name: string;
  phone: string;
  email: string;
}

/** Fills a known client's contact with the name and the first own keys. Throws ProblemError 422. */
export async function contactOf({ id, ...typed }: BookingByStaff['client']): Promise<Contact> {
  const { name, email } = typed;
  const phone = typed.phone === undefined ? undefined : (normalisePhone(typed.phone) ?? '');
  if (id === undefined) return { clientId: null, name, phone: phone ?? '', email: email ?? '' };
  const known = await knownClient(id);
  if (known === undefined) throw fieldProblem('client.id', unknownClient);
  const keys = await keysOf(known.id);
  const first = (kind: 'phone' | 'email', isUsable: (value: string) => boolean = () => true) =>
    keys.find((key) => key.kind === kind && isUsable(key.value))?.value ?? '';
  return {
    clientId: known.id,
    name: name || known.name,
    phone: phone ?? first('phone', (value) => normalisePhone(value) !== undefined),
    email: email ?? first('email'),
  };
}

/** Finds a client; one that was merged is read as the one it was merged into. */
async function knownClient(id: string): Promise<{ id: string; name: string } | undefined> {
  const [found] = await db()
    .select({ id: clients.id, name: clients.name })
    .from(clients)
    .where(eq(clients.id, keptId(id)));
  return found;
}

/**
 * True for a key that is surely the client's: of their first record, of a booking that staff entered
 * or confirmed, or typed by staff. Others may come from a stranger who typed one key of the client.
 */
const isOwn = sql`(${firstUsed()} is null
  or ${firstUsed()} = (select min(r.created_at) from client_records r where r.client_id = ${clients.id})
  or exists (select from ${bookings} where ${bookings.clientId} = ${clients.id} and (${inArray(bookings.source, [...staffSources])} or ${bookings.status} = 'confirmed')
    and ${clientKeys.value} = case ${clientKeys.kind} when 'phone' then ${bookings.phone} else lower(${bookings.email}) end))`;

/** Lists the client's own keys, first used first, before those of clients merged into it. */
async function keysOf(clientId: string) {
  return db()
    .select({ kind: clientKeys.kind, value: clientKeys.value })
    .from(clientKeys)
    .innerJoin(clients, eq(clients.id, clientKeys.clientId))
    .where(and(eq(sql`coalesce(${clients.mergedInto}, ${clients.id})`, clientId), isOwn))
    .orderBy(desc(eq(clients.id, clientId)), asc(firstUsed()), asc(clientKeys.value));
}

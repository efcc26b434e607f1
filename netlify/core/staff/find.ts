import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type Found, mostFound } from '#src/features/staff/find/found.ts';
import { applications } from '../application/application.table.ts';
import { bookings } from '../booking/booking.table.ts';
import { db } from '../database.ts';
import { searchQuery } from '../lists/search-query.ts';
import { messages } from '../message/message.table.ts';
import { fieldProblem } from '../read-fields.ts';

const { reference, eventDate } = bookings;
const { programmeTitle } = applications;

/** Records by what people say of them: reference, name, phone or email. One statement. Throws ProblemError 422. */
export async function findRecords(q: string): Promise<Found> {
  const typed = q.trim();
  if (typed === '' || typed.length > 100) throw fieldProblem('q', 'Please search for 1 to 100 characters.');
  const { id, name, phone, status } = bookings;
  const [found] = await db()
    .select({
      bookings: newest<Found['bookings']>(bookings, { id, reference, name, phone, status, eventDate }, typed),
      messages: newest<Found['messages']>(messages, columnsOf(messages, 'subject', messages.subject), typed),
      applications: newest<Found['applications']>(
        applications,
        columnsOf(applications, 'programmeTitle', programmeTitle),
        typed,
      ),
    })
    .from(sql`(values (1)) one`);
  return found ?? { bookings: [], messages: [], applications: [] };
}

function columnsOf(table: typeof messages | typeof applications, name: string, column: PgColumn) {
  return { id: table.id, name: table.name, [name]: column, status: table.status };
}

/** The newest that have the words, as JSON. */
function newest<Rows>(
  table: PgTable & { createdAt: PgColumn },
  columns: Record<string, PgColumn>,
  typed: string,
): SQL<Rows> {
  const selected = Object.entries(columns).map(([name, column]) => sql`${column} as ${sql.identifier(name)}`);
  const matching = searchQuery((words) => sql`${table}.search @@ ${words}`, typed);
  const rows = sql`select ${sql.join(selected, sql`, `)} from ${table} where ${matching} order by ${table.createdAt} desc limit ${mostFound}`;
  return sql<Rows>`(select coalesce(json_agg(found), '[]') from (${rows}) found)`;
}

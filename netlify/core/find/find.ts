import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type Found, type FoundEntry, mostFound } from '#src/domain/find/found.ts';
import { applications } from '../application/application.table.ts';
import { bookings } from '../booking/booking.table.ts';
import { packageShelf } from '../catalogue/package-shelf.ts';
import { serviceShelf } from '../catalogue/service-shelf.ts';
import { clients } from '../client/client.table.ts';
import { clientColumns } from '../client/client-list.ts';
import { db } from '../database.ts';
import { enrolments } from '../enrolment/enrolment.table.ts';
import { galleryShelf } from '../gallery/gallery-shelf.ts';
import { programmeShelf } from '../internship/programme-shelf.ts';
import { searchQuery } from '../lists/search-query.ts';
import { messages } from '../message/message.table.ts';
import { fieldProblem } from '../read-fields.ts';
import type { Shelf } from '../shelf/shelf.ts';
import { readShelfList } from '../shelf/shelf-list.ts';

const { reference, eventDate } = bookings;
const { programmeTitle } = applications;

type Records = Pick<Found, 'clients' | 'bookings' | 'messages' | 'applications' | 'enrolments'>;

/** Finds records by reference, name, phone or email, and site entries by name. Throws ProblemError 422. */
export async function findRecords(q: string): Promise<Found> {
  const typed = q.trim();
  if (typed === '' || typed.length > 100) throw fieldProblem('q', 'Please search for 1 to 100 characters.');
  const [records, services, prices, internships, pictures] = await Promise.all([
    ofPeople(typed),
    entries(serviceShelf, typed),
    entries(packageShelf, typed),
    entries(programmeShelf, typed),
    entries(galleryShelf, typed),
  ]);
  return { ...records, services, prices, internships, pictures };
}

async function ofPeople(typed: string): Promise<Records> {
  const { id, name, phone, status } = bookings;
  const { id: clientId, name: clientName, phones, emails } = clientColumns;
  const [found] = await db()
    .select({
      clients: newest<Found['clients']>(clients, { id: clientId, name: clientName, phones, emails }, typed),
      bookings: newest<Found['bookings']>(bookings, { id, reference, name, phone, status, eventDate }, typed),
      messages: newest<Found['messages']>(messages, columnsOf(messages, 'subject', messages.subject), typed),
      applications: newest<Found['applications']>(
        applications,
        columnsOf(applications, 'programmeTitle', programmeTitle),
        typed,
      ),
      enrolments: newest<Found['enrolments']>(
        enrolments,
        columnsOf(enrolments, 'className', enrolments.className),
        typed,
      ),
    })
    .from(sql`(values (1)) one`);
  return found ?? { clients: [], bookings: [], messages: [], applications: [], enrolments: [] };
}

async function entries<Fields extends object>(shelf: Shelf<Fields>, q: string): Promise<FoundEntry[]> {
  const { items } = await readShelfList(shelf, { q, sort: 'place', limit: mostFound });
  return items.map(({ id, title }) => ({ id, title }));
}

function columnsOf(
  table: typeof messages | typeof applications | typeof enrolments,
  name: string,
  column: PgColumn,
) {
  return { id: table.id, name: table.name, [name]: column, status: table.status };
}

function newest<Rows>(
  table: PgTable & { createdAt: PgColumn },
  columns: Record<string, PgColumn | SQL>,
  typed: string,
): SQL<Rows> {
  const selected = Object.entries(columns).map(([name, column]) => sql`${column} as ${sql.identifier(name)}`);
  const matching = searchQuery((words) => sql`${table}.search @@ ${words}`, typed);
  const rows = sql`select ${sql.join(selected, sql`, `)} from ${table} where ${matching} order by ${table.createdAt} desc limit ${mostFound}`;
  return sql<Rows>`(select coalesce(json_agg(found), '[]') from (${rows}) found)`;
}

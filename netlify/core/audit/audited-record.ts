import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { AuditedRecord } from '#src/domain/audit/audit-list.ts';
import { users } from '../account/account.table.ts';
import { applications } from '../application/application.table.ts';
import { bookings } from '../booking/booking.table.ts';
import { clients } from '../client/client.table.ts';
import { enrolments } from '../enrolment/enrolment.table.ts';
import { messages } from '../message/message.table.ts';
import { subscribers } from '../newsletter/subscriber.table.ts';
import { payments } from '../payment/payment.table.ts';
import { resources } from '../resource/resource.table.ts';
import { shelfEntries } from '../shelf/shelf.table.ts';

const shelfLists = {
  service: 'services',
  package: 'pricing',
  internship: 'internships',
  'gallery-item': 'gallery',
};

/** Selects the name of an entry’s record on reading, since the log itself must hold no names. */
export function recordOf(subjectId: PgColumn): SQL<AuditedRecord | null> {
  const named = (list: SQL, open: SQL, name: SQL, from: SQL) =>
    sql`(select jsonb_build_object('list', ${list}, 'open', ${open}, 'name', ${name}) from ${from} = ${subjectId})`;
  const ofTable = (
    list: string,
    table: typeof users | typeof messages | typeof applications | typeof enrolments | typeof resources,
  ) => named(sql`${list}::text`, sql`${table.id}`, sql`${table.name}`, sql`${table} where ${table.id}`);
  const shelfList = sql`${JSON.stringify(shelfLists)}::jsonb ->> ${shelfEntries.kind}`;
  const shelfWords = (field: string) =>
    sql`coalesce(${shelfEntries.draft}, ${shelfEntries.changes}) ->> ${field}::text`;
  return sql<AuditedRecord | null>`coalesce(
    ${named(sql`'bookings'`, sql`${bookings.reference}`, sql`${bookings.reference}`, sql`${bookings} where ${bookings.id}`)},
    ${named(sql`'bookings'`, sql`${bookings.reference}`, sql`${bookings.reference}`, sql`${payments} join ${bookings} on ${bookings.id} = ${payments.bookingId} where ${payments.id}`)},
    ${ofTable('users', users)},
    ${ofTable('resources', resources)},
    ${named(sql`'clients'`, sql`${clients.id}`, sql`coalesce(nullif(${clients.name}, ''), 'No name')`, sql`${clients} where ${clients.id}`)},
    ${ofTable('messages', messages)},
    ${ofTable('enrolments', enrolments)},
    ${ofTable('applications', applications)},
    ${named(sql`'subscribers'`, sql`${subscribers.id}`, sql`${subscribers.email}`, sql`${subscribers} where ${subscribers.id}`)},
    ${named(shelfList, sql`${shelfEntries.id}`, sql`coalesce(${shelfWords('name')}, ${shelfWords('title')}, ${shelfEntries.id})`, sql`${shelfEntries} where ${shelfEntries.kind} not in ('studio', 'studio-calendar', 'payment-rules') and ${shelfEntries.key}`)})`;
}

export function recordsWith(subjectId: PgColumn, words: SQL): SQL {
  const found = [bookings, users, clients, messages, enrolments, applications, subscribers].map(
    (table) => sql`select ${table.id} from ${table} where ${table}.search @@ ${words}`,
  );
  const paid = sql`select ${payments.id} from ${payments} join ${bookings} on ${bookings.id} = ${payments.bookingId} where ${bookings}.search @@ ${words}`;
  return sql`${subjectId} = any(array(${sql.join([...found, paid], sql` union all `)}))`;
}

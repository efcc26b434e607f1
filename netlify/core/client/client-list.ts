import { eq, gte, isNull, sql } from 'drizzle-orm';
import { type ClientRow, clientListRules } from '#src/domain/client/client.ts';
import { bookings } from '../booking/booking.table.ts';
import { list } from '../lists/list.ts';
import { ledgerEntries } from '../payment/ledger/ledger.table.ts';
import { clientKeys, clients, firstUsed } from './client.table.ts';

const { id, name, language, version, createdAt, mergedInto, booked } = clients;

/** Selects the ids of a client of the list and of those merged into it. */
const same = sql`(select same.id from ${clients} same where same.id = ${clients}.id or same.merged_into = ${clients}.id)`;

const keys = (kind: 'phone' | 'email') =>
  sql<
    string[]
  >`array(select ${clientKeys.value} from ${clientKeys} where ${clientKeys.kind} = ${kind} and ${clientKeys.clientId} in ${same} order by ${firstUsed()}, ${clientKeys.value})`;

const theirs = sql`from ${bookings} where ${bookings.clientId} in ${same}`;

const moved = sql`from ${ledgerEntries} where ${ledgerEntries.bookingId} in (select ${bookings.id} ${theirs}) and ${ledgerEntries.account} = 'booking' and ${ledgerEntries.method} is not null`;

const groups = { booked: gte(booked, 1), returning: gte(booked, 2), contact: eq(booked, 0) };

export const clientColumns = {
  id,
  name,
  phones: keys('phone'),
  emails: keys('email'),
  language,
  value: sql`coalesce((select -sum(${ledgerEntries.amount}) ${moved}), 0)::bigint`.mapWith(Number),
  bookings: booked,
  version,
  createdAt,
};

/** Clients not merged into another, each with the records and keys of those merged into it. */
export const clientList = list({
  rules: clientListRules,
  table: clients,
  id,
  only: isNull(mergedInto),
  columns: clientColumns,
  sorts: { createdAt, name },
  filters: {
    group: (group) => groups[group],
    language: (wanted) => eq(language, wanted),
  },
  search: (words) => sql`${clients}.search @@ ${words}`,
  rows: (found): ClientRow[] => found.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
  csv: {
    Name: (row) => row.name,
    Phones: (row) => row.phones.join(', '),
    Emails: (row) => row.emails.join(', '),
    Language: (row) => row.language,
    Bookings: (row) => row.bookings,
    'Value (RWF)': (row) => row.value,
    'First contact': (row) => new Date(row.createdAt),
  },
});

import { arrayContains, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { dayServiceNames, dayServices } from '#src/domain/availability/services/day-services.ts';
import { type ResourceRow, type ResourceUse, resourceListRules } from '#src/domain/resource/resource-list.ts';
import { resourceKindNames, spanText } from '#src/domain/resource/resource-words.ts';
import { users } from '../account/account.table.ts';
import { bookings } from '../booking/booking.table.ts';
import { list } from '../lists/list.ts';
import { assignments, resources } from './resource.table.ts';

const { id, kind, name, services, userId, byKind, retiredAt, version, createdAt } = resources;

const midnight = sql`date_trunc('day', now(), 'Africa/Kigali')`;
const today = sql`tstzrange(${midnight}, ${midnight} + interval '1 day')`;

/** Selects what has a resource in a span, earliest first, as JSON. */
function usesIn(span: SQL): SQL<ResourceUse[]> {
  const { startsAt, endsAt } = assignments;
  const booking = sql`case when ${bookings.id} is not null then json_build_object('reference', ${bookings.reference}, 'name', ${bookings.name}) end`;
  // Nested fragments, because Drizzle drops the table names of a column that is selected alone.
  const uses = sql`
    select coalesce(json_agg(json_build_object('id', ${assignments.id}, 'booking', ${booking}, 'reason', ${assignments.reason}, 'from', ${startsAt}, 'to', ${endsAt}) order by ${startsAt}), '[]')
    from ${assignments} left join ${bookings} on ${bookings.id} = ${assignments.bookingId}
    where ${assignments.resourceId} = ${id} and tstzrange(${startsAt}, ${endsAt}) && ${span}`;
  return sql<ResourceUse[]>`(${uses})`;
}

/** People and kit in use; who or what is retired stays only in the history of its bookings. */
export const resourceList = list({
  rules: resourceListRules,
  table: resources,
  id,
  only: isNull(retiredAt),
  columns: {
    id,
    kind,
    name,
    services,
    userId,
    userName: sql<string | null>`(${sql`select ${users.name} from ${users} where ${users.id} = ${userId}`})`,
    today: usesIn(today),
    retiredAt,
    version,
    createdAt,
  },
  sorts: { kind: byKind, name, createdAt },
  filters: {
    kind: (wanted) => eq(kind, wanted),
    service: (wanted) => or(arrayContains(services, [wanted]), sql`cardinality(${services}) = 0`),
  },
  search: (words) => sql`search_words(${name}) @@ ${words}`,
  rows: (found): ResourceRow[] =>
    found.map((row) => ({
      ...row,
      retiredAt: row.retiredAt?.toISOString() ?? null,
      createdAt: row.createdAt.toISOString(),
      today: row.today.map((use) => ({ ...use, from: iso(use.from), to: iso(use.to) })),
    })),
  csv: {
    Kind: (row) => resourceKindNames[row.kind],
    Name: (row) => row.name,
    'Can do': (row) => namesOf(row.services).join(', '),
    Account: (row) => row.userName,
    Today: (row) =>
      row.today
        .map(({ booking, reason, from, to }) => `${booking?.reference ?? reason}: ${spanText(from, to)}`)
        .join('; '),
    Added: (row) => new Date(row.createdAt),
  },
});

/** Names services that the studio still has, in the usual order. */
function namesOf(services: readonly string[]): string[] {
  return dayServices.filter((id) => services.includes(id)).map((id) => dayServiceNames[id]);
}

function iso(moment: string): string {
  return new Date(moment).toISOString();
}

import { and, between, eq, ne, sql } from 'drizzle-orm';
import type { DayService } from '#src/domain/availability/services/day-services.ts';
import { entrySku } from '#src/domain/catalogue/packages/package.ts';
import { capacityServicesOf, catalogueServices } from '#src/domain/catalogue/prices/capacity-services.ts';
import { cataloguePrices } from '#src/domain/catalogue/prices/price-files.ts';
import { bookingLines, bookings } from '../booking/booking.table.ts';
import { packageShelf } from '../catalogue/package-shelf.ts';
import type { Database, Transaction } from '../database.ts';
import { shelfEntries } from '../shelf/shelf.table.ts';
import { hasSlot } from './has-slot.ts';

const inBase = catalogueServices(cataloguePrices);

export type ReadServices = (skus: readonly string[]) => DayService[];

/** Number of bookings with a slot that include a service, by day and service. */
export type ServicesTaken = ReadonlyMap<string, ReadonlyMap<DayService, number>>;

export async function servicesReader(connection: Transaction | Database): Promise<ReadServices> {
  const { kind, id, changes } = shelfEntries;
  const rows = await connection
    .select({ id, service: sql<string>`${changes} ->> 'service'` })
    .from(shelfEntries)
    .where(and(eq(kind, packageShelf.kind), sql`${changes} ->> 'service' is not null`));
  const said = new Map(rows.map((row) => [entrySku(row.id), row.service]));
  return (skus) => [...new Set(skus.flatMap((sku) => capacityServicesOf(sku, inBase, said)))];
}

export async function skusOf(connection: Transaction | Database, bookingId: string): Promise<string[]> {
  const lines = await connection
    .selectDistinct({ sku: bookingLines.sku })
    .from(bookingLines)
    .where(eq(bookingLines.bookingId, bookingId));
  return lines.map(({ sku }) => sku);
}

/** Counts each booking once per service, however many lines it has; `apartFrom` is left out. */
export async function servicesTaken(
  connection: Transaction | Database,
  first: string,
  last: string,
  read: ReadServices,
  apartFrom?: string,
): Promise<ServicesTaken> {
  const ordered = await connection
    .select({
      day: sql<string>`${bookings.eventDate}`,
      skus: sql<string[]>`array_agg(distinct ${bookingLines.sku})`,
    })
    .from(bookings)
    .innerJoin(bookingLines, eq(bookingLines.bookingId, bookings.id))
    .where(
      and(
        between(bookings.eventDate, first, last),
        hasSlot(),
        apartFrom === undefined ? undefined : ne(bookings.id, apartFrom),
      ),
    )
    .groupBy(bookings.id);
  const days = [...Map.groupBy(ordered, ({ day }) => day)];
  return new Map(days.map(([day, all]) => [day, countServices(all.map(({ skus }) => read(skus)))]));
}

function countServices(bookings: readonly (readonly DayService[])[]): Map<DayService, number> {
  return new Map(
    [...Map.groupBy(bookings.flat(), (service) => service)].map(([id, all]) => [id, all.length]),
  );
}

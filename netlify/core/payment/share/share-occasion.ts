import { servicesText } from '#src/domain/availability/services/day-services.ts';
import type { BookingKind } from '#src/domain/booking/fee/fee.ts';
import type { Occasion } from '#src/domain/payment/share/occasion.ts';
import type { MyShare } from '#src/domain/payment/share/share.ts';
import { servicesReader, skusOf } from '../../availability/services-taken.ts';
import type { Booking } from '../../booking/booking-queries.ts';
import type { Database, Transaction } from '../../database.ts';

const kindWords: Record<BookingKind, string> = {
  session: 'a booking',
  goods: 'prints and frames',
  fee: 'a fee',
};

/** Describes what a share pays for, without a package, because its name gives the total away. */
export async function shareOccasion(
  connection: Database | Transaction,
  { id, kind, eventDate }: Pick<Booking, 'id' | 'kind' | 'eventDate'>,
): Promise<Occasion & Pick<MyShare, 'occasion'>> {
  const services = (await servicesReader(connection))(await skusOf(connection, id));
  return { kind, services, occasion: servicesText(services) || kindWords[kind], day: eventDate };
}

import { availabilityWords } from '#src/domain/availability/words/words.ts';
import type { BookingKind } from '#src/domain/booking/fee/fee.ts';
import type { Occasion } from '#src/domain/payment/share/occasion.ts';
import type { MyShare } from '#src/domain/payment/share/share.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
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
  const occasion = wordsIn('en', availabilityWords).services({ services }) || kindWords[kind];
  return { kind, services, occasion, day: eventDate };
}

import { vatPercent } from '#src/domain/catalogue/prices/line-price.ts';
import type { QuoteBody } from '#src/domain/paper/paper.ts';
import { site } from '#src/domain/studio/site.ts';
import type { Booking, BookingLine } from '../booking/booking-queries.ts';
import { bookingVat } from '../booking/booking-vat.ts';
import { bookedLabelIn } from '../booking/fee/fee-label.ts';
import { clientLanguage } from '../client-language.ts';

type PaperOrder = Omit<QuoteBody, 'series' | 'studio' | 'lastDay' | 'parts'>;

/** Describes the order of a booking at its present price, or at that of an offer. */
export function paperOrder(booking: Booking, lines: readonly BookingLine[]): PaperOrder {
  const { reference, eventDate, total, discountAmount, agreedAt } = booking;
  const agreed = agreedAt !== null;
  // Without a price for each line, only the total was agreed.
  const byLine = !agreed || lines.every((line) => line.agreed !== null);
  return {
    reference,
    session: eventDate,
    lines: lines.map((line) => ({
      label: bookedLabelIn(clientLanguage(booking), line),
      quantity: line.quantity,
      amount: byLine ? (line.agreed ?? line.amount) : null,
    })),
    discount: agreed ? 0 : discountAmount,
    total,
    vat: site.vatRegistered ? bookingVat(booking, lines) : 0,
    vatPercent,
  };
}

export function paperStudio(): QuoteBody['studio'] {
  const { name, address, phones, emails } = site;
  return {
    name,
    address: [address.street, address.district, address.city, address.country].join(', '),
    phones: phones.map(({ display }) => display),
    email: emails.bookings,
  };
}

import { site } from '#src/features/studio/site.ts';
import { formatDate } from '#src/lib/dates/dates.ts';
import { formatMoney } from '#src/lib/money.ts';
import type { MailLink } from '../../mail/mail-content.ts';
import type { Mail } from '../../mail/outbox.ts';
import { stayInTouchPart } from '../../mail/stay-in-touch.ts';
import type { Booking, BookingLine } from '../booking-queries.ts';
import { bookingFacts, orderPart, refundPart } from '../mail-parts.ts';
import type { Offer } from './offer-queries.ts';

interface Offered {
  booking: Booking;
  lines: BookingLine[];
  offer: Offer;
  /** True when an earlier offer was open. */
  replaces: boolean;
}

/** To the client: what it costs, and the button that accepts it. */
export function offerMail({ booking, lines, offer, replaces }: Offered, link: MailLink): Mail {
  const sum = formatMoney(offer.total);
  const until = formatDate(offer.lastDay);
  const agreed = { ...booking, total: offer.total, agreedAt: offer.createdAt };
  return {
    dedupeKey: `booking-offer:${offer.id}`,
    subjectId: booking.id,
    recipient: booking.email,
    replyTo: site.emails.bookings,
    subject: `Our price for booking ${booking.reference}: ${sum}`,
    content: {
      preview: `${sum}, until ${until}. Accept it and pay by mobile money.`,
      heading: 'Our price for your booking',
      parts: [
        {
          kind: 'paragraph',
          text: `Hello ${booking.name}. ${replaces ? 'We have changed our offer: your' : 'Your'} booking costs ${sum}, with everything listed below. The offer ends on ${until}.`,
        },
        bookingFacts(booking, [{ label: 'Offer ends', value: until }]),
        orderPart(agreed, lines, 'Total'),
        {
          kind: 'paragraph',
          text: 'The button opens your booking. There you can accept the price; the payment request then goes to your phone. We have not charged anything.',
        },
        { ...link, label: 'See and accept the offer' },
        refundPart,
        stayInTouchPart,
      ],
    },
  };
}

/** To the client: the price is agreed. */
export function offerAcceptedMail(
  { booking, lines }: Pick<Offered, 'booking' | 'lines'>,
  phone: string,
  link: MailLink,
): Mail {
  const sum = formatMoney(booking.total);
  return {
    dedupeKey: `booking-offer-accepted:${booking.id}`,
    subjectId: booking.id,
    recipient: booking.email,
    replyTo: site.emails.bookings,
    subject: `You accepted the price for booking ${booking.reference}`,
    content: {
      preview: `${sum}. The payment request goes to ${phone}.`,
      heading: 'We have agreed the price',
      parts: [
        {
          kind: 'paragraph',
          text: `Thank you, ${booking.name}. You accepted ${sum}. Approve the payment request on ${phone} with your mobile money PIN. Once it is paid, we’ll email you a payment confirmation.`,
        },
        bookingFacts(booking),
        orderPart(booking, lines, 'Total'),
        link,
        refundPart,
        stayInTouchPart,
      ],
    },
  };
}

import type { Hold } from '#src/domain/availability/slot/slot.ts';
import { untilText } from '#src/domain/availability/slot/slot-words.ts';
import { type Balance, dueOf } from '#src/domain/payment/ledger.ts';
import { callUs } from '#src/domain/studio/call-words.ts';
import { formatDate } from '#src/lib/dates/dates.ts';
import { formatMoney } from '#src/lib/money.ts';
import { action, paragraph, stayInTouchPart, toVisitor } from '../../mail/compose.ts';
import type { MailLink, MailPart } from '../../mail/mail-content.ts';
import type { Mail } from '../../mail/outbox.ts';
import { siteUrl } from '../../site-url.ts';
import type { Booking, BookingLine } from '../booking-queries.ts';
import { bookingFacts, orderPart } from '../mail-parts.ts';

interface HeldBooking {
  booking: Booking;
  lines: BookingLine[];
  balance: Balance;
  hold: Hold;
}

export function holdEndsMail(
  { booking, lines, balance, hold }: HeldBooking,
  dedupeKey: string,
  link: MailLink,
): Mail {
  const day = formatDate(booking.eventDate ?? '');
  const until = untilOf(booking);
  return toVisitor(booking, 'bookings', {
    dedupeKey,
    subject: `We keep ${day} for you until ${until}: booking ${booking.reference}`,
    preview: `After that ${day} may go to someone else.`,
    heading: `We keep your date until ${until}`,
    parts: [
      paragraph(
        `Hello ${booking.name}. We keep ${day} for you until ${until}. After that it may go to someone else; your booking itself is not lost.`,
      ),
      ...nextParts(booking, balance, hold),
      bookingFacts(booking),
      orderPart(booking, lines, 'Total'),
      typeof hold === 'object' ? { ...link, label: 'See and accept the offer' } : { ...link, kind: 'link' },
      stayInTouchPart,
    ],
  });
}

function nextParts({ reference }: Booking, balance: Balance, hold: Hold): MailPart[] {
  if (hold === 'payment')
    return [
      paragraph(
        `It is yours once you have paid ${formatMoney(dueOf(balance))}. Approve the payment request on your phone; if there is none any more, ask for another:`,
      ),
      action('Go to the payment', siteUrl(`/payment-success?ref=${reference}&status=failed`)),
    ];
  if (hold === 'price')
    return [
      paragraph(
        `We still owe you our price. Please ${callUs} if you have not heard from us: then we can keep the date for longer.`,
      ),
    ];
  return [paragraph('Our offer ends then too. It is yours once you have accepted and paid it.')];
}

export function holdEndsNotice(booking: Booking): string {
  return `Request ${booking.reference} of ${booking.name} still waits for a price, and keeps ${formatDate(booking.eventDate ?? '')} only until ${untilOf(booking)}. Please make an offer or confirm it.`;
}

function untilOf({ heldUntil }: Booking): string {
  return untilText(heldUntil ?? new Date());
}

import type { Hold } from '#src/domain/availability/slot/slot.ts';
import { untilText } from '#src/domain/availability/slot/slot-words.ts';
import { sessionTimeText } from '#src/domain/booking/day/session-words.ts';
import { sessionWords } from '#src/domain/booking/day/words/words.ts';
import { callUs } from '#src/domain/studio/call-words.ts';
import { formatDate } from '#src/lib/dates/dates.ts';
import { formatMoney } from '#src/lib/money.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import { action, askOnPagePart, greeting, paragraph, toVisitor } from '../../mail/compose.ts';
import type { Mail } from '../../mail/enqueue-mails.ts';
import type { MailLink, MailPart } from '../../mail/mail-content.ts';
import { siteUrl } from '../../site-url.ts';
import type { TextMessage } from '../../sms/enqueue-texts.ts';
import type { Booking, BookingLine } from '../booking-queries.ts';
import { bookingText, shortUntil } from '../booking-text.ts';
import { bookingFacts, orderPart } from '../mail-parts.ts';

interface HeldBooking {
  booking: Booking;
  lines: BookingLine[];
  /** RWF open of the next part. */
  open: number;
  hold: Hold;
}

export function holdEndsMail(
  { booking, lines, open, hold }: HeldBooking,
  dedupeKey: string,
  link: MailLink,
): Mail {
  const day = formatDate(booking.eventDate ?? '');
  const until = untilOf(booking);
  return toVisitor(booking, 'bookings', {
    dedupeKey,
    subject: `We’ll hold ${day} for you until ${until}: booking ${booking.reference}`,
    preview: `After that someone else may book ${day}.`,
    heading: `We’ll hold your date until ${until}`,
    parts: [
      greeting(booking.name),
      paragraph(
        `We’ll hold ${day} for you until ${until}. After that someone else may book it; we’ll keep your booking, but you may need another date.`,
      ),
      ...nextParts(booking, open, hold),
      bookingFacts(booking),
      orderPart(booking, lines, 'Total'),
      typeof hold === 'object' ? { ...link, label: 'See and accept the offer' } : { ...link, kind: 'link' },
      askOnPagePart,
    ],
  });
}

function nextParts({ reference }: Booking, open: number, hold: Hold): MailPart[] {
  if (hold === 'payment')
    return [
      paragraph(
        `To keep the date, pay ${formatMoney(open)} before then. Approve the payment request on your phone. No request on your phone? Ask for a new one:`,
      ),
      action('Go to the payment', siteUrl(`/payment-success?ref=${reference}&status=failed`)),
    ];
  if (hold === 'price')
    return [
      paragraph(
        `We have not sent you our price yet. If you have not heard from us, please ${callUs}, so that we can hold the date for longer.`,
      ),
    ];
  return [paragraph('Our offer ends then too. To keep the date, accept it and pay before then.')];
}

export function holdEndsNotice(booking: Booking): string {
  return `Request ${booking.reference} of ${booking.name} still waits for a price, and holds ${sessionTimeText(wordsIn('en', sessionWords), booking)} only until ${untilOf(booking)}. Please make an offer or confirm it.`;
}

function untilOf({ heldUntil }: Booking): string {
  return untilText(wordsIn('en', sessionWords), heldUntil ?? new Date());
}

export function holdEndsText(
  booking: Booking,
  dedupeKey: string,
  hold: 'payment' | 'price' | 'offer',
  due: number,
  link: MailLink,
): TextMessage {
  const { heldUntil } = booking;
  const next = {
    payment: `Pay ${formatMoney(due)} before then:`,
    price: 'Please tell us to keep it longer:',
    offer: 'Accept our price before then:',
  };
  return bookingText(booking, {
    event: dedupeKey,
    purpose: 'Date kept only until',
    sentences: [`your date is kept only until ${shortUntil(heldUntil)}. ${next[hold]}`],
    link,
    answers: false,
    usefulUntil: heldUntil ?? undefined,
  });
}

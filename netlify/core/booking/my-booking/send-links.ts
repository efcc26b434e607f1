import { createHash, randomUUID } from 'node:crypto';
import { and, desc, ne, sql } from 'drizzle-orm';
import * as z from 'zod';
import { isLinkExpired } from '#src/domain/booking/booking-link.ts';
import { callUs } from '#src/domain/studio/call-words.ts';
import { emailAddress } from '#src/lib/forms/form-fields.ts';
import { rejectBots } from '../../abuse/honeypot.ts';
import { limitSender } from '../../abuse/rate-limit.ts';
import { db, type Transaction } from '../../database.ts';
import { askOnPagePart, heading, paragraph, toVisitor } from '../../mail/compose.ts';
import type { MailLink, MailPart } from '../../mail/mail-content.ts';
import { enqueueMailIf, type Mail } from '../../mail/outbox.ts';
import { readFields } from '../../read-fields.ts';
import { bookings } from '../booking.table.ts';
import type { Booking } from '../booking-queries.ts';
import { bookingFacts, namedLink } from '../mail-parts.ts';
import { bookingLinks } from './booking-key.ts';

const hourly = { perAddress: 10, perContact: 3 };

/** Bookings per email, newest first. */
const most = 10;

const linkRequestSchema = z.object({ email: emailAddress() });
export type LinkRequest = z.input<typeof linkRequestSchema>;

interface LinkRequester {
  address: string;
  now: Date;
  key?: string | undefined;
}

/**
 * Emails the links of the address's open bookings. Throws ProblemError 400, 422 or 429.
 * Without any it runs the same statements, so neither response nor timing reveals who has booked.
 */
export async function sendBookingLinks(body: unknown, asked: LinkRequester): Promise<void> {
  const email = readFields(linkRequestSchema, body).email.toLowerCase();
  rejectBots(body as object);
  await db().transaction(async (tx) => {
    await limitSender(tx, 'booking-links', { address: asked.address, email }, hourly);
    const open = await openBookings(tx, email, asked.now);
    const links = await bookingLinks(
      tx,
      open.map(({ id }) => id),
    );
    await enqueueMailIf(tx, open.length > 0, linksMail(email, open, links, asked.key));
  });
}

async function openBookings(tx: Transaction, email: string, now: Date): Promise<Booking[]> {
  const found = await tx
    .select()
    .from(bookings)
    .where(and(sql`lower(${bookings.email}) = ${email}`, ne(bookings.status, 'cancelled')))
    .orderBy(desc(bookings.createdAt))
    .limit(most);
  return found.filter((booking) => !isLinkExpired(booking, now));
}

function linksMail(email: string, open: Booking[], links: MailLink[], key: string = randomUUID()): Mail {
  // Includes the address, so that another sender's key cannot suppress this email.
  const event = createHash('sha256').update(`${key} ${email}`).digest('hex');
  const parts = open.flatMap((booking, index): MailPart[] => {
    const link = links[index];
    return [
      heading(`Booking ${booking.reference}`),
      bookingFacts(booking),
      ...(link ? [namedLink(link, booking)] : []),
    ];
  });
  return toVisitor({ id: open[0]?.id ?? randomUUID(), email }, 'bookings', {
    dedupeKey: `booking-links:${event}`,
    subject: 'The links to your bookings',
    preview: 'Open your booking to see, pay, move or cancel it.',
    heading: 'Here are your links',
    parts: [
      paragraph(
        'You asked us for the links to your bookings. Please do not share them: they open without a password.',
      ),
      ...parts,
      paragraph(
        `If you did not request this, you can ignore this email: no one else has the links. If a booking is missing here, ${callUs}.`,
      ),
      askOnPagePart,
    ],
  });
}

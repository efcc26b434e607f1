import { createHash, randomUUID } from 'node:crypto';
import { and, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { isLinkExpired } from '#src/domain/booking/booking-link.ts';
import { textNumber } from '#src/domain/sms/gsm.ts';
import { contactValues } from '#src/domain/studio/call-words.ts';
import { optionalEmail, optionalPhone } from '#src/lib/forms/form-fields.ts';
import { phoneOrEmail } from '#src/lib/forms/phone-or-email.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import { rejectBots } from '../../abuse/honeypot.ts';
import { limitSender } from '../../abuse/rate-limit.ts';
import { clientLanguage } from '../../client-language.ts';
import { db, type Transaction } from '../../database.ts';
import { askOnPagePart, heading, paragraph, toVisitor } from '../../mail/compose.ts';
import { enqueueMailIf, type Mail } from '../../mail/enqueue-mails.ts';
import type { MailLink, MailPart } from '../../mail/mail-content.ts';
import { outbox } from '../../outbox/outbox.table.ts';
import { readFields } from '../../read-fields.ts';
import { siteUrl } from '../../site-url.ts';
import { lostLinkStart, textKey } from '../../sms/compose-text.ts';
import { enqueueTexts, type TextMessage } from '../../sms/enqueue-texts.ts';
import { bookings } from '../booking.table.ts';
import type { Booking } from '../booking-queries.ts';
import { bookingText } from '../booking-text.ts';
import { bookingFacts, namedLink } from '../mail-parts.ts';
import { bookingLinks } from './booking-key.ts';
import { reminderWords } from './words/words.ts';

const hourly = { perAddress: 10, perContact: 3 };

/** Bookings per email, and texts per phone, newest first. */
const [most, mostTexts] = [10, 3];

const linkRequestSchema = z.object({ email: optionalEmail(), phone: optionalPhone() }).check(...phoneOrEmail);
export type LinkRequest = z.input<typeof linkRequestSchema>;

interface LinkRequester {
  address: string;
  now: Date;
  key?: string | undefined;
}

/**
 * Sends the links of open bookings: by email to their address, or else by text to their number.
 * Without any it runs the same statements, so neither response nor timing reveals who has booked.
 * Throws ProblemError 400, 422 or 429.
 */
export async function sendBookingLinks(body: unknown, asked: LinkRequester): Promise<void> {
  const { email: typed, phone } = readFields(linkRequestSchema, body);
  rejectBots(body as object);
  const email = typed.toLowerCase();
  await db().transaction(async (tx) => {
    await limitSender(tx, 'booking-links', { address: asked.address, email, phone }, hourly);
    if (email !== '') await mailLinks(tx, email, asked);
    const number = textNumber(phone);
    // Another number can neither get texts nor book.
    if (number !== undefined) await textLinks(tx, number, asked);
  });
}

async function mailLinks(tx: Transaction, email: string, { now, key }: LinkRequester): Promise<void> {
  const open = await openBookings(tx, sql`lower(${bookings.email}) = ${email}`, now, most);
  const links = await bookingLinks(tx, open);
  await enqueueMailIf(tx, open.length > 0, linksMail(email, open, links, key));
}

/** Texts one link each. A number without bookings gets the same work on a text that is deleted. */
async function textLinks(tx: Transaction, number: string, { now, key }: LinkRequester): Promise<void> {
  const open = await openBookings(tx, eq(bookings.phone, number), now, mostTexts);
  const links = await bookingLinks(tx, open);
  const event = eventOf(number, key);
  const texts = open.flatMap((booking, at) => {
    const link = links[at];
    return link === undefined ? [] : [bookingLinkText(booking, `${event}:${at}`, link)];
  });
  await enqueueTexts(tx, texts.length > 0 ? texts : [noLinkText(number, event)]);
  await tx.delete(outbox).where(eq(outbox.dedupeKey, textKey(`${lostLinkStart}${event}:none`)));
}

async function openBookings(tx: Transaction, whose: SQL, now: Date, limit: number): Promise<Booking[]> {
  const found = await tx
    .select()
    .from(bookings)
    .where(and(whose, ne(bookings.status, 'cancelled')))
    .orderBy(desc(bookings.createdAt))
    .limit(limit);
  return found.filter((booking) => !isLinkExpired(booking, now));
}

/** Identifies a request. Includes the contact, so that another sender's key cannot suppress a message. */
function eventOf(contact: string, key: string = randomUUID()): string {
  return createHash('sha256').update(`${key} ${contact}`).digest('hex');
}

function linksMail(email: string, open: Booking[], links: MailLink[], key: string | undefined): Mail {
  const event = eventOf(email, key);
  const [newest] = open;
  const words = wordsIn(newest ? clientLanguage(newest) : 'en', reminderWords);
  const parts = open.flatMap((booking, index): MailPart[] => {
    const link = links[index];
    return [
      heading(words.linkOf({ reference: booking.reference })),
      bookingFacts(booking),
      ...(link ? [namedLink(link, booking)] : []),
    ];
  });
  return toVisitor(
    { id: newest?.id ?? randomUUID(), email, language: newest?.language ?? 'en' },
    'bookings',
    {
      dedupeKey: `${lostLinkStart}${event}`,
      subject: words.linksSubject,
      preview: words.linksPreview,
      heading: words.linksHeading,
      parts: [paragraph(words.links), ...parts, paragraph(words.linksUnwanted(contactValues)), askOnPagePart],
    },
  );
}

function bookingLinkText(booking: Booking, request: string, link: MailLink): TextMessage {
  const words = wordsIn(clientLanguage(booking), reminderWords);
  const { kind, reference, eventDate, startTime } = booking;
  const undated = kind === 'fee' ? words.feeLinkText : words.bookingLinkText;
  return bookingText(booking, {
    event: `${lostLinkStart}${request}`,
    purpose: 'Link to the booking',
    sentences: [
      eventDate === null
        ? undated({ reference })
        : words.bookingLinkOnText({ reference, start: { eventDate, startTime } }),
    ],
    link,
    answers: true,
  });
}

/** Text that is written and deleted for a number without bookings, so that timing reveals nothing. */
function noLinkText(number: string, request: string): TextMessage {
  return bookingText(
    { id: randomUUID(), phone: number },
    {
      event: `${lostLinkStart}${request}:none`,
      purpose: 'Link to the booking',
      sentences: [reminderWords.en.noLinkText],
      link: { url: siteUrl('/booking') },
      answers: true,
    },
  );
}

import { createHash, randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { isLinkExpired } from '#src/domain/booking/booking-link.ts';
import { contactValues } from '#src/domain/studio/call-words.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import type { Language } from '#src/lib/words/languages.ts';
import { refusals } from '#src/lib/words/refusals.ts';
import { limitAddress } from '../../abuse/rate-limit.ts';
import { clientLanguage } from '../../client-language.ts';
import { type Database, db, type Transaction } from '../../database.ts';
import { ProblemError } from '../../errors.ts';
import type { MailLink } from '../../mail/mail-content.ts';
import { siteUrl } from '../../site-url.ts';
import { bookingKeys, bookings } from '../booking.table.ts';
import { type Booking, bookingByKey } from '../booking-queries.ts';
import { isErased } from '../erased.ts';
import { bookingPartWords } from '../words/words.ts';

/** Time in ms for which a new key opens even an old booking, and a sender may request a key. */
const dayMs = 24 * 60 * 60 * 1000;

/** Link lookups per hour and IP address, successful or not. */
const asksPerHour = 30;

type Linked = Pick<Booking, 'id' | 'language'>;

/** Creates a link for one email, with a new 128-bit key in the fragment (#), which reaches no log. */
export async function bookingLink(
  tx: Transaction,
  booking: Linked,
  kind: MailLink['kind'] = 'action',
): Promise<MailLink> {
  return linkOf(await newBookingKey(tx, booking.id), booking, kind);
}

/** Creates a link to each booking in one statement; accepts an empty list. */
export async function bookingLinks(tx: Transaction, linked: readonly Linked[]): Promise<MailLink[]> {
  const drawn = linked.map((booking) => ({ booking, token: newToken() }));
  const hashes = drawn.map(({ token }) => hash(token));
  const ids = linked.map(({ id }) => id);
  await tx.execute(
    sql`insert into ${bookingKeys} (token_hash, booking_id) select * from unnest(${sql.param(hashes)}::text[], ${sql.param(ids)}::uuid[])`,
  );
  return drawn.map(({ booking, token }) => linkOf(token, booking, 'action'));
}

function linkOf(token: string, booking: Linked, kind: MailLink['kind']): MailLink {
  const language = clientLanguage(booking);
  const label = wordsIn(language, bookingPartWords).seeBooking;
  return { kind, label, url: siteUrl(`/booking#${token}`, language) };
}

export async function newBookingKey(connection: Database | Transaction, bookingId: string): Promise<string> {
  const token = newToken();
  await connection.insert(bookingKeys).values({ tokenHash: hash(token), bookingId });
  return token;
}

const newToken = () => randomBytes(16).toString('base64url');

export interface LinkHolder {
  token: string;
  address: string;
  now: Date;
  /** Language of the page that shows the booking; undefined for that of the booking. */
  language?: Language | undefined;
}

/** Returns the booking the link opens. Throws ProblemError 404 or 429. */
export async function bookingByLink({ token, address, now }: LinkHolder): Promise<Booking> {
  // Outside any transaction, so that refused attempts count too.
  await limitAddress(db(), 'booking-link', address, asksPerHour);
  const [found] = await db()
    .select({ booking: bookings, drawnAt: bookingKeys.createdAt })
    .from(bookingKeys)
    .innerJoin(bookings, eq(bookings.id, bookingKeys.bookingId))
    .where(eq(bookingKeys.tokenHash, hash(token)));
  if (found === undefined) throw invalidLink();
  // An account opens even old bookings, with a fresh key.
  const isNew = now.getTime() - found.drawnAt.getTime() < dayMs;
  if (!isNew && isLinkExpired(found.booking, now)) throw invalidLink();
  return found.booking;
}

/** Issues a key to the browser that sent the booking. Throws ProblemError 404 or 429. */
export async function keyForSender(
  idempotencyKey: string,
  { address, now }: Omit<LinkHolder, 'token'>,
): Promise<string> {
  await limitAddress(db(), 'booking-link', address, asksPerHour);
  const booking = await bookingByKey(idempotencyKey);
  // Erasing the client invalidated all links.
  if (booking === undefined || isErased(booking)) throw invalidLink();
  if (now.getTime() - booking.createdAt.getTime() > dayMs) throw invalidLink();
  return newBookingKey(db(), booking.id);
}

export function invalidLink(): ProblemError {
  return new ProblemError(404, refusals('own-booking')('linkInvalid', contactValues));
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

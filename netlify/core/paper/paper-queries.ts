import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { IssuedPaper, ListedPaper, StaffPaper, WholePaper } from '#src/domain/paper/paper.ts';
import type { PaperFacts } from '#src/domain/paper/paper-rules.ts';
import { type Balance, dueOf } from '#src/domain/payment/ledger.ts';
import { paperCodeFrom } from '#src/lib/ids.ts';
import type { Booking, BookingLine } from '../booking/booking-queries.ts';
import { isErased } from '../booking/erased.ts';
import type { Database, Transaction } from '../database.ts';
import { siteUrl } from '../site-url.ts';
import { papers } from './paper.table.ts';
import type { Paper } from './paper-digest.ts';

/** Reads the papers of these bookings, newest first. */
export async function papersOf(
  connection: Database | Transaction,
  bookingIds: readonly string[],
): Promise<Paper[]> {
  if (bookingIds.length === 0) return [];
  return connection
    .select()
    .from(papers)
    .where(inArray(papers.bookingId, [...bookingIds]))
    .orderBy(desc(papers.issuedAt), desc(papers.number));
}

export async function paperByCode(
  connection: Database | Transaction,
  typed: string,
): Promise<Paper | undefined> {
  const code = paperCodeFrom(typed);
  const [found] =
    code === undefined ? [] : await connection.select().from(papers).where(eq(papers.code, code));
  return found;
}

/** True for a paper that the booking's link may open: a client's statement names other bookings. */
export function isOfBooking({ body }: Paper): boolean {
  return body.series !== 'statement' || body.of === 'booking';
}

export function toListed({ series, year, number, code, day, amount }: Paper): ListedPaper {
  return { series, year, number, code, day, amount };
}

export function toStaffPaper(paper: Paper, nameOf: (actor: string) => string): StaffPaper {
  return { ...toListed(paper), actor: nameOf(paper.actor) };
}

/** Describes an issued paper; `key` is the booking's link token, for its client. */
export function toIssued({ series, year, number, code }: Paper, key?: string): IssuedPaper {
  const hash = key === undefined ? code : `${key}/${code}`;
  return { series, year, number, code, url: siteUrl(`/paper#${hash}`) };
}

export function toWhole(paper: Paper): WholePaper {
  const { body, holder, code } = paper;
  return {
    ...toListed(paper),
    body,
    holder: holder && { name: holder.name, company: holder.company, tin: holder.tin },
    checkUrl: siteUrl(`/verify/${code}`),
  };
}

/** Collects the facts that decide which papers can be issued. */
export function paperFacts(
  booking: Booking,
  lines: readonly Pick<BookingLine, 'fixed'>[],
  balance: Balance,
  offered: boolean,
): PaperFacts {
  return {
    status: booking.status,
    erased: isErased(booking),
    offered,
    agreed: booking.agreedAt !== null,
    priced: booking.kind !== 'fee' && lines.every(({ fixed }) => fixed),
    charged: balance.charged,
    due: dueOf(balance),
    received: balance.paid + balance.surplus,
  };
}

/** Empties the holders of these bookings' papers; their digests stay, so that a check still works. */
export async function erasePaperHolders(tx: Transaction, bookingIds: readonly string[]): Promise<void> {
  await tx
    .update(papers)
    .set({ holder: sql`null` })
    .where(and(inArray(papers.bookingId, [...bookingIds]), sql`${papers.holder} is not null`));
}

import { and, eq, inArray } from 'drizzle-orm';
import { openBookingText } from '#src/domain/account/settings/open-bookings.ts';
import { en } from '#src/domain/account/settings/words/en.ts';
import type { KeptAfterErasure } from '#src/domain/client/client-detail.ts';
import {
  keptAccountSentence,
  keptBlockSentence,
  keptBookingsSentence,
  keptEnrolmentsSentence,
  openBookingSentence,
  pendingPaymentSentence,
} from '#src/domain/client/client-words.ts';
import { speak } from '#src/lib/words/messages.ts';
import { users } from '../account/account.table.ts';
import type { Booking } from '../booking/booking-queries.ts';
import { selectOpen } from '../booking/open-bookings.ts';
import type { Transaction } from '../database.ts';
import { enrolments } from '../enrolment/enrolment.table.ts';
import { blockedNumbers } from '../payment/blocked/blocked-number.table.ts';
import { payments } from '../payment/payment.table.ts';

/** A client with those merged into them. */
export interface WholeClient {
  same: string[];
  booked: readonly Booking[];
  phones: readonly string[];
  emails: readonly string[];
}

/** Tells what an erasure would keep, and which bookings forbid it. */
export async function keptOf(
  tx: Transaction,
  { same, booked, phones, emails }: WholeClient,
  now: Date,
): Promise<KeptAfterErasure> {
  const open = await openBookings(tx, booked, now);
  const enrolled = await tx
    .select({ id: enrolments.id })
    .from(enrolments)
    .where(inArray(enrolments.clientId, same));
  const accounts = await tx
    .select({ email: users.email })
    .from(users)
    .where(inArray(users.email, [...emails]));
  const blocked = await tx
    .select({ phone: blockedNumbers.phone })
    .from(blockedNumbers)
    .where(inArray(blockedNumbers.phone, [...phones]));
  return {
    open,
    reasons: [
      ...(booked.length > 0 ? [keptBookingsSentence(booked.length)] : []),
      ...(enrolled.length > 0 ? [keptEnrolmentsSentence(enrolled.length)] : []),
      ...accounts.map(({ email }) => keptAccountSentence(email)),
      ...blocked.map(({ phone }) => keptBlockSentence(phone)),
    ],
  };
}

const words = speak('en', en);

async function openBookings(
  tx: Transaction,
  booked: readonly Booking[],
  now: Date,
): Promise<KeptAfterErasure['open']> {
  const ids = booked.map(({ id }) => id);
  const pending = await tx
    .select({ bookingId: payments.bookingId })
    .from(payments)
    .where(and(inArray(payments.bookingId, ids), eq(payments.status, 'pending')));
  const open = await selectOpen(tx, booked, now);
  return booked.flatMap((booking) => {
    const { id, reference } = booking;
    if (pending.some(({ bookingId }) => bookingId === id))
      return [{ id, reference, sentence: pendingPaymentSentence(reference) }];
    const found = open.find((one) => one.booking === booking);
    if (found === undefined) return [];
    const { item } = found;
    const sentence = openBookingSentence(openBookingText(words, item), item.ahead);
    return [{ id, reference, sentence }];
  });
}

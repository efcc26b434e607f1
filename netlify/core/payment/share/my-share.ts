import { eq } from 'drizzle-orm';
import { isLinkExpired } from '#src/domain/booking/booking-link.ts';
import { shareRefusals } from '#src/domain/booking/share/share-words.ts';
import { dueOf } from '#src/domain/payment/ledger.ts';
import { isReplaceable, maxPaymentAttempts, triesOf } from '#src/domain/payment/payment.ts';
import { failureRefusal, type PaymentFailure } from '#src/domain/payment/payment-failure.ts';
import { pieceOf } from '#src/domain/payment/plan.ts';
import { type MyShare, openOfShare } from '#src/domain/payment/share/share.ts';
import { refusals } from '#src/lib/words/refusals.ts';
import { limitAddress, limitRate } from '../../abuse/rate-limit.ts';
import { bookings } from '../../booking/booking.table.ts';
import type { Booking } from '../../booking/booking-queries.ts';
import { isErased } from '../../booking/erased.ts';
import type { LinkHolder } from '../../booking/my-booking/booking-key.ts';
import { type Database, db, type Transaction } from '../../database.ts';
import { ProblemError } from '../../errors.ts';
import { refusalsIn } from '../../refusal-words.ts';
import { askableOf } from '../attempt/askable.ts';
import type { Payment } from '../attempt/claim-payments.ts';
import { hiddenPhone } from '../attempt/hidden-phone.ts';
import { explained, triedTooOften } from '../attempt/payment-failure.ts';
import { balanceOf } from '../ledger/balance.ts';
import { requestsOf } from '../payment-queries.ts';
import { paymentRulesNow } from '../payment-rules.ts';
import { shares } from './share.table.ts';
import { hashOfToken } from './share-link.ts';
import { shareOccasion } from './share-occasion.ts';
import { findShare, type Share, type ShareNow, sharesOf } from './share-queries.ts';

/** Lookups of unknown links per hour and IP address. */
const missesPerHour = 30;

/** Lookups of a share per hour, more than its page makes while it waits for the payment. */
const looksPerHour = 600;

const dayMs = 24 * 60 * 60 * 1000;

/** Days for which a new link opens even the share of an old booking. */
const linkDays = 30;

interface FoundShare {
  share: Share;
  booking: Booking;
}

/** Returns the share that the link opens. Throws the same ProblemError 404 if unknown or ended, or 429. */
export async function shareByLink({ token, address, now }: LinkHolder): Promise<FoundShare> {
  const [found] = await db()
    .select({ share: shares, booking: bookings })
    .from(shares)
    .innerJoin(bookings, eq(bookings.id, shares.bookingId))
    .where(eq(shares.tokenHash, hashOfToken(token)));
  if (found !== undefined && isValid(found, now)) {
    await limitRate(db(), 'share-by-link', found.share.id, looksPerHour, 60);
    return found;
  }
  await limitAddress(db(), 'share-link', address, missesPerHour);
  throw unknownShare();
}

export function unknownShare(): ProblemError {
  return new ProblemError(404, shareRefusals.unknown);
}

function isValid({ share, booking }: FoundShare, now: Date): boolean {
  const isNew = now.getTime() - share.createdAt.getTime() < linkDays * dayMs;
  return share.withdrawnAt === null && !isErased(booking) && (isNew || !isLinkExpired(booking, now));
}

/** Returns the share as its payer sees it. Throws ProblemError 404 or 429. */
export async function myShare(holder: LinkHolder): Promise<MyShare> {
  const { share, booking } = await shareByLink(holder);
  const { now, requests, open, next, refusal } = await readShare(db(), booking, share.id, holder.now);
  const [newest] = requests;
  return {
    name: now.name,
    amount: now.amount,
    received: now.received,
    state: now.state,
    ...(await shareOccasion(db(), booking)),
    open,
    next,
    ...(refusal !== undefined && { refusal: refusalsIn('en')(refusal), refused: refusal }),
    ...(newest && { request: describeRequest(newest) }),
  };
}

interface PayableShare {
  now: ShareNow;
  /** Newest first. */
  requests: Payment[];
  /** RWF that its requests ask in all. */
  open: number;
  /** RWF of the next request; 0 with a `refusal`. */
  next: number;
  /** Sentence on why no request can be sent now. */
  refusal: string | undefined;
}

/** Reads a share and what its next request asks. For a request, lock the booking first. */
export async function readShare(
  connection: Database | Transaction,
  booking: Booking,
  shareId: string,
  at: Date,
): Promise<PayableShare> {
  const due = booking.status === 'cancelled' ? 0 : dueOf(await balanceOf(connection, booking.id));
  const now = findShare(await sharesOf(connection, booking.id, due), shareId);
  if (now === undefined) throw unknownShare();
  const requests = await requestsOf(connection, booking.id, shareId);
  const { requestLimit } = await paymentRulesNow(connection);
  const open = openOfShare(now, await askableOf(connection, booking.id, shareId));
  const refusal = refusalOf(now, requests, open, at);
  return { now, requests, open, next: refusal === undefined ? pieceOf(open, requestLimit) : 0, refusal };
}

function refusalOf(
  { state }: ShareNow,
  requests: readonly Payment[],
  open: number,
  at: Date,
): string | undefined {
  const [newest] = requests;
  if (state === 'paid') return shareRefusals.paidAlready;
  if (state === 'withdrawn') return shareRefusals.unknown;
  if (state === 'not-needed') return shareRefusals.notNeeded;
  if (newest?.status === 'pending' && !isReplaceable(newest, at)) return refusals('payment')('requestWaits');
  if (triesOf(requests) >= maxPaymentAttempts) return triedTooOften();
  return open === 0 ? shareRefusals.taken : undefined;
}

function describeRequest({ status, amount, phone, transactionRef, failure }: Payment): MyShare['request'] {
  return {
    status,
    amount,
    phone: phone && hiddenPhone(phone),
    sent: transactionRef !== null,
    ...(failure !== null && explained(reasonOf(failure))),
  };
}

/** Leaves out what the payer must not learn about the booking. */
function reasonOf(failure: PaymentFailure): string {
  if (failure === 'no-place') return shareRefusals.dateGone;
  return failureRefusal(failure === 'cancelled' ? 'withdrawn' : failure);
}

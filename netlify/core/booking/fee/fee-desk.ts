import { type Fee, feeRange, feeState } from '#src/domain/booking/fee/fee.ts';
import { isWithin, totalProblem } from '#src/domain/booking/offer/offer.ts';
import { feePaymentSchema, offerSchema } from '#src/domain/booking/staff/staff-requests.ts';
import type { SignedIn } from '../../account/sessions.ts';
import { audit } from '../../audit/audit.ts';
import type { Transaction } from '../../database.ts';
import { conflict } from '../../errors.ts';
import { changeRecord, type VersionedRecord } from '../../lists/change-record.ts';
import { type List, readRecord } from '../../lists/list.ts';
import { fieldProblem, readFields } from '../../read-fields.ts';
import { type Booking, lockBooking } from '../booking-queries.ts';
import { agreePrice } from '../offer/agree-price.ts';
import { offerPrice, outsideSentence } from '../offer/make-offer.ts';
import { openOffer } from '../offer/offer-queries.ts';
import { RefusedChange } from '../staff/change-booking.ts';
import { takePayment } from '../staff/record-payment.ts';
import { createFee, type FeeActor, type FeeFor } from './fee-booking.ts';
import { priceFee } from './price-fee.ts';

export interface FeeRecords<Row> {
  /** `enrolment`, for the audit log. */
  noun: string;
  list: List<Row>;
  feeFor: (row: Row) => FeeFor;
  refusal: (row: Row) => string | undefined;
  bookingOf: (tx: Transaction, id: string) => Promise<string | null>;
  link: (tx: Transaction, id: string, bookingId: string) => Promise<void>;
}

export interface FeeChange {
  me: SignedIn;
  id: string;
  now: Date;
}

type Row = VersionedRecord & { fee: Fee | null };

/** Returns the staff's fee actions. Each throws ProblemError 400, 404, 409 (with `current`) or 422. */
export function feeDesk<R extends Row>(of: FeeRecords<R>) {
  return {
    /** Requests the fee by an offer, accepted and paid through its link. */
    requestFee({ me, id, now }: FeeChange, body: unknown): Promise<R> {
      const { version, ...offered } = readFields(offerSchema, body);
      const by = { actor: me.user.id, now };
      return changeFee(of, { id, version }, async (tx, row) => {
        requireNoFee(row.fee);
        const booking = await openOrNewFee(tx, of, row, offered.total, by);
        await offerPrice(tx, booking, offered, by);
      });
    },
    /** Records cash or a bank transfer. Agrees an open fee at its offer's price, or else at `total`. */
    recordFeePayment({ me, id, now }: FeeChange, body: unknown): Promise<R> {
      const { version, feeVersion, total, reason, ...taken } = readFields(feePaymentSchema, body);
      const by = { actor: me.user.id, now };
      return changeFee(of, { id, version }, async (tx, row) => {
        const booking =
          feeState(row.fee) === 'none'
            ? await openOrNewFee(tx, of, row, agreedTotal(of.feeFor(row), total, reason), by)
            : await requireCurrentFee(tx, of, id, feeVersion);
        const owed = booking.agreedAt === null ? await agreeFee(tx, booking, by) : booking;
        await takePayment(tx, owed, taken, by);
        // Linking again raises the record's version, so that two staff cannot enter the same money twice.
        await of.link(tx, id, owed.id);
      });
    },
  };
}

/** Changes a record under its lock, so that of two concurrent calls the second conflicts. */
function changeFee<R extends Row>(
  { list, refusal }: FeeRecords<R>,
  seen: VersionedRecord,
  work: (tx: Transaction, row: R) => Promise<void>,
): Promise<R> {
  return changeRecord(list, seen, {
    async apply(tx, row) {
      try {
        const problem = refusal(row);
        if (problem !== undefined) throw new RefusedChange(problem);
        await work(tx, row);
      } catch (error) {
        if (!(error instanceof RefusedChange)) throw error;
        // Read again: the fee may have changed separately before the lock was acquired.
        const current = await readRecord(list, tx, seen.id);
        throw conflict(error.message, current);
      }
    },
  });
}

/** Refuses a second fee, which would hide a refund owed on the first. */
function requireNoFee(fee: Fee | null): void {
  const state = feeState(fee);
  if (state === 'refund-due') throw new RefusedChange('Please refund the earlier fee first.');
  if (state !== 'none') throw new RefusedChange('The fee has already been requested.');
}

async function openOrNewFee<R extends Row>(
  tx: Transaction,
  of: FeeRecords<R>,
  row: R,
  total: number,
  by: FeeActor,
): Promise<Booking> {
  if (row.fee === null || row.fee.cancelled || row.fee.agreed) return newFee(tx, of, row, total, by);
  const { booking } = await priceFee(tx, await lockFee(tx, of, row.id), total);
  await of.link(tx, row.id, booking.id);
  return booking;
}

async function newFee<R extends Row>(
  tx: Transaction,
  { noun, link, feeFor }: FeeRecords<R>,
  row: R,
  total: number,
  by: FeeActor,
): Promise<Booking> {
  const booking = await createFee(tx, feeFor(row), total, by);
  await link(tx, row.id, booking.id);
  const after = { booking: booking.reference, total };
  await audit(tx, { actor: by.actor, action: `${noun}.fee-made`, subjectId: row.id, after });
  return booking;
}

async function lockFee<R>(tx: Transaction, { bookingOf }: FeeRecords<R>, id: string): Promise<Booking> {
  const bookingId = await bookingOf(tx, id);
  const booking = bookingId === null ? undefined : await lockBooking(tx, bookingId);
  if (booking === undefined) throw new Error('A fee was deleted while it was paid.');
  if (booking.status === 'cancelled')
    throw new RefusedChange('This fee is cancelled. Please refund what was paid.');
  return booking;
}

/** Requires the fee's current version: a payment may be entered in its own sheet concurrently. */
async function requireCurrentFee<R>(
  tx: Transaction,
  of: FeeRecords<R>,
  id: string,
  version: number | undefined,
): Promise<Booking> {
  const booking = await lockFee(tx, of, id);
  if (booking.version !== version)
    throw new RefusedChange('This fee has changed since you opened it. Please look at it as it is now.');
  return booking;
}

async function agreeFee(tx: Transaction, booking: Booking, { actor }: FeeActor): Promise<Booking> {
  const agreed = (await openOffer(tx, booking.id)) ?? { total: booking.total };
  return agreePrice(tx, booking, agreed, { actor, reason: 'Paid at the studio' });
}

function agreedTotal({ price }: FeeFor, total: number | undefined, reason = ''): number {
  const wanted = total ?? price;
  if (wanted === null) throw fieldProblem('total', 'Please enter the fee.');
  const problem = totalProblem(wanted);
  if (problem !== undefined) throw fieldProblem('total', problem);
  const range = feeRange(price === null ? undefined : { kind: 'fixed', amount: price });
  if (reason === '' && !isWithin(range, wanted)) throw fieldProblem('reason', outsideSentence(range));
  return wanted;
}

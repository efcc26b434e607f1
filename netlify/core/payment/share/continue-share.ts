import { eq } from 'drizzle-orm';
import { isPiece } from '#src/domain/payment/plan.ts';
import type { SecuredBooking } from '../../booking/slot/secure-slot.ts';
import type { Transaction } from '../../database.ts';
import { addAttempt } from '../attempt/add-attempt.ts';
import { paymentRulesNow } from '../payment-rules.ts';
import type { SharePayment } from './announce-share.ts';
import { readShare } from './my-share.ts';
import { shares } from './share.table.ts';

/**
 * Goes on with a share after a payment of it arrived: asks the same phone for the next piece, or
 * forgets the payer's address. Asks nothing for a lost date. Lock the booking first.
 */
export async function continueShare(
  tx: Transaction,
  { booking, lost }: SecuredBooking,
  { shareId, phone, ...payment }: SharePayment,
): Promise<void> {
  const share = await readShare(tx, booking, shareId, new Date());
  if (share.now.state === 'paid')
    await tx.update(shares).set({ payerEmail: '' }).where(eq(shares.id, shareId));
  const { requestLimit } = await paymentRulesNow(tx);
  if (lost !== undefined || !isPiece(payment, requestLimit) || share.next === 0) return;
  const attempt = { bookingId: booking.id, shareId, before: share.requests, amount: share.next, phone };
  await addAttempt(tx, { ...attempt, actor: 'payer' });
}

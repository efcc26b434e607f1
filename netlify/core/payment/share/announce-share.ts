import { eq } from 'drizzle-orm';
import type { SecuredBooking } from '../../booking/slot/secure-slot.ts';
import { clientLanguage } from '../../client-language.ts';
import type { Transaction } from '../../database.ts';
import { enqueueMail } from '../../mail/enqueue-mails.ts';
import { notify } from '../../notification/notification.ts';
import { enqueueTexts } from '../../sms/enqueue-texts.ts';
import type { Payment } from '../attempt/claim-payments.ts';
import type { RecordedMoney } from '../ledger/record-mobile-money.ts';
import { announcePayment } from '../mails/announce-payment.ts';
import { shareReceipt } from '../mails/payment-mails.ts';
import { shares } from './share.table.ts';
import { shareConfirmedMails, shareConfirmedText, shareReturnsMail } from './share-messages.ts';
import { shareOccasion } from './share-occasion.ts';

export type SharePayment = Payment & { shareId: string };

/** Confirms a payment by link to the person who paid, and tells the client and the studio. */
export async function announceShare(
  tx: Transaction,
  secured: SecuredBooking,
  payment: SharePayment,
  received: RecordedMoney,
): Promise<void> {
  const { booking } = secured;
  const [share] = await tx.select().from(shares).where(eq(shares.id, payment.shareId));
  if (share === undefined) throw new Error('A payment names a share that does not exist.');
  const paid = { share, payment, ...received, occasion: await shareOccasion(tx, booking) };
  await enqueueTexts(tx, [shareConfirmedText(clientLanguage(share), paid)]);
  for (const mail of shareConfirmedMails(clientLanguage(share), paid)) await enqueueMail(tx, mail);
  if (received.counted > 0)
    await announcePayment(tx, secured, shareReceipt(payment, share, received.counted));
  if (received.surplus === 0) return;
  await enqueueMail(tx, shareReturnsMail(clientLanguage(booking), booking, paid));
  await notify(tx, {
    kind: 'refund',
    key: 'linkNotNeeded',
    values: { reference: booking.reference, amount: received.surplus },
    dedupeKey: `payment-twice:${payment.id}`,
    subjectId: booking.id,
  });
}

import { unknownClient } from '#src/domain/booking/staff/booking-by-staff.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import type { Transaction } from '../../database.ts';
import { requireUnblocked } from '../../payment/attempt/prompt-limit.ts';
import { fieldProblem } from '../../read-fields.ts';
import type { Booker } from '../book-now/store-booking.ts';
import type { Booking } from '../booking-queries.ts';
import { keepClient } from '../keep-client.ts';
import { storeNote } from '../staff/notes.ts';
import { takePayment } from '../staff/record-payment.ts';
import { answerMessage } from './answer-message.ts';
import type { AcceptedByStaff } from './parse-booking-by-staff.ts';

/** A member of staff who enters the booking of a client, without the limits of the site. */
export function memberOfStaff(actor: string, { asked, settlement, clientId }: AcceptedByStaff): Booker {
  const { source, discount, note, messageId, company, tin } = asked;
  return {
    by: 'studio',
    actor,
    source,
    clientId,
    billing: { company, tin },
    facts: {
      source,
      payment: settlement,
      ...(discount && { percent: discount.percent, reason: discount.reason }),
    },
    async prepare(tx) {
      // Erased since the form was read.
      if (clientId !== null && !(await keepClient(tx, clientId)))
        throw fieldProblem('client.id', unknownClient);
    },
    async check(tx, { phone }) {
      if (settlement === 'request') await requireUnblocked(tx, phone, 'client.phone');
    },
    async finish(tx, booking) {
      if (note !== '') await storeNote(tx, { bookingId: booking.id, author: actor, text: note });
      if (messageId !== undefined) await answerMessage(tx, messageId, booking, actor);
      if (settlement === 'cash') await takeCash(tx, booking, actor);
    },
  };
}

async function takeCash(tx: Transaction, booking: Booking, actor: string): Promise<void> {
  const now = new Date();
  const all = { method: 'cash' as const, amount: booking.total, date: todayInKigali(now) };
  await takePayment(tx, booking, all, { actor, now });
}

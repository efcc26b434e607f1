import { eq } from 'drizzle-orm';
import { unknownMessage } from '#src/domain/booking/staff/booking-by-staff.ts';
import { audit } from '../../audit/audit.ts';
import type { Transaction } from '../../database.ts';
import { messages } from '../../message/message.table.ts';
import { fieldProblem } from '../../read-fields.ts';
import type { Booking } from '../booking-queries.ts';

/**
 * Links a message to the booking made from it, which answers it: of two staff who book from one
 * message, the second is refused. Throws ProblemError 422.
 */
export async function answerMessage(
  tx: Transaction,
  messageId: string,
  { id: bookingId, reference }: Booking,
  actor: string,
): Promise<void> {
  const [message] = await tx.select().from(messages).where(eq(messages.id, messageId)).for('update');
  if (message === undefined) throw fieldProblem('messageId', unknownMessage);
  if (message.bookingId !== null)
    throw fieldProblem('messageId', 'This message already belongs to a booking. Please look at that first.');
  const status = message.status === 'open' ? 'answered' : message.status;
  await tx.update(messages).set({ bookingId, status, snoozedUntil: null }).where(eq(messages.id, messageId));
  await audit(tx, {
    actor,
    action: 'message.booked',
    subjectId: messageId,
    before: { status: message.status },
    after: { status, reference },
  });
}

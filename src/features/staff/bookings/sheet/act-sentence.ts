import type { StaffAct } from '#src/features/booking/staff/staff-booking.ts';
import { actionText, changesText } from '../../audit/audit-words.ts';

/** What was done, after who did it. */
const verbs: Record<string, string> = {
  'booking.created': 'booked',
  'booking.fee-made': 'asked for the fee',
  'booking.confirmed': 'confirmed the booking',
  'booking.cancelled': 'cancelled the booking',
  'booking.moved': 'moved the booking',
  'booking.location-changed': 'changed the location',
  'booking.note-added': 'added a note',
  'booking.note-removed': 'removed a note',
  'booking.payment-recorded': 'recorded a payment',
  'booking.refund-recorded': 'recorded a refund',
  'booking.entry-reversed': 'took an entry back',
  'booking.offer-made': 'offered a price',
  'booking.offer-accepted': 'accepted the price',
  'booking.offer-withdrawn': 'withdrew the offer',
  'message.received': 'wrote',
  'message.replied': 'replied',
  'message.open': 'opened it again',
  'message.answered': 'marked it as answered',
  'message.done': 'marked it as done',
  'message.assigned': 'assigned it',
  'message.unassigned': 'assigned it to nobody',
  'message.snoozed': 'snoozed it',
  'message.woken': 'ended the snooze',
  'payment.retried': 'asked for the payment again',
  'payment.settled': 'reported the payment',
};

/** "Amahoro Local confirmed the booking (status: pending → confirmed)." */
export function actSentence(act: Pick<StaffAct, 'actor' | 'action' | 'before' | 'after'>): string {
  const verb = verbs[act.action];
  const did = verb === undefined ? `${act.actor}: ${actionText(act.action)}` : `${act.actor} ${verb}`;
  const changes = changesText(act);
  return changes === '' ? `${did}.` : `${did} (${changes}).`;
}

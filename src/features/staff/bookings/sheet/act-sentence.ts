import type { StaffAct } from '#src/features/booking/staff/staff-booking.ts';
import { shelfKinds } from '#src/features/shelf/entry.ts';
import { actionText, changesText } from '../../audit/audit-words.ts';

/** What was done, after who did it. */
const verbs: Record<string, string> = {
  'booking.created': 'booked',
  'booking.fee-made': 'asked for the fee',
  'booking.confirmed': 'confirmed the booking',
  'booking.confirmation-undone': 'took the confirmation back',
  'booking.cancelled': 'cancelled the booking',
  'booking.moved': 'moved the booking',
  'booking.date-lost': 'opened the date again, because it was paid too late',
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

/** The same for entries of the shelf, whatever their kind. */
const shelfVerbs: Record<string, string> = {
  saved: 'saved a draft',
  published: 'published it',
  hidden: 'hid it',
  removed: 'removed it',
  restored: 'brought it back',
  reverted: 'went back to the version in git',
};

function verbOf(action: string): string | undefined {
  const [subject, did = ''] = action.split('.');
  return shelfKinds.some((kind) => kind === subject) ? shelfVerbs[did] : verbs[action];
}

/** "Amahoro Local confirmed the booking (status: pending → confirmed)." */
export function actSentence(act: Pick<StaffAct, 'actor' | 'action' | 'before' | 'after'>): string {
  const verb = verbOf(act.action);
  const did = verb === undefined ? `${act.actor}: ${actionText(act.action)}` : `${act.actor} ${verb}`;
  const changes = changesText(act);
  return changes === '' ? `${did}.` : `${did} (${changes}).`;
}

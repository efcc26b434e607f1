import type { StaffAct } from '#src/domain/booking/staff/staff-booking.ts';
import { shelfKinds } from '#src/domain/shelf/entry.ts';
import { actionText, changesText } from '../../audit/audit-words.ts';
import { clientAct } from '../../client/client-acts.ts';
import { formAct } from '../../records/form-acts.ts';
import { bookingAct } from './booking-acts.ts';

const verbs: Record<string, string> = {
  'message.received': 'wrote',
  'message.replied': 'replied',
  'message.open': 'opened it again',
  'message.answered': 'marked it as answered',
  'message.done': 'marked it as done',
  'message.booked': 'booked for them',
  'message.assigned': 'assigned it',
  'message.unassigned': 'unassigned it',
  'message.snoozed': 'snoozed it',
  'message.link-made': 'created a link for the client',
  'message.sent-on-whatsapp': 'noted it as sent by WhatsApp',
  'message.woken': 'ended the snooze',
};

const shelfVerbs: Record<string, string> = {
  saved: 'saved a draft',
  published: 'published it',
  hidden: 'hid it',
  removed: 'removed it',
  restored: 'brought it back',
  reverted: 'restored the original',
};

function verbOf(action: string): string | undefined {
  const [subject, did = ''] = action.split('.');
  return shelfKinds.some((kind) => kind === subject) ? shelfVerbs[did] : verbs[action];
}

/** "Amahoro Local moved it from 28 November 2026 to 5 December 2026." */
export function actSentence(act: Pick<StaffAct, 'actor' | 'action' | 'before' | 'after'>): string {
  const told =
    bookingAct(act.action, act.before, act.after) ??
    formAct(act.action, act.after) ??
    clientAct(act.action, act.after);
  if (told !== undefined) return `${act.actor} ${told}${/[.!?”]$/.test(told) ? '' : '.'}`;
  const verb = verbOf(act.action);
  const did = verb === undefined ? `${act.actor}: ${actionText(act.action)}` : `${act.actor} ${verb}`;
  const changes = changesText(act);
  return changes === '' ? `${did}.` : `${did} (${changes}).`;
}

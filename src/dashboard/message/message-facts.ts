import { type MessageRow, messageStateNames, stateOf } from '#src/domain/message/message-list.ts';
import { formatDate, withShortMonth } from '#src/lib/dates/dates.ts';
import { momentText } from '../records/columns.tsx';

/** Names the state, or the end of the snooze: "Snoozed until 5 Dec 2026". */
export function stateText(message: MessageRow): string {
  const { snoozedUntil } = message;
  if (snoozedUntil === null) return messageStateNames[message.status];
  return `Snoozed until ${withShortMonth(formatDate(snoozedUntil))}`;
}

export function stateTone(message: MessageRow): 'good' | undefined {
  const state = stateOf(message);
  return state === 'answered' || state === 'done' ? 'good' : undefined;
}

export function messageFacts(message: MessageRow): Record<string, string> {
  return {
    Email: message.email,
    Phone: message.phone,
    Received: momentText(message.createdAt),
    Status: stateText(message),
    'Assigned to': message.assigneeName ?? 'No one',
  };
}

export function differences(before: MessageRow, now: MessageRow): string[] {
  const [was, is] = [messageFacts(before), messageFacts(now)];
  return Object.keys(is).filter((name) => was[name] !== is[name]);
}

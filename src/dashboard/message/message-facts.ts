import { type MessageRow, messageStateNames, stateOf } from '#src/domain/message/message-list.ts';
import { formatDate, withShortMonth } from '#src/lib/dates/dates.ts';
import { momentText } from '../records/columns.tsx';

/** The same with the day on which it comes back: "Snoozed until 5 Dec 2026". */
export function stateText(message: MessageRow): string {
  const { snoozedUntil } = message;
  if (snoozedUntil === null) return messageStateNames[message.status];
  return `Snoozed until ${withShortMonth(formatDate(snoozedUntil))}`;
}

export function stateTone(message: MessageRow): 'good' | undefined {
  const state = stateOf(message);
  return state === 'answered' || state === 'done' ? 'good' : undefined;
}

/** What is known of a message, by name. */
export function messageFacts(message: MessageRow): Record<string, string> {
  return {
    Email: message.email,
    Phone: message.phone,
    Received: momentText(message.createdAt),
    Status: stateText(message),
    'Assigned to': message.assigneeName ?? 'Nobody',
  };
}

/** Names of the facts that someone else has changed. */
export function differences(before: MessageRow, now: MessageRow): string[] {
  const [was, is] = [messageFacts(before), messageFacts(now)];
  return Object.keys(is).filter((name) => was[name] !== is[name]);
}

import { stageNames } from '#src/domain/application/application-stage.ts';
import { bookingStates } from '#src/domain/booking/staff/staff-booking-words.ts';
import type { ClientEvent, ClientEventKind } from '#src/domain/client/client-detail.ts';
import { enrolmentStates } from '#src/domain/enrolment/enrolment-list.ts';
import { messageStateNames } from '#src/domain/message/message-list.ts';
import { subscriberStates } from '#src/domain/newsletter/subscriber-list.ts';
import { byMethod, paymentMethods } from '#src/domain/payment/ledger.ts';
import { waitingStates } from '#src/domain/waiting-list/waiting-words.ts';
import { formatDate } from '#src/lib/dates/dates.ts';
import { formatMoney } from '#src/lib/money.ts';
import { momentText } from '../records/columns.tsx';
import { mailStates } from '../records/mail-states.ts';

const sentences: Record<ClientEventKind, (event: ClientEvent) => string> = {
  fee: ({ title, amount }) => `We requested a fee for ${title}: ${formatMoney(amount ?? 0)}`,
  booking: ({ title, amount, eventDate }) =>
    `Booked ${title}${eventDate === null ? '' : ` for ${formatDate(eventDate)}`}${amount === null ? '' : `: ${formatMoney(amount)}`}`,
  payment: (event) =>
    isUndone(event) ? `A payment of ${moneyText(event)} was undone` : `Paid ${moneyText(event)}`,
  refund: (event) =>
    isUndone(event) ? `A refund of ${moneyText(event)} was undone` : `We refunded ${moneyText(event)}`,
  message: ({ title }) => (title === '' ? 'Wrote to us' : `Wrote about “${title}”`),
  reply: () => 'We replied',
  enrolment: ({ title }) => `Enrolled in ${title}`,
  application: ({ title }) => `Applied for ${title}`,
  subscription: ({ title }) => `Subscribed to the newsletter as ${title}`,
  waiting: ({ eventDate }) => `Joined the waiting list for ${formatDate(eventDate ?? '')}`,
  mail: ({ title }) => `We emailed “${title}”`,
  text: ({ title }) => `We sent the text message “${title}”`,
};

/** "Paid 150,000 RWF by mobile money" */
export function eventSentence(event: ClientEvent): string {
  return sentences[event.kind](event);
}

/** True for a reversal, which has the opposite amount. */
const isUndone = ({ amount }: ClientEvent) => amount !== null && amount < 0;

function moneyText({ amount, title }: ClientEvent): string {
  const method = paymentMethods.find((known) => known === title);
  return `${formatMoney(Math.abs(amount ?? 0))}${method === undefined ? '' : ` ${byMethod(method)}`}`;
}

const sent = { ...mailStates, delivered: 'delivered', undelivered: 'not delivered' };

const states: Partial<Record<ClientEventKind, Record<string, string>>> = {
  booking: bookingStates,
  fee: { confirmed: bookingStates.confirmed, cancelled: bookingStates.cancelled },
  message: messageStateNames,
  enrolment: enrolmentStates,
  application: stageNames,
  subscription: subscriberStates,
  waiting: waitingStates,
  mail: sent,
  text: sent,
};

/** Name of the record's status; undefined if it has none. */
export function eventState({ kind, status }: ClientEvent): string | undefined {
  return status === null ? undefined : states[kind]?.[status];
}

const good = ['confirmed', 'answered', 'enrolled', 'accepted', 'delivered'];
const bad = ['dead', 'undelivered'];

export function eventTone({ status }: ClientEvent): 'good' | 'bad' | undefined {
  if (status === null) return undefined;
  return good.includes(status) ? 'good' : bad.includes(status) ? 'bad' : undefined;
}

/** True for the state of a record, and of a mail or text that needs attention. */
export function isTagged(event: ClientEvent): boolean {
  return !isSent(event) || eventTone(event) === 'bad';
}

export const isSent = ({ kind }: ClientEvent) => kind === 'mail' || kind === 'text';

/** "24 Nov 2026, 10:30, FTS-7K3MP-9Q2XT, sent" */
export function eventDetails(event: ClientEvent): string {
  const state = isTagged(event) ? undefined : eventState(event);
  return [momentText(event.at), event.reference, state].filter(Boolean).join(', ');
}

const lists: Partial<Record<ClientEventKind, string>> = {
  message: 'messages',
  reply: 'messages',
  enrolment: 'enrolments',
  application: 'applications',
  subscription: 'subscribers',
};

/** Address of the record, relative to the client list; undefined if it has no page of its own. */
export function eventAddress({ kind, id, reference }: ClientEvent): string | undefined {
  const list = lists[kind];
  const inBooking = kind === 'reply' && reference !== null;
  if (list !== undefined && !inBooking) return `${list}?open=${id}`;
  return reference === null ? undefined : `bookings?open=${reference}`;
}

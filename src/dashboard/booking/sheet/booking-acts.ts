import type { SessionHour } from '#src/domain/booking/day/session-time.ts';
import { hoursText, sessionTimeText } from '#src/domain/booking/day/session-words.ts';
import { en as session } from '#src/domain/booking/day/words/en.ts';
import { paperSeries } from '#src/domain/paper/paper.ts';
import { paperTitle } from '#src/domain/paper/paper-words.ts';
import { en as papers } from '#src/domain/paper/words/en.ts';
import { methodName, paymentMethods } from '#src/domain/payment/ledger.ts';
import { spanText } from '#src/domain/resource/resource-words.ts';
import { formatDate } from '#src/lib/dates/dates.ts';
import { formatMoney } from '#src/lib/money.ts';
import type { Language } from '#src/lib/words/languages.ts';
import { speak } from '#src/lib/words/messages.ts';
import { languageNames } from '../../client/client-words.ts';

const sessionWords = speak('en', session);

type Facts = Record<string, unknown>;

/** Verb phrases that follow the actor's name. */
const acts: Record<string, (before: Facts, after: Facts) => string> = {
  'booking.created': (_, { percent, reason, waitedSince }) => {
    if (waitedSince !== undefined) return 'offered the slot to the client, who waited for the date';
    return typeof percent === 'number' ? `booked with ${percent}% off${because(reason)}` : 'booked';
  },
  'booking.fee-made': () => 'requested the fee',
  'booking.confirmed': () => 'confirmed the booking',
  'booking.confirmation-undone': () => 'undid the confirmation',
  'booking.cancelled': (_, { reason }) => `cancelled the booking${because(reason)}`,
  'booking.moved': (before, after) =>
    typeof before['eventDate'] === 'string'
      ? `moved it from ${when(before)} to ${when(after)}`
      : `set the date to ${when(after)}`,
  'booking.hour-changed': (before, after) => {
    const [was, is] = [hoursText(sessionWords, hourOf(before)), hoursText(sessionWords, hourOf(after))];
    if (is === undefined) return `removed the hour ${was}, so that it takes the whole day`;
    return was === undefined ? `set the hour to ${is}` : `changed the hour from ${was} to ${is}`;
  },
  'booking.date-lost': (before) => `removed the date: ${when(before)} was full when the payment arrived`,
  'booking.assigned': (_, after) => `assigned ${taken(after)}`,
  'booking.unassigned': (before) => `took off ${taken(before)}`,
  'booking.assignment-lost': (before) => `moved the session, for which ${resource(before)} is not free`,
  'booking.lines-changed': (before, after) =>
    `changed the order: ${money(after['total'])} instead of ${money(before['total'])}`,
  'booking.plan-changed': () => 'changed the parts in which it is paid',
  'booking.location-changed': (_, { location }) =>
    location ? `changed the location to “${location}”` : 'removed the location',
  'booking.language-changed': (_, { language }) =>
    `changed the language to ${languageNames[language as Language]}`,
  'booking.billing-changed': () => 'changed the company and the TIN',
  'booking.paper-issued': (_, paper) => `issued ${issued(paper)}`,
  'booking.note-added': () => 'added a note',
  'booking.note-removed': () => 'removed a note',
  'booking.replied': (_, { reply }) => (typeof reply === 'string' ? `replied: “${reply}”` : 'replied'),
  'booking.link-made': () => 'created a link for the client',
  'booking.sent-on-whatsapp': () => 'noted it as sent by WhatsApp',
  'booking.payment-recorded': (_, after) => `recorded a payment of ${moved(after)}`,
  'booking.refund-recorded': (_, after) => `recorded a refund of ${moved(after)}${because(after['reason'])}`,
  'booking.refund-requested': (_, after) =>
    `requested a refund of ${moved(after)}${because(after['reason'])}`,
  'booking.refund-approved': (_, after) => `approved the refund of ${moved(after)}`,
  'booking.refund-declined': (_, after) =>
    `declined the refund of ${moved(after)}${because(after['reason'])}`,
  'booking.refund-withdrawn': (_, after) => `withdrew the request for a refund of ${moved(after)}`,
  'booking.share-made': (_, { amount }) => `made a link for a part of ${money(amount)}`,
  'booking.share-link-renewed': (_, { amount }) => `made another link for the part of ${money(amount)}`,
  'booking.share-withdrawn': (_, { amount }) => `withdrew the link for a part of ${money(amount)}`,
  'booking.task-done': (_, { task }) => `marked “${task}” as done`,
  'booking.task-reopened': (_, { task }) => `opened “${task}” again`,
  'booking.task-day-changed': (_, { task, dueDay }) => `set “${task}” to be done by ${day(dueDay)}`,
  'booking.task-assigned': (_, { task, assignee }) => `assigned “${task}” to ${assignee}`,
  'booking.task-unassigned': (_, { task }) => `assigned “${task}” to no one`,
  'booking.contact-erased': () => 'erased the contact details',
  'booking.entry-reversed': (before, { reason }) =>
    `undid the ${before['kind'] === 'refund' ? 'refund' : 'payment'} of ${moved(before)}${because(reason)}`,
  'booking.offer-made': (_, { total, lastDay, reason }) =>
    `offered ${money(total)} until ${day(lastDay)}${because(reason)}`,
  'booking.offer-accepted': (_, { total }) => `accepted ${money(total)}`,
  'booking.offer-withdrawn': ({ total }) => `withdrew the offer of ${money(total)}`,
  'payment.requested': () => 'sent the payment request',
  'payment.retried': () => 'sent the payment request again',
  'payment.settled': (_, { status, failure }) => {
    if (status === 'successful') return 'reported that the payment arrived';
    if (failure === 'replaced') return 'replaced the payment request';
    if (failure === 'cancelled' || failure === 'withdrawn') return 'ended the payment request';
    return 'reported that the payment did not go through';
  },
};

/** "moved it from 28 November 2026 to 5 December 2026"; undefined for acts on other records. */
export function bookingAct(action: string, before: unknown, after: unknown): string | undefined {
  return acts[action]?.(factsOf(before), factsOf(after));
}

function factsOf(value: unknown): Facts {
  return typeof value === 'object' && value !== null ? (value as Facts) : {};
}

function day(value: unknown): string {
  return typeof value === 'string' ? formatDate(value) : 'an open date';
}

function when(facts: Facts): string {
  const { eventDate } = facts;
  return sessionTimeText(
    sessionWords,
    { eventDate: typeof eventDate === 'string' ? eventDate : null, ...hourOf(facts) },
    'an open date',
  );
}

function hourOf({ startTime, minutes }: Facts): SessionHour {
  return typeof startTime === 'string' && typeof minutes === 'number'
    ? { startTime, minutes }
    : { startTime: null, minutes: null };
}

function money(value: unknown): string {
  return typeof value === 'number' ? formatMoney(value) : 'an amount';
}

function moved({ amount, method }: Facts): string {
  const how = paymentMethods.find((one) => one === method);
  if (how === undefined) return money(amount);
  return `${money(amount)} ${how === 'cash' ? 'in' : 'by'} ${methodName(how).toLowerCase()}`;
}

function issued({ series, year, number }: Facts): string {
  const known = paperSeries.find((one) => one === series);
  if (known === undefined || typeof year !== 'number' || typeof number !== 'number') return 'a paper';
  return paperTitle(speak('en', papers), { series: known, year, number });
}

function resource({ resource: name }: Facts): string {
  return typeof name === 'string' ? name : 'someone or something';
}

function taken({ from, to, ...facts }: Facts): string {
  const span = typeof from === 'string' && typeof to === 'string' ? ` (${spanText(from, to)})` : '';
  return `${resource(facts)}${span}`;
}

function because(reason: unknown): string {
  return typeof reason === 'string' && reason !== '' ? `: ${reason}` : '';
}

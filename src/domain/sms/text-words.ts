import { formatMoment } from '#src/lib/dates/dates.ts';

/** Reasons for which a rule withholds a text message. */
const withholdReasons = {
  'no-gateway': 'no gateway for text messages is set up',
  stopped: 'the client wants no text messages',
  'too-late': 'it was too late to be of use',
  'too-many': 'more than six texts that day',
  'too-many-links': 'more than three lost links that day',
  'too-long': 'it is longer than one text message',
} as const;

export type WithholdReason = keyof typeof withholdReasons;

/** State of a text message, for the history. */
export interface TextState {
  state: 'waiting' | 'sent' | 'unanswered' | 'dead' | 'withheld' | 'discarded';
  lastError: string | null;
  delivery: 'delivered' | 'undelivered' | null;
  /** ISO instant; null without a delivery report. */
  reportedAt: string | null;
}

/** Describes the state of a text message for staff, in the middle of a sentence. */
export function textStateWords({ state, lastError, delivery, reportedAt }: TextState): string {
  if (delivery === 'delivered') return `delivered ${reportedAt === null ? '' : clockOf(reportedAt)}`.trim();
  if (delivery === 'undelivered') return 'sent, but not delivered: the phone could not be reached';
  switch (state) {
    case 'waiting':
      return 'waiting to be sent';
    case 'sent':
      return 'sent';
    case 'unanswered':
      return 'perhaps sent: the gateway did not answer';
    case 'dead':
      return 'could not be sent';
    case 'discarded':
      return 'discarded';
    case 'withheld':
      return `not sent: ${withholdReasons[lastError as WithholdReason] ?? 'a rule forbade it'}`;
  }
}

/** Writes "14:03"; the day is known from the moment the text was written. */
const clockOf = (instant: string) => formatMoment(new Date(instant)).split(', ')[1] ?? '';

/** Explains why a text message could not be sent: the gateway's own words may hold the number. */
export function textFailureSentence(lastError: string | null): string {
  const status = /^The gateway answered (\d{3})/.exec(lastError ?? '')?.[1];
  if (lastError?.startsWith('The stored message')) return unreadable;
  if (status === undefined) return 'We could not reach the gateway for text messages while it was of use.';
  if (status === '401' || status === '403')
    return 'The gateway for text messages did not accept our login. Please tell your developer.';
  if (status === '402') return 'Our account at the gateway for text messages is empty. Please top it up.';
  if (status === '404')
    return 'The address of the gateway for text messages is wrong. Please tell your developer.';
  if (status === '429' || status === '503')
    return 'The gateway for text messages kept asking us to try again later.';
  return 'The gateway did not accept the number or the text. The number may be wrong.';
}

const unreadable =
  'We can no longer read this text message, because the key of our server has changed. Please tell your developer.';

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterEvent, isUnderWay, retryDelay, type Sending, type SendingEvent } from './sending.ts';

const idle: Sending = { status: 'idle' };
const unsent: Sending = { status: 'unsent' };
const sending: Sending = { status: 'sending', tries: 2, again: false, changed: false };
const waiting: Sending = { status: 'waiting', tries: 2, reason: 'offline' };
const retrying: Sending = { status: 'retrying', tries: 2, again: false, reason: 'offline' };
const cancelled: Sending = { status: 'stopped', cause: 'cancelled' };
const changed: Sending = { status: 'stopped', cause: 'changed' };
const paused: Sending = { ...waiting, pause: 90_000 };
const sent: Sending = { status: 'sent', answer: 'yes', asked: true, changed: false };
const refused: Sending = { status: 'refused', refusal: 'no', asked: true };

const accept: SendingEvent = { type: 'accept', answer: 'yes' };
const refuse: SendingEvent = { type: 'refuse', refusal: 'no' };
const tooOften: SendingEvent = { ...refuse, retryAfter: 90_000 };
const networkError: SendingEvent = { type: 'network-error', reason: 'timeout' };
const plain = ['restore', 'send', 'retry', 'due', 'online', 'stop', 'change', 'reset'] as const;
const events: SendingEvent[] = [...plain.map((type) => ({ type })), accept, refuse, networkError];

type Row = [Sending, SendingEvent | (typeof plain)[number], Sending];

/** Every event that changes something; all others leave the state as it is. */
const rows: Row[] = [
  [idle, 'send', { ...sending, tries: 1 }],
  [idle, 'restore', unsent],
  [unsent, 'send', { ...sending, tries: 1 }],
  [unsent, 'stop', cancelled],
  [unsent, 'change', idle],
  [sending, accept, sent],
  [sending, refuse, refused],
  [sending, networkError, { ...waiting, reason: 'timeout' }],
  [sending, 'online', { ...sending, again: true }],
  [sending, 'change', { ...sending, changed: true }],
  [sending, 'stop', cancelled],
  [{ ...sending, again: true }, networkError, { ...sending, tries: 3 }],
  [{ ...sending, changed: true }, networkError, changed],
  [{ ...sending, changed: true }, accept, { ...sent, changed: true }],
  [waiting, 'retry', { ...sending, tries: 3 }],
  [waiting, 'due', { ...retrying, tries: 3 }],
  [waiting, 'online', { ...retrying, tries: 3 }],
  [paused, 'retry', { ...sending, tries: 3 }],
  [paused, 'due', { ...retrying, tries: 3 }],
  [paused, 'stop', cancelled],
  [paused, 'change', changed],
  [waiting, 'stop', cancelled],
  [waiting, 'change', changed],
  [retrying, accept, { ...sent, asked: false }],
  [retrying, refuse, { ...refused, asked: false }],
  [retrying, tooOften, paused],
  [retrying, networkError, waiting],
  [retrying, 'online', { ...retrying, again: true }],
  [retrying, 'retry', { ...sending, again: true }],
  [retrying, 'stop', cancelled],
  [retrying, 'change', changed],
  [{ ...retrying, again: true }, networkError, { ...retrying, tries: 3 }],
  ...[cancelled, changed, sent, refused].flatMap((state): Row[] => [
    [state, 'send', { ...sending, tries: 1 }],
    [state, 'reset', idle],
  ]),
];

const eventOf = (event: Row[1]): SendingEvent => (typeof event === 'string' ? { type: event } : event);

describe('a submission', () => {
  it.each(rows)('goes on from %j after %j', (state, event, next) => {
    expect(afterEvent(state, eventOf(event))).toEqual(next);
  });

  it.each([idle, unsent, sending, waiting, paused, retrying, cancelled, changed, sent, refused])(
    'is the very same %j after anything else',
    (state) => {
      const known = rows.flatMap(([from, event]) => (from === state ? [eventOf(event).type] : []));
      for (const event of events.filter(({ type }) => !known.includes(type)))
        expect(afterEvent(state, event), event.type).toBe(state);
    },
  );

  it('makes one try at a time, only after it was sent, and none once it is over', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events)), (happened) => {
        let state: Sending = idle;
        for (const event of happened) {
          const next: Sending = afterEvent(state, event);
          const tries = (one: Sending) => ('tries' in one ? one.tries : 0);
          expect(tries(next)).toBeLessThanOrEqual(tries(state) + 1);
          if (isUnderWay(next) && !isUnderWay(state)) expect(event.type).toBe('send');
          if (isUnderWay(state) && isUnderWay(next)) expect(tries(next)).toBeGreaterThanOrEqual(tries(state));
          state = next;
        }
      }),
    );
  });

  it('is tried ever more rarely, and never given up', () => {
    expect([1, 2, 3, 4, 5, 6, 50].map((tries) => retryDelay(tries))).toEqual([
      5_000, 10_000, 20_000, 40_000, 80_000, 120_000, 120_000,
    ]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterEvent, isUnanswered, isUnderWay, type Sending, type SendingEvent } from './sending.ts';

const idle: Sending = { status: 'idle' };
const sending: Sending = { status: 'sending', asked: true, changed: false };
const retrying: Sending = { ...sending, asked: false };
const offline: Sending = { status: 'offline', cause: 'offline' };
const late: Sending = { status: 'offline', cause: 'timeout' };
const reloaded: Sending = { status: 'offline', cause: 'reload' };
const changed: Sending = { status: 'offline', cause: 'changed' };
const stopped: Sending = { status: 'offline', cause: 'stopped' };
const sent: Sending = { status: 'sent', answer: 'yes' };
const refused: Sending = { status: 'refused', refusal: 'no' };
const states = [idle, sending, retrying, offline, late, reloaded, changed, stopped, sent, refused];

const accept: SendingEvent = { type: 'accept', answer: 'yes' };
const refuse: SendingEvent = { type: 'refuse', refusal: 'no' };
const networkError: SendingEvent = { type: 'network-error', reason: 'timeout' };
const plain = ['restore', 'send', 'online', 'change', 'stop', 'reset'] as const;
const events: SendingEvent[] = [...plain.map((type) => ({ type })), accept, refuse, networkError];

type Row = [Sending, SendingEvent | (typeof plain)[number], Sending];

/** State transitions; every other event leaves the state unchanged. */
const rows: Row[] = [
  [idle, 'send', sending],
  [idle, 'restore', reloaded],
  ...[sending, retrying].flatMap((state): Row[] => [
    [state, accept, sent],
    [state, refuse, refused],
    [state, networkError, late],
    [state, 'change', { ...state, changed: true } as Sending],
    [state, 'stop', stopped],
    [{ ...state, changed: true } as Sending, networkError, changed],
    [{ ...state, changed: true } as Sending, accept, sent],
  ]),
  ...[offline, late].map((state): Row => [state, 'online', retrying]),
  ...[offline, late, reloaded].flatMap((state): Row[] => [
    [state, 'change', changed],
    [state, 'stop', stopped],
  ]),
  ...[offline, late, reloaded, changed, stopped, sent, refused].map((state): Row => [state, 'send', sending]),
  ...[changed, stopped, sent, refused].map((state): Row => [state, 'reset', idle]),
];

const eventOf = (event: Row[1]): SendingEvent => (typeof event === 'string' ? { type: event } : event);

describe('a submission', () => {
  it.each(rows)('a submission in the state %j changes on the event %j', (state, event, next) => {
    expect(afterEvent(state, eventOf(event))).toEqual(next);
  });

  it.each(states)('a submission in the state %j is unchanged by any other event', (state) => {
    const known = rows.flatMap(([from, event]) => (from === state ? [eventOf(event).type] : []));
    for (const event of events.filter(({ type }) => !known.includes(type)))
      expect(afterEvent(state, event), event.type).toBe(state);
  });

  it.each(states)('a submission is classified as under way, or unanswered after a reload: %j', (state) => {
    const underWay: Sending[] = [sending, retrying, offline, late];
    expect(isUnderWay(state)).toBe(underWay.includes(state));
    expect(isUnanswered(state)).toBe([...underWay, reloaded].includes(state));
  });

  it('a submission starts only when the visitor sends it, and is retried while under way', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events)), (happened) => {
        let state: Sending = idle;
        for (const event of happened) {
          const next: Sending = afterEvent(state, event);
          if (isUnderWay(next) && !isUnderWay(state)) expect(event.type).toBe('send');
          if (next.status === 'sending' && state.status !== 'sending')
            expect(next.asked).toBe(event.type === 'send');
          state = next;
        }
      }),
    );
  });
});

import { expect, test } from 'vitest';
import type { ClientEvent } from '#src/domain/client/client-detail.ts';
import { eventAddress, eventSentence, eventState, eventTone } from './event-words.ts';

const event = (part: Partial<ClientEvent> & Pick<ClientEvent, 'kind'>): ClientEvent => ({
  id: 'r1',
  at: '2026-11-24T10:00:00Z',
  title: '',
  text: '',
  status: null,
  amount: null,
  reference: null,
  eventDate: null,
  ...part,
});

const reference = 'FTS-7K3MP-9Q2XT';
const booking = event({
  kind: 'booking',
  title: 'Portrait, 2 hours',
  amount: 150_000,
  eventDate: '2026-12-05',
  reference,
  status: 'confirmed',
});

test.each([
  ['Booked Portrait, 2 hours for 5 December 2026: 150,000 RWF', booking],
  ['Booked Portrait, 2 hours: 150,000 RWF', { ...booking, eventDate: null }],
  ['Paid 150,000 RWF by mobile money', event({ kind: 'payment', title: 'mobile-money', amount: 150_000 })],
  ['A payment of 5,000 RWF in cash was undone', event({ kind: 'payment', title: 'cash', amount: -5_000 })],
  ['We refunded 5,000 RWF by bank transfer', event({ kind: 'refund', title: 'bank', amount: 5_000 })],
  ['A refund of 5,000 RWF in cash was undone', event({ kind: 'refund', title: 'cash', amount: -5_000 })],
  ['Wrote about “A wedding”', event({ kind: 'message', title: 'A wedding' })],
  ['Wrote to us', event({ kind: 'message' })],
  ['We sent the text message “Tomorrow”', event({ kind: 'text', title: 'Tomorrow' })],
])('an event of a client reads: %s', (sentence, told) => {
  expect(eventSentence(told)).toBe(sentence);
});

test.each([
  ['booking', `bookings?open=${reference}`, booking],
  ['payment', `bookings?open=${reference}`, event({ kind: 'payment', reference })],
  ['question in a booking', 'messages?open=r1', event({ kind: 'message', reference })],
  ['reply to a message', 'messages?open=r1', event({ kind: 'reply' })],
  ['reply to a booking', `bookings?open=${reference}`, event({ kind: 'reply', reference })],
  ['enrolment', 'enrolments?open=r1', event({ kind: 'enrolment' })],
  ['email about a booking', `bookings?open=${reference}`, event({ kind: 'mail', reference })],
  ['other email', undefined, event({ kind: 'mail' })],
])('an event of the kind “%s” links to %s', (_, address, told) => {
  expect(eventAddress(told)).toBe(address);
});

test('a status is named in the words of its record, and an unknown one is left out', () => {
  expect(eventState(booking)).toBe('Confirmed');
  expect(eventState(event({ kind: 'text', status: 'undelivered' }))).toBe('not delivered');
  expect(eventTone(event({ kind: 'mail', status: 'dead' }))).toBe('bad');
  expect(eventState(event({ kind: 'mail', status: 'lost' }))).toBeUndefined();
  expect(eventState(event({ kind: 'payment' }))).toBeUndefined();
});

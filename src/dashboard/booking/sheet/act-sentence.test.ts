import { expect, test } from 'vitest';
import { stageNames } from '#src/domain/application/application-stage.ts';
import { actSentence } from './act-sentence.ts';

const actor = 'Amahoro Local';

test.each([
  [
    { action: 'client.corrected', before: null, after: { parts: ['name', 'phones'] } },
    'Amahoro Local corrected the name and the phone numbers.',
  ],
  [{ action: 'client.note-added', before: null, after: { first: true } }, 'Amahoro Local added a note.'],
  [
    { action: 'booking.confirmed', before: { status: 'pending' }, after: { status: 'confirmed' } },
    'Amahoro Local confirmed the booking.',
  ],
  [
    {
      action: 'booking.moved',
      before: { moves: 0, eventDate: '2026-11-28' },
      after: { moves: 1, eventDate: '2026-12-05' },
    },
    'Amahoro Local moved it from 28 November 2026 to 5 December 2026.',
  ],
  [
    { action: 'booking.moved', before: { eventDate: null }, after: { eventDate: '2026-12-05' } },
    'Amahoro Local set the date to 5 December 2026.',
  ],
  [
    {
      action: 'booking.moved',
      before: { eventDate: '2026-11-28', startTime: null, minutes: null, moves: 0 },
      after: { eventDate: '2026-12-05', startTime: '10:00', minutes: 120, moves: 0 },
    },
    'Amahoro Local moved it from 28 November 2026 to 5 December 2026, 10:00–12:00.',
  ],
  [
    {
      action: 'booking.hour-changed',
      before: { eventDate: '2026-12-05', startTime: null, minutes: null },
      after: { eventDate: '2026-12-05', startTime: '10:00', minutes: 120 },
    },
    'Amahoro Local set the hour to 10:00–12:00.',
  ],
  [
    {
      action: 'booking.hour-changed',
      before: { eventDate: '2026-12-05', startTime: '10:00', minutes: 120 },
      after: { eventDate: '2026-12-05', startTime: '14:00', minutes: 60 },
    },
    'Amahoro Local changed the hour from 10:00–12:00 to 14:00–15:00.',
  ],
  [
    {
      action: 'booking.hour-changed',
      before: { eventDate: '2026-12-05', startTime: '10:00', minutes: 120 },
      after: { eventDate: '2026-12-05', startTime: null, minutes: null },
    },
    'Amahoro Local removed the hour 10:00–12:00, so that it takes the whole day.',
  ],
  [
    {
      action: 'booking.offer-made',
      before: null,
      after: { offer: '4d4d', total: 95_000, reason: '', lastDay: '2026-12-05' },
    },
    'Amahoro Local offered 95,000 RWF until 5 December 2026.',
  ],
  [
    {
      action: 'booking.payment-recorded',
      before: null,
      after: { method: 'cash', amount: 50_000, date: '2026-12-05' },
    },
    'Amahoro Local recorded a payment of 50,000 RWF in cash.',
  ],
  [
    { action: 'booking.cancelled', before: null, after: { status: 'cancelled', reason: 'Rain.' } },
    'Amahoro Local cancelled the booking: Rain.',
  ],
  [
    { action: 'payment.requested', before: null, after: { attempt: 1 } },
    'Amahoro Local sent the payment request.',
  ],
  [
    { action: 'payment.settled', before: null, after: { status: 'failed', failure: 'replaced' } },
    'Amahoro Local replaced the payment request.',
  ],
  [
    { action: 'payment.settled', before: null, after: { status: 'failed', failure: 'cancelled' } },
    'Amahoro Local ended the payment request.',
  ],
  [
    { action: 'payment.settled', before: null, after: { status: 'failed' } },
    'Amahoro Local reported that the payment did not go through.',
  ],
  [
    { action: 'booking.replied', before: null, after: { reply: 'Yes, we deliver.' } },
    'Amahoro Local replied: “Yes, we deliver.”',
  ],
  [
    { action: 'application.moved', before: { status: 'received' }, after: { status: 'invited' } },
    `Amahoro Local moved it to ${stageNames.invited}.`,
  ],
  [
    { action: 'enrolment.created', before: null, after: { status: 'waiting', waitingNumber: 3 } },
    'Amahoro Local joined the waiting list as number 3.',
  ],
  [
    { action: 'enrolment.fee-made', before: null, after: { total: 45_000 } },
    'Amahoro Local requested the fee of 45,000 RWF.',
  ],
  [{ action: 'booking.replied', before: null, after: {} }, 'Amahoro Local replied.'],
  [{ action: 'booking.note-added', before: null, after: null }, 'Amahoro Local added a note.'],
  [
    { action: 'booking.task-done', before: null, after: { task: 'Edit' } },
    'Amahoro Local marked “Edit” as done.',
  ],
  [
    { action: 'booking.task-reopened', before: null, after: { task: 'Edit' } },
    'Amahoro Local opened “Edit” again.',
  ],
  [
    {
      action: 'booking.task-day-changed',
      before: { dueDay: null },
      after: { task: 'Edit', dueDay: '2026-12-05' },
    },
    'Amahoro Local set “Edit” to be done by 5 December 2026.',
  ],
  [
    {
      action: 'booking.task-assigned',
      before: { assignee: null },
      after: { task: 'Edit', assignee: 'Grace' },
    },
    'Amahoro Local assigned “Edit” to Grace.',
  ],
  [
    {
      action: 'booking.task-unassigned',
      before: { assignee: 'Grace' },
      after: { task: 'Edit', assignee: null },
    },
    'Amahoro Local assigned “Edit” to no one.',
  ],
  [{ action: 'booking.printed', before: null, after: null }, 'Amahoro Local: Booking: printed.'],
])('an audit entry reads as a sentence: %j', (act, sentence) => {
  expect(actSentence({ actor, ...act })).toBe(sentence);
});

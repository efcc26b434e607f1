import { expect, test } from 'vitest';
import { actSentence } from './act-sentence.ts';

const actor = 'Amahoro Local';

test.each([
  [
    { action: 'booking.confirmed', before: { status: 'pending' }, after: { status: 'confirmed' } },
    'Amahoro Local confirmed the booking (status: pending → confirmed).',
  ],
  [{ action: 'booking.note-added', before: null, after: null }, 'Amahoro Local added a note.'],
  [{ action: 'booking.printed', before: null, after: null }, 'Amahoro Local: Booking: printed.'],
])('an act is told in a sentence: %j', (act, sentence) => {
  expect(actSentence({ actor, ...act })).toBe(sentence);
});

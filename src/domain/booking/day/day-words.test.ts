import { expect, test } from 'vitest';
import type { DayAvailability } from '#src/domain/availability/calendar.ts';
import { en } from '#src/domain/availability/words/en.ts';
import { speak } from '#src/lib/words/messages.ts';
import { chosenSentence, closedDays, dayLabel, dayNote } from './day-words.ts';

const words = speak('en', en);

const day = '2026-12-25';

test.each<[known: DayAvailability | undefined, note: string, label: string, sentence: string]>([
  [{ day, left: 8 }, 'Free', ', free', 'free.'],
  [{ day, left: 3 }, 'Free', ', free', 'free.'],
  [{ day, left: 2 }, '2 left', ', 2 left', '2 left.'],
  [{ day, left: 1 }, '1 left', ', 1 left', '1 left.'],
  [{ day, left: 0 }, 'Full', ', full', 'full. Please choose another date.'],
  [
    { day, left: 0, full: ['photography'] },
    'Full',
    ', full for photography',
    'full for photography. Please choose another date.',
  ],
  [
    { day, left: 0, closed: 'Christmas Day' },
    'Closed',
    ', closed (Christmas Day)',
    'closed (Christmas Day). Please choose another date.',
  ],
  [
    { day, left: 0, tooSoon: 2 },
    'Call us',
    ', call us to book it',
    'We need 2 days’ notice, because we confirm each booking within 24 hours. For an earlier date, please call us on +250 700 000 001 (Mon–Fri 09:00–18:00) or write on WhatsApp.',
  ],
  [undefined, '', '', 'we’ll check this date when you send the form.'],
])('the cell, label and sentence of a day agree (case %#)', (known, note, label, sentence) => {
  expect(dayNote(words, known)).toBe(note);
  expect(dayLabel(words, day, known)).toBe(`Friday 25 December 2026${label}`);
  expect(chosenSentence(words, day, known)).toBe(`Friday 25 December 2026: ${sentence}`);
});

test('the sentence of a full day offers to wait only if the day can still be waited for', () => {
  const full = { day, left: 0 };
  const told = 'Friday 25 December 2026: full.';
  expect(chosenSentence(words, day, full, 2, true)).toBe(
    `${told} Choose another date, or wait for this one.`,
  );
  expect(chosenSentence(words, day, full, 2, false)).toBe(`${told} Please choose another date.`);
});

test('the label and sentence of an Umuganda day name the 11:00 start', () => {
  const later = 'It is Umuganda, so sessions start at 11:00 at the earliest.';
  const known = { day: '2026-12-26', left: 8 };
  expect(dayLabel(words, known.day, known)).toBe(`Saturday 26 December 2026, free. ${later}`);
  expect(chosenSentence(words, known.day, known)).toBe(`Saturday 26 December 2026: free. ${later}`);
});

test('closed days are listed with their reasons', () => {
  const days = [
    { day: '2026-12-05', left: 0 },
    { day, left: 0, closed: 'Christmas Day' },
  ];
  expect(closedDays(words, days)).toEqual(['25: Christmas Day']);
});

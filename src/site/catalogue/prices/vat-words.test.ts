import { expect, test } from 'vitest';
import pricing from '#content/pricing.json' with { type: 'json' };
import { speak } from '#src/lib/words/messages.ts';
import { en } from '../words/en.ts';
import { vatNote } from './vat-words.ts';

test.each([
  [true, true, 'Prices that end in “+ VAT” are before 18% VAT.'],
  [true, false, 'Prices include VAT.'],
  [false, false, undefined],
])('the VAT note with registration %s and prices before VAT %s is: %s', (registered, adds, note) => {
  expect(vatNote(speak('en', en), registered, adds)).toBe(note);
});

test('texts of /pricing mention VAT only in the notes left out without registration', () => {
  const { overview, frames } = pricing;
  const { vat: _, ...withoutVat } = overview;
  const { vatNote: __, ...framesWithoutVat } = frames;
  expect(JSON.stringify({ withoutVat, framesWithoutVat })).not.toContain('VAT');
});

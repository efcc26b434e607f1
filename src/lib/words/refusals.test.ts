import { expect, test } from 'vitest';
import { type CatalogueName, type Messages, speak } from './messages.ts';
import { refusals, wordedFields, wordingIn } from './refusals.ts';

const en = {
  nameEmpty: 'Please enter your name.',
  dateRequired: 'A booking of {from:money} needs a date.',
} as const satisfies Messages;

const booking = 'booking' as CatalogueName<typeof en>;
const refused = refusals(booking);
const word = wordingIn({ booking: speak('en', en) });

test('a refusal without values is its key, with values their JSON follows', () => {
  expect(refused('nameEmpty')).toBe('booking.nameEmpty');
  expect(refused('dateRequired', { from: 150000 })).toBe('booking.dateRequired {"from":150000}');
});

test('a refusal is worded from its catalogue, with values formatted', () => {
  expect(word(refused('nameEmpty'))).toBe('Please enter your name.');
  expect(word(refused('dateRequired', { from: 150000 }))).toBe('A booking of 150,000 RWF needs a date.');
});

test.each(['Please try again.', 'unknown.key', 'booking.unknown', 'see example.com'])(
  'a sentence or an unknown key stays as it is: %s',
  (text) => {
    expect(word(text)).toBe(text);
  },
);

test('an unknown key with the server’s English gives the English', () => {
  expect(word('unknown.key', 'Please try again.')).toBe('Please try again.');
  expect(wordedFields(word, { name: refused('nameEmpty'), day: 'x.y' }, { day: 'Choose a day.' })).toEqual({
    name: 'Please enter your name.',
    day: 'Choose a day.',
  });
});

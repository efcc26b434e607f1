import { expect, it } from 'vitest';
import { occasionMessage } from './occasion-words.ts';

it.each([
  ['', 'Hello, I am looking at your page about weddings.'],
  ['2027-06-12', 'Hello, I am looking at your page about weddings. Are you free on 12 June 2027?'],
  ['12/06/2027', 'Hello, I am looking at your page about weddings.'],
])('a message with the date “%s” reads: %s', (date, text) => {
  expect(occasionMessage('Weddings', date)).toBe(text);
});

it('a message keeps the capitals of names and abbreviations in a title', () => {
  expect(occasionMessage('Kwita Izina & EPs')).toBe(
    'Hello, I am looking at your page about Kwita Izina & EPs.',
  );
});

import { expect, test } from 'vitest';
import { clientName, dayText, firstOf, keysText, sharedText, valueText } from './client-words.ts';

const phones = ['0788123456', '32470123456'];
const emails = ['aline@example.com'];

test.each([
  ['Aline', { name: 'Aline', phones, emails }],
  ['aline@example.com', { name: '', phones, emails }],
  ['+32470123456', { name: '', phones: ['32470123456'], emails: [] }],
  ['A client without a name', { name: '', phones: [], emails: [] }],
])('a client is called %s', (name, client) => {
  expect(clientName(client)).toBe(name);
});

test('numbers of other countries are shown with a plus, and further ones are counted', () => {
  expect(keysText({ phones, emails })).toBe('0788123456, +32470123456, aline@example.com');
  expect(firstOf(phones)).toBe('0788123456 and 1 more');
  expect(firstOf(emails)).toBe('aline@example.com');
  expect(firstOf([])).toBe('');
  expect(sharedText(['32470123456', 'aline@example.com'])).toBe(
    'Both used +32470123456 and aline@example.com.',
  );
});

test('the value of a client names bookings and received money', () => {
  expect(valueText({ bookings: 1, value: 0 })).toBe('1 booking, 0 RWF received');
  expect(valueText({ bookings: 3, value: 450_000 })).toBe('3 bookings, 450,000 RWF received');
  expect(valueText({ bookings: 0, value: 0 })).toBe('No bookings yet');
});

test('the first contact late at night in Kigali counts for that day', () => {
  expect(dayText('2026-11-24T22:30:00Z')).toBe('25 Nov 2026');
});

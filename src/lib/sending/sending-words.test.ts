import { expect, test } from 'vitest';
import { bookingWords, formWords, offlineWords } from './sending-words.ts';

const message = { ...formWords, called: 'Your message' };

test.each([
  [
    'offline',
    'You are offline. Your message is kept. We’ll send it when you are back online: keep this page open.',
  ],
  ['timeout', 'This is taking longer than usual. Your message is kept. Press “Try again” to send it again.'],
  ['reload', 'Your message is still here: press “Try again”.'],
  ['changed', 'Everything you typed is still here.'],
] as const)('an unsent form shows what is safe and what to do: %s', (cause, text) => {
  expect(offlineWords(cause, message).text).toMatch(new RegExp(`^${text.replace(/\./g, '\\.')}`));
});

test.each(['offline', 'unreachable', 'reload'] as const)(
  'a booking without a response is shown as possibly received: %s',
  (cause) => {
    const { title, text } = offlineWords(cause, bookingWords);
    expect(title).toBe('Not booked yet, as far as we know.');
    expect(text).toContain('You will be booked and charged only once');
  },
);

test.each(['changed', 'stopped'] as const)(
  'a booking abandoned while sending asks to check email and texts first: %s',
  (cause) => {
    const { text } = offlineWords(cause, bookingWords);
    expect(text).toContain('Check your email and text messages first');
    expect(text).not.toContain('only once');
  },
);

test('the offline notice warns that after a reload a file has to be chosen again', () => {
  const application = { ...message, file: true };
  expect(offlineWords('offline', application).text).toContain(
    'If you reload, you will have to choose the file again.',
  );
  expect(offlineWords('reload', application).text).toContain('Please choose your file again first.');
});

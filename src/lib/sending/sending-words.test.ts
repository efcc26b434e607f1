import { expect, test } from 'vitest';
import { en } from '../forms/words/en.ts';
import { speak } from '../words/messages.ts';
import { bookingSubmission, formSubmission, offlineWords } from './sending-words.ts';

const words = speak('en', en);
const message = formSubmission(words, false);

test.each([
  [
    'offline',
    'You are offline. Everything you typed is kept. We’ll send it when you are back online: keep this page open.',
  ],
  [
    'timeout',
    'This is taking longer than usual. Everything you typed is kept. Press “Try again” to send it again.',
  ],
  ['reload', 'Everything you typed is still here: press “Try again”.'],
  ['changed', 'Everything you typed is still here.'],
] as const)('an unsent form shows what is safe and what to do: %s', (cause, text) => {
  expect(offlineWords(words, cause, message).text).toMatch(new RegExp(`^${text.replace(/\./g, '\\.')}`));
});

test.each(['offline', 'unreachable', 'reload'] as const)(
  'a booking without a response is shown as possibly received: %s',
  (cause) => {
    const { title, text } = offlineWords(words, cause, bookingSubmission(words));
    expect(title).toBe('Not booked yet, as far as we know.');
    expect(text).toContain('You will be booked and charged only once');
  },
);

test.each(['changed', 'stopped'] as const)(
  'a booking abandoned while sending asks to check email and texts first: %s',
  (cause) => {
    const { text } = offlineWords(words, cause, bookingSubmission(words));
    expect(text).toContain('Check your email and text messages first');
    expect(text).not.toContain('only once');
  },
);

test('the offline notice warns that after a reload a file has to be chosen again', () => {
  const application = formSubmission(words, true);
  expect(offlineWords(words, 'offline', application).text).toContain(
    'If you reload, you will have to choose the file again.',
  );
  expect(offlineWords(words, 'reload', application).text).toContain('Please choose your file again first.');
});

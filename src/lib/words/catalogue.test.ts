import { expect, test } from 'vitest';
import { messagesIn, wordsIn } from './catalogue.ts';
import type { Messages, Translation } from './messages.ts';

const en = {
  thanks: 'Thank you, {name}.',
  photos: { one: '{count} photo', other: '{count} photos' },
} as const satisfies Messages;

const rw = {
  thanks: { text: 'Murakoze, {name}.', confirmed: false },
  photos: { other: 'Amafoto: {count}', confirmed: false },
} as const satisfies Translation<typeof en>;

test('an unconfirmed message is a plain sentence where it is used', () => {
  expect(messagesIn('rw', { en, rw })).toEqual({
    thanks: 'Murakoze, {name}.',
    photos: { other: 'Amafoto: {count}' },
  });
  expect(wordsIn('rw', { en, rw }).thanks({ name: 'Aline' })).toBe('Murakoze, Aline.');
});

test('a catalogue without a language is an error', () => {
  expect(() => wordsIn('fr', { en, rw })).toThrow('No words in fr: thanks…');
});

import { expect, test } from 'vitest';
import { en as forms } from '#src/lib/forms/words/en.ts';
import { speak } from './messages.ts';
import { refusals, wordedFields, wordingIn } from './refusals.ts';

const refused = refusals('forms');
const word = wordingIn({ forms: speak('en', forms) });

test('a refusal without values is its key, with values their JSON follows', () => {
  expect(refused('fieldsWrong')).toBe('forms.fieldsWrong');
  expect(refused('reference', { reference: '1F3A' })).toBe('forms.reference {"reference":"1F3A"}');
});

test('a refusal is worded from its catalogue, with its values', () => {
  expect(word(refused('fieldsWrong'))).toBe('Please correct the marked fields.');
  expect(word(refused('reference', { reference: '1F3A' }))).toBe('Reference 1F3A.');
});

test.each(['Please try again.', 'unknown.key', 'forms.unknown', 'see example.com'])(
  'a sentence or an unknown key stays as it is: %s',
  (text) => {
    expect(word(text)).toBe(text);
  },
);

test('an unknown key with the server’s English gives the English', () => {
  expect(word('unknown.key', 'Please try again.')).toBe('Please try again.');
  expect(wordedFields(word, { name: refused('emailEmpty'), day: 'x.y' }, { day: 'Choose a day.' })).toEqual({
    name: 'Please enter your email address.',
    day: 'Choose a day.',
  });
});

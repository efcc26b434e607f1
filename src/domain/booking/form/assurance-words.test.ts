import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { speak } from '#src/lib/words/messages.ts';
import { en } from '../words/en.ts';
import { assurances } from './assurance-words.ts';
import { contactRules } from './form-words.ts';

const words = speak('en', en);

const policy = (name: string) => readFileSync(`content/policies/${name}.mdx`, 'utf8');

describe('assurances of a session', () => {
  const all = assurances(words, false).join(' ');

  test.each([
    ['refund everything you paid', 'terms', 'we will refund everything you paid'],
    ['once, free of charge, until 72 hours before', 'terms', 'once without charge until 72 hours before'],
    ['Tell us within 14 days', 'refund-policy', 'tell us within 14 days: we will put it right'],
    [
      'within 14 days and we’ll put it right',
      'terms',
      'within 14 days: if anything in the package is missing',
    ],
  ])('“%s” is promised by the %s', (assurance, name, promise) => {
    expect(all).toContain(assurance);
    expect(policy(name)).toContain(promise);
  });

  test('a payment is approved with the PIN', () => {
    expect(all).toContain(words.chargedByPin);
    expect(contactRules(words, true).phone.hint).toContain('with your PIN');
  });
});

test('assurances of goods name no session and no date', () => {
  const all = assurances(words, true).join(' ');
  expect(all).not.toMatch(/session|date/);
  expect(policy('refund-policy')).toContain(assurances(words, true).at(-1));
});

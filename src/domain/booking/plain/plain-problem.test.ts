import { expect, test } from 'vitest';
import { speak } from '#src/lib/words/messages.ts';
import { en } from '../words/en.ts';
import { plainProblem } from './plain-problem.ts';

const words = speak('en', en);

const priced = { view: { fixed: true }, total: 120_000, notes: [], codeProblem: undefined };
const gone = { kind: 'gone', name: 'Old thing', quantity: 1, seen: undefined } as const;
const otherTotal = { status: 409, error: 'The prices have changed.', extra: { total: 120_000, fixed: true } };
const asked = { priced, seen: { total: 100_000, fixed: true }, spent: false };

test('a changed total is shown together with the total that the client saw', () => {
  const { message, text } = plainProblem(words, otherTotal, asked);
  expect([message, text]).toEqual([
    'The price has changed',
    expect.stringMatching(/^You saw 100,000 RWF\. The price is now 120,000 RWF\. We have not booked/),
  ]);
});

test.each([
  [false, true, 'You saw from 120,000 RWF. The price is now 120,000 RWF. It is fixed now: you pay'],
  [true, false, 'You saw 120,000 RWF. The price is now from 120,000 RWF. It is no longer fixed: we’ll'],
  [undefined, true, 'You saw 120,000 RWF. The price is now 120,000 RWF. We have not booked'],
])('an unchanged total that became fixed or open is explained: fixed %s, now %s', (was, is, text) => {
  const seen = { total: 120_000, fixed: was };
  const changed = { ...asked, seen, priced: { ...priced, view: { fixed: is } } };
  expect(plainProblem(words, otherTotal, changed).text).toContain(text);
});

test('a refused discount code is shown as the reason for a changed total', () => {
  const refused = { ...asked, priced: { ...priced, codeProblem: 'This code has been used.' } };
  const { fields } = plainProblem(words, otherTotal, refused);
  expect(fields).toEqual({ discountCode: 'This code has been used.' });
});

test('an order error already shown as a repair is not shown again', () => {
  const fields = { 'items.0.sku': 'Remove it.', name: 'Your name.' };
  const refusal = { status: 422, error: 'Please correct the marked fields.', fields };
  expect(plainProblem(words, refusal, asked).fields).toEqual(fields);
  expect(plainProblem(words, refusal, { ...asked, priced: { ...priced, notes: [gone] } }).fields).toEqual({
    name: 'Your name.',
  });
});

test('a 503 keeps what was typed, and a form submitted twice is reported as such', () => {
  const refusal = { status: 503, error: 'We are away.' };
  expect(plainProblem(words, refusal, asked).text).toBe(
    'We are away. Everything you typed is kept. Please try again or contact us directly.',
  );
  expect(plainProblem(words, { ...refusal, status: 409 }, { ...asked, spent: true }).message).toBe(
    'You have sent this form before',
  );
});

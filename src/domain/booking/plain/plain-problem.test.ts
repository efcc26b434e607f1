import { expect, test } from 'vitest';
import { plainProblem } from './plain-problem.ts';

const priced = { view: { fixed: true }, total: 120_000, notes: [], codeProblem: undefined };
const gone = { kind: 'gone', name: 'Old thing', quantity: 1, seen: undefined } as const;
const otherTotal = { status: 409, error: 'The prices have changed.', extra: { total: 120_000, fixed: true } };
const asked = { priced, seen: { total: 100_000, fixed: true }, spent: false };

test('another total is told with the one that was shown', () => {
  const { message, text } = plainProblem(otherTotal, asked);
  expect([message, text]).toEqual([
    'The price has changed',
    expect.stringMatching(/^You saw 100,000 RWF\. The price is now 120,000 RWF\. We have not booked/),
  ]);
});

test.each([
  [false, true, 'You saw from 120,000 RWF. The price is now 120,000 RWF. It is fixed now: you pay'],
  [true, false, 'You saw 120,000 RWF. The price is now from 120,000 RWF. It is no longer fixed: we’ll'],
  [undefined, true, 'You saw 120,000 RWF. The price is now 120,000 RWF. We have not booked'],
])('the same total is told with how firm it was and is: %s, %s', (was, is, text) => {
  const seen = { total: 120_000, fixed: was };
  const changed = { ...asked, seen, priced: { ...priced, view: { fixed: is } } };
  expect(plainProblem(otherTotal, changed).text).toContain(text);
});

test('a code that takes nothing off is the reason for another total', () => {
  const refused = { ...asked, priced: { ...priced, codeProblem: 'This code has been used.' } };
  const { fields } = plainProblem(otherTotal, refused);
  expect(fields).toEqual({ discountCode: 'This code has been used.' });
});

test('what was repaired in the order is not told a second time', () => {
  const fields = { 'items.0.sku': 'Remove it.', name: 'Your name.' };
  const refusal = { status: 422, error: 'Please correct the marked fields.', fields };
  expect(plainProblem(refusal, asked).fields).toEqual(fields);
  expect(plainProblem(refusal, { ...asked, priced: { ...priced, notes: [gone] } }).fields).toEqual({
    name: 'Your name.',
  });
});

test('what failed keeps what was typed; what was sent before says so', () => {
  const refusal = { status: 503, error: 'We are away.' };
  expect(plainProblem(refusal, asked).text).toBe(
    'We are away. Everything you typed is kept. Please try again or contact us directly.',
  );
  expect(plainProblem({ ...refusal, status: 409 }, { ...asked, spent: true }).message).toBe(
    'You have sent this form before',
  );
});

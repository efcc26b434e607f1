import { expect, test } from 'vitest';
import { plainProblem } from './plain-problem.ts';

const priced = { view: { fixed: true }, total: 120_000, notes: [], codeProblem: undefined };
const gone = { kind: 'gone', name: 'Old thing', quantity: 1, seen: undefined } as const;
const asked = { priced, seen: { total: 100_000, fixed: true }, spent: false };

test('another total is told with the one that was shown', () => {
  const { message, text } = plainProblem({
    ...asked,
    refusal: { kind: 'total-changed', now: { total: 120_000, fixed: true } },
  });
  expect([message, text]).toEqual([
    'The price has changed',
    expect.stringMatching(/^You saw 100,000 RWF\. The price is now 120,000 RWF\. We have not booked/),
  ]);
});

test.each([
  [false, true, 'You saw from 120,000 RWF. The price is now 120,000 RWF. It is fixed now: you pay'],
  [true, false, 'You saw 120,000 RWF. The price is now from 120,000 RWF. It is not fixed any more: we’ll'],
  [undefined, true, 'You saw 120,000 RWF. The price is now 120,000 RWF. We have not booked'],
])('the same total is told with how firm it was and is: %s, %s', (was, is, text) => {
  const now = { total: 120_000, fixed: is };
  const seen = { total: 120_000, fixed: was };
  const changed = { ...asked, seen, priced: { ...priced, view: { fixed: is } } };
  expect(plainProblem({ ...changed, refusal: { kind: 'total-changed', now } }).text).toContain(text);
});

test('a code that takes nothing off is the reason for another total', () => {
  const refused = { ...asked, priced: { ...priced, codeProblem: 'This code has been used.' } };
  const { fields } = plainProblem({
    ...refused,
    refusal: { kind: 'total-changed', now: { total: 84_000, fixed: true } },
  });
  expect(fields).toEqual({ discountCode: 'This code has been used.' });
});

test('what was repaired in the order is not told a second time', () => {
  const problem = {
    message: 'Please check your booking',
    fields: { 'items.0.sku': 'Remove it.', name: 'Your name.' },
  };
  const refused = { ...asked, refusal: { kind: 'problem', problem } } as const;
  expect(plainProblem(refused).fields).toEqual(problem.fields);
  expect(plainProblem({ ...refused, priced: { ...priced, notes: [gone] } }).fields).toEqual({
    name: 'Your name.',
  });
});

test('what failed keeps what was typed; what was sent before says so', () => {
  const refused = { ...asked, refusal: { kind: 'refused', error: 'We are away.', again: true } } as const;
  expect(plainProblem(refused).text).toBe(
    'We are away. Everything you typed is kept. Please try again or contact us directly.',
  );
  expect(plainProblem({ ...refused, spent: true }).message).toBe('You have sent this form before');
});

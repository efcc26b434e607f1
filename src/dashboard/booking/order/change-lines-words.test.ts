import { expect, test } from 'vitest';
import type { StaffBooking } from '#src/domain/booking/staff/staff-booking.ts';
import { changedLinesProblem, changedLinesText } from './change-lines-words.ts';

const changed = {
  total: 300_000,
  fixed: true,
  discount: 0,
  unknown: [],
  open: [],
  inseparable: false,
};

const booking = (balance: Partial<StaffBooking['balance']>, total = 150_000, final = true) =>
  ({
    order: { total, final },
    balance: { charged: total, paid: 0, refunded: 0, due: 0, owedBack: 0, ...balance },
  }) as StaffBooking;

test.each([
  [booking({ paid: 150_000 }), 300_000, 'The client then still pays 150,000 RWF.'],
  [booking({ paid: 150_000 }), 100_000, 'We then owe the client 50,000 RWF.'],
  [booking({ paid: 150_000 }), 150_000, 'Nothing is left to pay.'],
  [booking({ paid: 150_000, refunded: 150_000 }), 200_000, 'The client then still pays 200,000 RWF.'],
  [booking({ charged: 0 }), 200_000, 'The client then still pays 200,000 RWF.'],
])('changed lines tell what is owed afterwards', (of, total, sentence) => {
  expect(changedLinesText(of, { ...changed, total })).toBe(
    `The total was 150,000 RWF, and is then ${total.toLocaleString('en')} RWF. ${sentence}`,
  );
});

test('changed lines with an open price name no debt', () => {
  expect(
    changedLinesText(booking({ charged: 0 }, 15_000, false), { ...changed, total: 30_000, fixed: false }),
  ).toBe(
    'The total was from 15,000 RWF, and is then from 30,000 RWF. We confirm the price before the client pays.',
  );
});

test('lines cannot be saved unchanged, unsold, or against an agreed price', () => {
  expect(changedLinesProblem(changed, false)).toBeUndefined();
  expect(changedLinesProblem(changed, true)).toMatch(/change the order first/);
  expect(changedLinesProblem({ ...changed, unknown: [0] }, false)).toMatch(/no longer sold/);
  expect(changedLinesProblem({ ...changed, open: [0] }, false)).toMatch(/fixed price/);
  expect(changedLinesProblem({ ...changed, inseparable: true }, false)).toMatch(/one price for all lines/);
});

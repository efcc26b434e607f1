import { expect, test } from 'vitest';
import { noBalance } from '#src/domain/payment/ledger.ts';
import { canConfirm, confirmQuestion } from './confirm-words.ts';

test('pending sessions and goods can be confirmed, confirmed ones and fees cannot', () => {
  const can = (kind: 'session' | 'goods' | 'fee', status: 'pending' | 'confirmed') =>
    canConfirm({ kind, status });
  expect([can('session', 'pending'), can('goods', 'pending'), can('fee', 'pending')]).toEqual([
    true,
    true,
    false,
  ]);
  expect([can('session', 'confirmed'), can('goods', 'confirmed')]).toEqual([false, false]);
});

type Booking = Parameters<typeof confirmQuestion>[0];

const held = { state: 'held', until: '2026-11-24T20:00:00.000Z' } as const;
const ends =
  'Confirming ends the hold: the booking keeps its slot on 28 November 2026 for good, paid or not.';

function booking({
  final = true,
  due = 50_000,
  paid = 0,
  ...changes
}: Partial<Booking> & Record<string, unknown>) {
  const balance = { ...noBalance, due, paid, owedBack: 0 };
  return { eventDate: '2026-11-28', slot: held, order: { final }, balance, ...changes } as Booking;
}

test.each([
  ['without a price', { final: false }, 'Confirm the date only?', `No price has been agreed. ${ends}`],
  [
    'without a price or a date',
    { final: false, eventDate: null, slot: null },
    'Confirm without a price?',
    'No price has been agreed.',
  ],
  ['without a payment', {}, 'Confirm before it is paid?', `Nothing has been paid yet. ${ends}`],
])('confirming a booking %s opens a dialog first', (_, facts, title, text) => {
  expect(confirmQuestion(booking(facts))).toEqual({ title, text });
});

test.each([
  ['paid', { paid: 50_000, due: 0, slot: null }],
  ['paid in part', { paid: 20_000, due: 30_000, slot: null }],
  ['free', { due: 0 }],
])('confirming a booking that is %s opens no dialog', (_, facts) => {
  expect(confirmQuestion(booking(facts))).toBeUndefined();
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { StaffBooking } from '#src/features/booking/staff/staff-booking.ts';
import { makeUser } from '#tests/support/account.ts';
import { booked } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';
import { cash, deskOf } from '#tests/support/steps/staff-booking.ts';
import { paidEvent, postWebhook } from '#tests/support/steps/webhooks.ts';

const environment = setUpEnvironment();

type Act = [act: 'cash' | 'refund' | 'mobile' | 'cancel' | 'confirm' | 'undo', number: number];

const act: fc.Arbitrary<Act> = fc.tuple(
  fc.constantFrom('cash', 'refund', 'mobile', 'cancel', 'confirm', 'undo'),
  fc.integer({ min: 1, max: 400_000 }),
);

type Desk = ReturnType<typeof deskOf>;

/** What is done, whether it is refused or not. */
const acts: Record<Act[0], (desk: Desk, number: number) => Promise<unknown>> = {
  cash: (desk, amount) => desk.act('POST', '/payments', cash(amount)),
  refund: (desk, amount) => desk.act('POST', '/refunds', { ...cash(amount), reason: 'x' }),
  confirm: (desk) => desk.act('PUT', '', { status: 'confirmed' }),
  cancel: (desk) => desk.act('PUT', '', { status: 'cancelled', reason: 'x' }),
  async undo(desk, number) {
    const { ledger } = await desk.see();
    const entry = ledger[number % ledger.length];
    return desk.act('POST', `/entries/${entry?.id}/reversal`, { reason: 'x' });
  },
  async mobile(desk) {
    const [asked] = (await desk.see()).attempts;
    return asked?.status === 'pending'
      ? postWebhook(paidEvent(asked.transactionRef ?? '', asked.amount))
      : desk.act('POST', '/prompt');
  },
};

async function expectPossible({ ledger, balance }: StaffBooking) {
  const counting = ledger.filter(({ account }) => account !== 'fees');
  expect(balance.balance).toBe(counting.reduce((sum, { amount }) => sum + amount, 0));
  expect(balance.balance).toBe(balance.due - balance.owedBack);
  expect(Math.min(balance.charged, balance.surplus, balance.paid - balance.refunded)).toBeGreaterThanOrEqual(
    0,
  );
  const [rows] = await environment.sql<{ moved: number }>(
    `select coalesce(sum(amount), 0)::int as moved from ledger_entries where method is not null and account <> 'fees'`,
  );
  expect(rows?.moved).toBe(balance.refunded - balance.paid - balance.surplus);
}

test('whatever is done in whatever order, the sums are those of the entries and never impossible', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 8 }), async (all) => {
      await environment.reset();
      const head = await makeUser('eric@fts.example', 'SUPERADMIN');
      const desk = deskOf(head, (await booked()).id);
      let ids: string[] = [];
      for (const [name, number] of all) {
        await acts[name](desk, number);
        const booking = await desk.see();
        await expectPossible(booking);
        const now = booking.ledger.map(({ id }) => id);
        expect(now.slice(0, ids.length), 'nothing leaves the ledger').toEqual(ids);
        ids = now;
      }
    }),
    { numRuns: 25 },
  );
}, 180_000);

import { describe, expect, test } from 'vitest';
import { mailsAbout } from '#tests/support/mails.ts';
import { booked } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { actsOf } from '#tests/support/staff-calls.ts';
import { bookingIn, cash, deskOf, newestEntry } from '#tests/support/steps/staff-booking.ts';
import { bookedAndPaid } from '#tests/support/steps/webhooks.ts';

const environment = setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');
const chief = setUpUser('eric@fts.example', 'SUPERADMIN');

describe('undoing', () => {
  test('is for super admins, with a reason, once', async () => {
    const { id } = await booked();
    const desk = deskOf(chief, id);
    const paid = bookingIn(await desk.act('POST', '/payments', cash(100_000)));
    const rest = `/entries/${newestEntry(paid, 'payment')}/reversal`;
    const reason = 'Entered for the wrong booking';
    expect((await deskOf(admin, id).act('POST', rest, { reason })).status).toBe(403);
    expect((await desk.act('POST', rest, {})).json).toMatchObject({ fields: { reason: expect.any(String) } });
    const undone = bookingIn(await desk.act('POST', rest, { reason }));
    expect(undone.balance).toMatchObject({ paid: 0, due: 650_000 });
    expect(undone.ledger.map(({ kind, reversed }) => [kind, reversed])).toEqual([
      ['charge', false],
      ['payment', true],
      ['reversal', false],
    ]);
    expect((await desk.act('POST', rest, { reason })).status).toBe(409);
    expect((await actsOf(environment, chief)).at(-1)).toEqual({
      action: 'booking.entry-reversed',
      before: expect.objectContaining({ kind: 'payment', method: 'cash', amount: 100_000 }),
      after: { reason },
    });
  });

  test('tells the client what changed and what is owed', async () => {
    const { id, reference } = await booked();
    const desk = deskOf(chief, id);
    const paid = bookingIn(await desk.act('POST', '/payments', cash(100_000)));
    await desk.act('POST', `/entries/${newestEntry(paid, 'payment')}/reversal`, {
      reason: 'Aline mixed it up',
    });
    const [mail, ...others] = await mailsAbout(
      environment,
      `Correction: payment of 100,000 RWF for booking ${reference}`,
    );
    expect([mail?.to, others]).toEqual(['aline@example.com', []]);
    expect(mail?.text).toContain('you had paid 100,000 RWF in cash. That was our mistake');
    expect(mail?.text).toContain('There is 650,000 RWF left to pay.');
    expect(mail?.text).not.toContain('mixed it up');
  });

  test('a refund tells the client that it is owed again', async () => {
    const { id } = await booked();
    const desk = deskOf(chief, id);
    await desk.act('POST', '/payments', cash(650_000));
    await desk.act('PUT', '', { status: 'cancelled', reason: 'Rain' });
    const refunded = bookingIn(await desk.act('POST', '/refunds', { ...cash(650_000), reason: 'Rain' }));
    const undone = await desk.act('POST', `/entries/${newestEntry(refunded, 'refund')}/reversal`, {
      reason: 'No',
    });
    expect(bookingIn(undone).balance).toMatchObject({ owedBack: 650_000 });
    const [mail] = await mailsAbout(environment, 'Correction: refund of 650,000 RWF');
    expect(mail?.text).toContain(
      'We owe you 650,000 RWF, which we will refund within 5 to 10 business days.',
    );
    expect(mail?.text).not.toContain('left to pay');
  });

  test('never denies what really happened', async () => {
    const { id } = await bookedAndPaid();
    const desk = deskOf(chief, id);
    const booking = await desk.see();
    for (const kind of ['payment', 'charge'])
      expect(
        (await desk.act('POST', `/entries/${newestEntry(booking, kind)}/reversal`, { reason: 'x' })).status,
      ).toBe(409);
    for (const entry of ['nonsense', id])
      expect((await desk.act('POST', `/entries/${entry}/reversal`, { reason: 'x' })).status).toBe(404);
  });

  test('a payment waits until its refund is undone, and that makes the booking cost what it did', async () => {
    const { id } = await booked();
    const desk = deskOf(chief, id);
    await desk.act('POST', '/payments', cash(650_000));
    const refunded = bookingIn(
      await desk.act('POST', '/refunds', { ...cash(50_000), reason: 'We were late' }),
    );
    expect(refunded.balance).toMatchObject({ charged: 600_000, refunded: 50_000, due: 0, balance: 0 });
    const undo = async (kind: string) =>
      desk.act('POST', `/entries/${newestEntry(await desk.see(), kind)}/reversal`, { reason: 'A mistake' });
    expect((await undo('payment')).json).toMatchObject({
      error: expect.stringContaining('undo the refund first'),
    });
    expect(bookingIn(await undo('refund')).balance).toMatchObject({
      charged: 650_000,
      paid: 650_000,
      refunded: 0,
      balance: 0,
    });
    expect(bookingIn(await undo('payment')).balance).toMatchObject({ paid: 0, due: 650_000 });
  });
});

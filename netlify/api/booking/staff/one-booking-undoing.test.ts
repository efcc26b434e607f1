import { describe, expect, test } from 'vitest';
import type { StaffBooking } from '#src/domain/booking/staff/staff-booking.ts';
import { mailsAbout } from '#tests/support/mails.ts';
import { booked } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { actsOf } from '#tests/support/staff-calls.ts';
import { bookedWithLink, mine } from '#tests/support/steps/booking-link.ts';
import { bookingIn, cash, deskOf, newestEntry } from '#tests/support/steps/staff-booking.ts';
import { bookedAndPaid, paidEvent, postWebhook } from '#tests/support/steps/webhooks.ts';

const environment = setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');
const chief = setUpUser('eric@fts.example', 'SUPERADMIN');

describe('undoing a ledger entry', () => {
  test('super admins undo a payment once, with a reason; admins get 403', async () => {
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

  test('undoing a payment mails the client what changed and what is owed', async () => {
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
    expect(mail?.text).toContain('we had received 100,000 RWF in cash. That was our mistake');
    expect(mail?.text).toContain('There is 650,000 RWF left to pay.');
    expect(mail?.text).not.toContain('mixed it up');
  });

  test('undoing a refund mails the client that the money is owed again', async () => {
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

  test('undoing mobile money or a charge gets 409, and an unknown entry 404', async () => {
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

  test('a payment can be undone only after its refund, which restores the price', async () => {
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

describe('surplus money', () => {
  /** Creates a booking that is paid in full twice: in cash, then by mobile money. */
  async function paidTwice() {
    const { id, token, transactionRef, total } = await bookedWithLink(environment.mailbox);
    const desk = deskOf(chief, id);
    await desk.act('POST', '/payments', cash(total));
    await postWebhook(paidEvent(transactionRef, total));
    const undo = async () =>
      desk.act('POST', `/entries/${newestCash(await desk.see())}/reversal`, { reason: 'No cash came' });
    return { id, token, desk, undo, see: async () => (await mine('GET', token)).json };
  }
  const newestCash = ({ ledger }: StaffBooking) =>
    ledger.find(({ kind, method }) => kind === 'payment' && method === 'cash')?.id;

  test('cancelling refunds the surplus too, and client and studio read the full amount', async () => {
    const { desk, see } = await paidTwice();
    const cancelled = bookingIn(await desk.act('PUT', '', { status: 'cancelled', reason: 'Rain' }));
    expect(cancelled).toMatchObject({
      balance: { owedBack: 1_300_000 },
      refund: { client: { sentence: expect.stringContaining('1,300,000 RWF') } },
    });
    expect(await see()).toMatchObject({ cancel: { sentence: expect.stringContaining('1,300,000 RWF') } });
    for (const subject of ['Your booking', 'Cancelled: booking']) {
      const mails = (await mailsAbout(environment, subject)).filter((mail) =>
        mail.text.includes('1,300,000 RWF'),
      );
      expect(mails).toHaveLength(1);
    }
    expect(
      await environment.sql(
        `select kind from notifications where text like '%refund all of the 1,300,000 RWF%'`,
      ),
    ).toEqual([{ kind: 'refund' }]);
  });

  test('undoing the cash turns the surplus into the payment, so nothing is due', async () => {
    const { id, desk, undo, see } = await paidTwice();
    expect(bookingIn(await undo()).balance).toMatchObject({
      charged: 650_000,
      paid: 650_000,
      surplus: 0,
      due: 0,
      balance: 0,
    });
    const [mail] = await mailsAbout(environment, 'Correction: payment of 650,000 RWF');
    expect(mail?.text).toMatch(
      /The 650,000 RWF that we promised to refund now pays for your booking instead\.\s+Nothing is left to pay, and nothing to refund\./,
    );
    expect((await admin.call('POST', `/api/bookings/${id}/prompt`, {})).json).toMatchObject({
      error: 'This booking is paid.',
    });
    expect(await see()).toMatchObject({
      payment: { status: 'successful', paid: 650_000, due: 0, surplus: 0 },
    });
    const cancelled = bookingIn(await desk.act('PUT', '', { status: 'cancelled', reason: 'Rain' }));
    expect(cancelled.refund.client.sentence).toContain('650,000 RWF. We will send it by mobile money');
  });

  test('undoing the cash counts only the surplus that was not refunded', async () => {
    const { desk, undo } = await paidTwice();
    await desk.act('POST', '/refunds', { ...cash(100_000), reason: 'It came twice' });
    expect(bookingIn(await undo()).balance).toMatchObject({ paid: 550_000, surplus: 0, due: 100_000 });
  });

  test('undoing a surplus refund after the cash pays the booking, and the client gets a mail', async () => {
    const { desk, undo } = await paidTwice();
    const refunded = bookingIn(
      await desk.act('POST', '/refunds', { ...cash(650_000), reason: 'It came twice' }),
    );
    await undo();
    const refund = `/entries/${newestEntry(refunded, 'refund')}/reversal`;
    const undone = bookingIn(await desk.act('POST', refund, { reason: 'It was never sent' }));
    expect(undone.balance).toMatchObject({ paid: 650_000, surplus: 0, due: 0 });
    const [mail] = await mailsAbout(environment, 'Correction: refund of 650,000 RWF');
    expect(mail?.text).toMatch(
      /The 650,000 RWF that you overpaid now pays for your booking instead\.\s+Nothing is left to pay, and nothing to refund\./,
    );
  });

  test('a refund of surplus and price is one mail, and undoing a part corrects only that part', async () => {
    const { desk } = await paidTwice();
    const refunded = bookingIn(
      await desk.act('POST', '/refunds', { ...cash(700_000), reason: 'We were late' }),
    );
    expect(await mailsAbout(environment, 'We have refunded 700,000 RWF')).toHaveLength(1);
    const part = `/entries/${newestEntry(refunded, 'refund')}/reversal`;
    expect((await desk.act('POST', part, { reason: 'Less was sent' })).status).toBe(201);
    const [mail] = await mailsAbout(environment, 'Correction: refund of 50,000 RWF');
    expect(mail?.text).toMatch(
      /We emailed you about a refund in cash\.\s+Of that, 50,000 RWF was our mistake/,
    );
  });

  test('a surplus pays only what becomes due when a part payment is undone', async () => {
    const { id, transactionRef, total } = await booked();
    const desk = deskOf(chief, id);
    const part = bookingIn(await desk.act('POST', '/payments', cash(100_000)));
    await desk.act('POST', '/payments', cash(550_000));
    await postWebhook(paidEvent(transactionRef, total));
    const rest = `/entries/${newestEntry(part, 'payment')}/reversal`;
    expect(bookingIn(await desk.act('POST', rest, { reason: 'No cash came' })).balance).toMatchObject({
      paid: 650_000,
      surplus: 550_000,
      due: 0,
    });
  });
});

import { describe, expect, test } from 'vitest';
import { mailsAbout } from '#tests/support/mails.ts';
import { booked } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { actsOf } from '#tests/support/staff-calls.ts';
import { bookedWithLink, mine } from '#tests/support/steps/booking-link.ts';
import { notificationsOf } from '#tests/support/steps/notifications.ts';
import { bookingIn, deskOf, newestEntry } from '#tests/support/steps/staff-booking.ts';
import { bookedAndPaid, paidEvent, postWebhook } from '#tests/support/steps/webhooks.ts';

const environment = setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');
const chief = setUpUser('eric@fts.example', 'SUPERADMIN');

describe('undoing a ledger entry', () => {
  test('super admins undo a payment once, with a reason; admins get 403', async () => {
    const { id } = await booked();
    const desk = deskOf(chief, id);
    const path = `/entries/${newestEntry(bookingIn(await desk.pay(100_000)), 'payment')}/reversal`;
    const reason = 'Entered for the wrong booking';
    expect((await deskOf(admin, id).act('POST', path, { reason })).status).toBe(403);
    expect((await desk.act('POST', path)).json).toMatchObject({ fields: { reason: expect.any(String) } });
    const undone = bookingIn(await desk.act('POST', path, { reason }));
    expect(undone.balance).toMatchObject({ paid: 0, due: 400_000 });
    expect(undone.ledger.map(({ kind, reversed }) => [kind, reversed])).toEqual([
      ['charge', false],
      ['payment', true],
      ['reversal', false],
    ]);
    expect((await desk.act('POST', path, { reason })).status).toBe(409);
    expect((await actsOf(environment, chief)).at(-1)).toEqual({
      action: 'booking.entry-reversed',
      before: expect.objectContaining({ kind: 'payment', method: 'cash', amount: 100_000 }),
      after: { reason },
    });
  });

  test('undoing a payment mails the client what changed and what is owed', async () => {
    const { id, reference } = await booked();
    const desk = deskOf(chief, id);
    await desk.pay(100_000);
    await desk.undo('payment', 'Aline mixed it up');
    const [mail, ...others] = await mailsAbout(
      environment,
      `Correction: payment of 100,000 RWF for booking ${reference}`,
    );
    expect([mail?.to, others]).toEqual(['aline@example.com', []]);
    expect(mail?.text).toContain('we had received 100,000 RWF in cash. That was our mistake');
    expect(mail?.text).toContain('There is 400,000 RWF left to pay.');
    expect(mail?.text).not.toContain('mixed it up');
  });

  test('undoing a refund mails the client that the money is owed again', async () => {
    const desk = deskOf(chief, (await booked()).id);
    await desk.pay(400_000);
    await desk.cancel();
    await desk.refund(400_000);
    expect(bookingIn(await desk.undo('refund')).balance).toMatchObject({ owedBack: 400_000 });
    const [mail] = await mailsAbout(environment, 'Correction: refund of 400,000 RWF');
    expect(mail?.text).toContain(
      'We owe you 400,000 RWF, which we will refund within 5 to 10 business days.',
    );
    expect(mail?.text).not.toContain('left to pay');
  });

  test('undoing mobile money or a charge gets 409, and an unknown entry 404', async () => {
    const { id } = await bookedAndPaid();
    const desk = deskOf(chief, id);
    for (const kind of ['payment', 'charge']) expect((await desk.undo(kind)).status, kind).toBe(409);
    for (const entry of ['nonsense', id])
      expect((await desk.act('POST', `/entries/${entry}/reversal`, { reason: 'x' })).status).toBe(404);
  });

  test('a payment can be undone only after its refund, which restores the price', async () => {
    const desk = deskOf(chief, (await booked()).id);
    await desk.pay(400_000);
    const refunded = bookingIn(await desk.refund(50_000));
    expect(refunded.balance).toMatchObject({ charged: 350_000, refunded: 50_000, due: 0, balance: 0 });
    expect((await desk.undo('payment')).json).toMatchObject({
      error: expect.stringContaining('undo the refund first'),
    });
    expect(bookingIn(await desk.undo('refund')).balance).toMatchObject({
      charged: 400_000,
      paid: 400_000,
      refunded: 0,
      balance: 0,
    });
    expect(bookingIn(await desk.undo('payment')).balance).toMatchObject({ paid: 0, due: 400_000 });
  });
});

describe('surplus money', () => {
  async function paidTwice() {
    const { id, token, transactionRef, total } = await bookedWithLink(environment.mailbox);
    const desk = deskOf(chief, id);
    const cashEntry = newestEntry(bookingIn(await desk.pay(total)), 'payment');
    await postWebhook(paidEvent(transactionRef, total));
    const undoCash = () => desk.act('POST', `/entries/${cashEntry}/reversal`, { reason: 'No cash came' });
    return { desk, undoCash, see: async () => (await mine('GET', token)).json };
  }

  test('cancelling refunds the surplus too, and client and studio read the full amount', async () => {
    const { desk, see } = await paidTwice();
    expect(bookingIn(await desk.cancel())).toMatchObject({
      balance: { owedBack: 800_000 },
      refund: { client: { sentence: expect.stringContaining('800,000 RWF') } },
    });
    expect(await see()).toMatchObject({ cancel: { sentence: expect.stringContaining('800,000 RWF') } });
    for (const subject of ['Your booking', 'Cancelled: booking']) {
      const mails = (await mailsAbout(environment, subject)).filter((mail) =>
        mail.text.includes('800,000 RWF'),
      );
      expect(mails).toHaveLength(1);
    }
    expect(
      (await notificationsOf(environment)).filter(({ text }) =>
        text.includes('refund all of the 800,000 RWF'),
      ),
    ).toMatchObject([{ kind: 'refund' }]);
  });

  test('undoing the cash turns the surplus into the payment, so nothing is due', async () => {
    const { desk, undoCash, see } = await paidTwice();
    expect(bookingIn(await undoCash()).balance).toMatchObject({
      charged: 400_000,
      paid: 400_000,
      surplus: 0,
      due: 0,
      balance: 0,
    });
    const [mail] = await mailsAbout(environment, 'Correction: payment of 400,000 RWF');
    expect(mail?.text).toMatch(
      /The 400,000 RWF that we promised to refund now pays for your booking instead\.\s+Nothing is left to pay, and nothing to refund\./,
    );
    expect((await desk.prompt()).json).toMatchObject({ error: 'This booking is paid.' });
    expect(await see()).toMatchObject({
      payment: { status: 'successful', paid: 400_000, due: 0, surplus: 0 },
    });
    const { refund } = bookingIn(await desk.cancel());
    expect(refund.client.sentence).toContain('400,000 RWF. We will send it by mobile money');
  });

  test('undoing the cash counts only the surplus that was not refunded', async () => {
    const { desk, undoCash } = await paidTwice();
    await desk.refund(100_000);
    expect(bookingIn(await undoCash()).balance).toMatchObject({ paid: 300_000, surplus: 0, due: 100_000 });
  });

  test('undoing a surplus refund after the cash pays the booking, and the client gets a mail', async () => {
    const { desk, undoCash } = await paidTwice();
    await desk.refund(400_000);
    await undoCash();
    const undone = bookingIn(await desk.undo('refund'));
    expect(undone.balance).toMatchObject({ paid: 400_000, surplus: 0, due: 0 });
    const [mail] = await mailsAbout(environment, 'Correction: refund of 400,000 RWF');
    expect(mail?.text).toMatch(
      /The 400,000 RWF that you overpaid now pays for your booking instead\.\s+Nothing is left to pay, and nothing to refund\./,
    );
  });

  test('a refund of surplus and price is one mail, and undoing a part corrects only that part', async () => {
    const { desk } = await paidTwice();
    await desk.refund(450_000);
    expect(await mailsAbout(environment, 'We have refunded 450,000 RWF')).toHaveLength(1);
    expect((await desk.undo('refund')).status).toBe(201);
    const [mail] = await mailsAbout(environment, 'Correction: refund of 50,000 RWF');
    expect(mail?.text).toMatch(
      /We emailed you about a refund in cash\.\s+Of that, 50,000 RWF was our mistake/,
    );
  });

  test('a surplus pays only what becomes due when a part payment is undone', async () => {
    const { id, transactionRef, total } = await booked();
    const desk = deskOf(chief, id);
    const part = newestEntry(bookingIn(await desk.pay(100_000)), 'payment');
    await desk.pay(300_000);
    await postWebhook(paidEvent(transactionRef, total));
    const undone = await desk.act('POST', `/entries/${part}/reversal`, { reason: 'No cash came' });
    expect(bookingIn(undone).balance).toMatchObject({ paid: 400_000, surplus: 300_000, due: 0 });
  });
});

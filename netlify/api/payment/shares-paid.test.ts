import { describe, expect, test } from 'vitest';
import { mailsTo } from '#tests/support/mails.ts';
import { bookableDay } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { mine } from '#tests/support/steps/booking-link.ts';
import { heldSlots } from '#tests/support/steps/held-slots.ts';
import { payAgain, paymentStatus, pollAllPayments, statusAndFields } from '#tests/support/steps/payments.ts';
import { bookedToShare, payShare, shareArrives, shared, shareNow } from '#tests/support/steps/shares.ts';
import { afterUndoTime, deskOf } from '#tests/support/steps/staff-booking.ts';
import { paidEvent, postWebhook } from '#tests/support/steps/webhooks.ts';

const environment = setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');
const { endHolds } = heldSlots(environment);

const failNewest = () =>
  environment.sql(
    `update payments set status = 'failed', failure = 'declined', settled_at = now() where status = 'pending'`,
  );
const later = (seconds: number) =>
  environment.sql('update payments set requested_at = requested_at - make_interval(secs => $1)', [seconds]);

describe('payment of a share', () => {
  test('any number pays a share; payer, client and staff are told, and the ledger has the payment', async () => {
    const { id, token, reference } = await bookedToShare(environment);
    const link = await shared(token, 250_000);
    const asked = await payShare(link.token, { phone: '+250 722 345 678', email: 'jean@example.com' });
    expect([asked.status, asked.json]).toEqual([
      201,
      { payment: { status: 'pending', transactionRef: expect.any(String) } },
    ]);
    expect(await shareNow(link.token)).toMatchObject({
      state: 'requested',
      next: 0,
      request: { status: 'pending', amount: 250_000, phone: '072•••5678', sent: true },
    });
    await shareArrives(asked, 250_000);
    await afterUndoTime(environment);
    expect(await shareNow(link.token)).toMatchObject({ state: 'paid', received: 250_000, next: 0 });
    const desk = await deskOf(admin, id).see();
    expect(desk.balance).toMatchObject({ paid: 250_000, due: 400_000, surplus: 0 });
    expect(desk.shares).toMatchObject([{ state: 'paid', received: 250_000 }]);
    expect(desk.attempts[0]).toMatchObject({ shareId: link.id, phone: '0722345678' });
    const [entry] = desk.ledger.filter(({ kind }) => kind === 'payment');
    expect(entry).toMatchObject({ amount: -250_000, paymentId: desk.attempts[0]?.id });
    const [confirmed] = await mailsTo(environment, 'jean@example.com');
    expect(confirmed).toMatchObject({ subject: 'Payment received: 250,000 RWF' });
    for (const secret of [reference, 'Aline', 'Kigali Heights', '400,000'])
      expect(confirmed?.text).not.toContain(secret);
    const [told] = await mailsTo(environment, 'aline@example.com', 'Payment received');
    expect(told?.text.replace(/\s+/g, ' ')).toContain('Uncle Jean paid 250,000 RWF for you with a link.');
    expect(told?.text).toContain('072•••5678');
    const texts = await environment.sql<{ recipient: string; subject: string; subject_id: string }>(
      `select recipient, subject, subject_id from outbox where channel = 'sms' and subject = 'Payment received' order by recipient`,
    );
    expect(texts).toEqual([
      { recipient: '0722345678', subject: 'Payment received', subject_id: link.id },
      { recipient: '0788123456', subject: 'Payment received', subject_id: id },
    ]);
    expect(await environment.sql(`select payer_email from shares`)).toEqual([{ payer_email: '' }]);
    expect(statusAndFields(await payShare(link.token))).toEqual([409]);
  });

  test('the reference of its transaction opens neither the status nor a retry of the booking', async () => {
    const { token, reference } = await bookedToShare(environment);
    const asked = await payShare((await shared(token, 1000)).token);
    const { transactionRef } = (asked.json as { payment: { transactionRef: string } }).payment;
    expect((await paymentStatus(transactionRef)).status).toBe(404);
    expect((await payAgain(transactionRef)).status).toBe(404);
    expect((await paymentStatus(reference)).json).toMatchObject({ transaction: { status: 'failed' } });
  });

  test.each([
    [{ phone: '' }, [422, 'phone']],
    [{ phone: '0711111111' }, [422, 'phone']],
    [{ phone: 788123456 }, [422, 'phone']],
    [{ phone: '0'.repeat(5000) }, [422, 'phone']],
    [{ phone: '0788123456', email: 'no' }, [422, 'email']],
    [{ phone: '0788123456', email: ['a@b.rw'] }, [422, 'email']],
  ])('the request %j gets %j and sends nothing', async (body, answer) => {
    const { token } = await bookedToShare(environment);
    const link = await shared(token, 1000);
    expect(statusAndFields(await payShare(link.token, body))).toEqual(answer);
    expect(await environment.sql(`select 1 from payments where share_id is not null`)).toEqual([]);
  });

  test('a blocked number gets 422, and one with six requests today 429', async () => {
    const { token } = await bookedToShare(environment);
    const link = await shared(token, 1000);
    await environment.sql(`insert into blocked_numbers (phone, reason) values ('0788000001', 'Asked')`);
    expect(statusAndFields(await payShare(link.token, { phone: '0788000001' }))).toEqual([422, 'phone']);
    const { id } = await bookedToShare(environment);
    await environment.sql(
      `insert into payments (booking_id, attempt, status, amount, phone, prompted_at, failure, settled_at)
       select $1, 10 + n, 'failed', 1000, '0788000002', now(), 'declined', now() from generate_series(1, 6) n`,
      [id],
    );
    expect(statusAndFields(await payShare(link.token, { phone: '0788000002' }))).toEqual([429, 'phone']);
  });

  test('a second request waits two minutes and replaces the first, also on another number', async () => {
    const { token } = await bookedToShare(environment);
    const link = await shared(token, 1000);
    const first = await payShare(link.token, { phone: '0788777666' });
    expect((await payShare(link.token)).status).toBe(409);
    await later(121);
    expect(await shareNow(link.token)).toMatchObject({ state: 'requested', next: 1000 });
    const second = await payShare(link.token, { phone: '0788777667' });
    expect(second.status).toBe(201);
    await shareArrives(first, 1000);
    expect(await shareNow(link.token)).toMatchObject({ state: 'paid', received: 1000 });
  });

  test('a share has five tries; another share of the booking has its own', async () => {
    const { token } = await bookedToShare(environment);
    const [link, other] = [await shared(token, 1000), await shared(token, 1000, 'Aunt Rose')];
    for (let n = 0; n < 5; n += 1) {
      expect((await payShare(link.token)).status).toBe(201);
      await failNewest();
    }
    const { status, json } = await payShare(link.token);
    expect([status, json]).toEqual([
      409,
      { error: expect.stringMatching(/^You have tried this payment 5 times/) },
    ]);
    expect(await shareNow(link.token)).toMatchObject({ state: 'open', next: 0, refusal: expect.any(String) });
    expect((await payShare(other.token)).status).toBe(201);
  });

  test('two relatives pay at once when there is room for both', async () => {
    const { id, token } = await bookedToShare(environment);
    const links = [await shared(token, 300_000), await shared(token, 350_000, 'Aunt Rose')];
    const asked = await Promise.all(links.map((link) => payShare(link.token)));
    expect(asked.map(({ status }) => status)).toEqual([201, 201]);
    const amounts = [300_000, 350_000];
    await Promise.all(asked.map((answer, at) => shareArrives(answer, amounts[at] ?? 0)));
    const { balance, shares } = await deskOf(admin, id).see();
    expect(balance).toMatchObject({ paid: 650_000, due: 0, surplus: 0 });
    expect(shares.map(({ state }) => state)).toEqual(['paid', 'paid']);
  });

  test('a share waits while the client pays everything, and is no longer needed afterwards', async () => {
    const { id, token, reference } = await bookedToShare(environment);
    const link = await shared(token, 650_000);
    const own = await payAgain(reference, { phone: '0788777666', amount: 650_000 });
    expect(own.status).toBe(201);
    const waits = await payShare(link.token);
    expect([waits.status, waits.json]).toEqual([
      409,
      { error: expect.stringContaining('Someone else is paying') },
    ]);
    await shareArrives(own, 650_000);
    expect(await shareNow(link.token)).toMatchObject({ state: 'not-needed', next: 0 });
    expect((await payShare(link.token)).status).toBe(409);
    expect((await deskOf(admin, id).see()).shares).toMatchObject([{ state: 'not-needed' }]);
  });

  test('a share above what is left asks for the rest', async () => {
    const { id, token } = await bookedToShare(environment);
    const link = await shared(token, 400_000);
    await deskOf(admin, id).pay(500_000);
    expect(await shareNow(link.token)).toMatchObject({ state: 'open', amount: 400_000, next: 150_000 });
    await shareArrives(await payShare(link.token), 150_000);
    expect(await shareNow(link.token)).toMatchObject({ state: 'paid', received: 150_000 });
    expect((await deskOf(admin, id).see()).balance).toMatchObject({ due: 0, surplus: 0 });
  });

  test('a request that is no longer needed when it is sent ends', async () => {
    const { id, token } = await bookedToShare(environment);
    const link = await shared(token, 400_000);
    environment.paypack.goDown(true);
    expect((await payShare(link.token)).json).toEqual({ payment: { status: 'pending' } });
    await mine('DELETE', token, { path: `/shares/${link.id}` });
    environment.paypack.goDown(false);
    await pollAllPayments(environment);
    expect((await deskOf(admin, id).see()).attempts[0]).toMatchObject({
      status: 'failed',
      failure: expect.stringContaining('no longer needed'),
    });
  });

  test('an expired hold is renewed by a share; a lost date refuses the request', async () => {
    const { token } = await bookedToShare(environment);
    const link = await shared(token, 1000);
    await endHolds();
    expect((await payShare(link.token)).status).toBe(201);
    await failNewest();
    await endHolds();
    await environment.sql(`insert into blocked_days (day, reason, created_by) values ($1, 'Full', 'x')`, [
      bookableDay,
    ]);
    const { status, json } = await payShare(link.token);
    expect([status, json]).toEqual([
      409,
      { error: expect.stringContaining('the date has to be agreed again') },
    ]);
  });

  test('a request that mobile money refuses at once does not shorten the hold', async () => {
    const { id, token } = await bookedToShare(environment);
    const hours = async () => heldSlots(environment).hoursHeld(id);
    const before = await hours();
    await environment.sql('delete from payments');
    await payShare((await shared(token, 1000)).token, { phone: '0788123400' });
    await failNewest();
    expect(await hours()).toBe(before);
  });
});

describe('share above the limit of one request', () => {
  test('a share of 4,500,000 RWF is requested in three pieces without another tap', async () => {
    const { id, token } = await bookedToShare(environment);
    await environment.sql(
      `insert into ledger_entries (booking_id, kind, account, amount, day, actor) values ($1, 'charge', 'booking', 4350000, current_date, 'system')`,
      [id],
    );
    const link = await shared(token, 4_500_000);
    expect(await shareNow(link.token)).toMatchObject({ next: 2_000_000 });
    await shareArrives(await payShare(link.token, { phone: '0788777666' }), 2_000_000);
    for (const amount of [2_000_000, 500_000]) {
      await pollAllPayments(environment);
      const [attempt] = (await deskOf(admin, id).see()).attempts;
      expect(attempt).toMatchObject({ status: 'pending', amount, phone: '0788777666' });
      await postWebhook(paidEvent(attempt?.transactionRef ?? '', amount));
    }
    expect(await shareNow(link.token)).toMatchObject({ state: 'paid', received: 4_500_000 });
    expect((await deskOf(admin, id).see()).attempts.filter(({ shareId }) => shareId !== null)).toHaveLength(
      3,
    );
  });

  test('a date that was lost ends the requests of further pieces', async () => {
    const { id, token } = await bookedToShare(environment);
    await environment.sql(
      `insert into ledger_entries (booking_id, kind, account, amount, day, actor) values ($1, 'charge', 'booking', 4350000, current_date, 'system')`,
      [id],
    );
    const asked = await payShare((await shared(token, 4_500_000)).token);
    await environment.sql(`update bookings set held_until = now() - interval '1 hour'`);
    await environment.sql(
      `insert into blocked_days (day, reason, created_by) select event_date, '', '' from bookings`,
    );
    await shareArrives(asked, 2_000_000);
    expect((await deskOf(admin, id).see()).eventDate).toBeNull();
    expect(await environment.sql(`select 1 from payments where status = 'pending'`)).toEqual([]);
  });
});

describe('cancelled booking', () => {
  test('its shares end with their requests; late money is owed back and the payer is told', async () => {
    const { id, token } = await bookedToShare(environment);
    const [link, idle] = [await shared(token, 1000), await shared(token, 1000, 'Aunt Rose')];
    const asked = await payShare(link.token, { phone: '0722345678' });
    expect((await deskOf(admin, id).cancel()).status).toBe(200);
    for (const one of [link, idle])
      expect(await shareNow(one.token)).toMatchObject({ state: 'not-needed', next: 0 });
    expect((await shareNow(link.token)).request).toMatchObject({
      status: 'failed',
      reason: expect.stringContaining('please decline it'),
    });
    expect((await payShare(idle.token)).status).toBe(409);
    expect(
      (await mine('POST', token, { path: '/shares', body: { name: 'Late', amount: 1000 } })).json,
    ).toMatchObject({
      open: 0,
    });
    await shareArrives(asked, 1000);
    expect((await deskOf(admin, id).see()).balance).toMatchObject({ surplus: 1000, owedBack: 1000 });
    expect(await mailsTo(environment, 'aline@example.com', 'We are refunding 1,000 RWF')).toHaveLength(1);
    const told = await environment.sql(
      `select 1 from outbox where channel = 'sms' and recipient = '0722345678'`,
    );
    expect(told).toHaveLength(1);
  });
});

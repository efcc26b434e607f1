import { describe, expect, test } from 'vitest';
import { makeUser } from '#tests/support/account.ts';
import { call, postForm } from '#tests/support/call.ts';
import { countRows } from '#tests/support/count-rows.ts';
import { inDays } from '#tests/support/days.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import {
  email,
  newestTransaction,
  setUpEnrolment,
  total,
  usual,
} from '#tests/support/steps/enrolment-fee.ts';
import { feeByLink } from '#tests/support/steps/fee.ts';
import { cash, deskOf } from '#tests/support/steps/staff-booking.ts';
import { paidEvent, postWebhook } from '#tests/support/steps/webhooks.ts';
import { wordsIn } from '#tests/support/words-in.ts';

const environment = setUpEnvironment();
const admin = setUpUser('admin@example.com', 'ADMIN');
const { enrolment, see, act, deskOfFee, moveTo, fromAbroad } = setUpEnrolment(environment, admin);

describe('payments at the desk', () => {
  test('a fee that was never requested is paid in parts, and each part is confirmed by mail', async () => {
    expect((await act('payments', cash(20_000))).json).toMatchObject({
      enrolment: { fee: { total, charged: total, paid: 20_000 } },
    });
    expect((await act('payments', { ...cash(25_001), method: 'bank' })).status).toBe(422);
    expect((await act('payments', { ...cash(25_000), method: 'bank' })).status).toBe(201);
    expect((await see()).fee).toMatchObject({ paid: total });
    expect(await countRows(environment, 'bookings')).toBe(1);
    const mails = await mailsTo(environment, email);
    expect(mails.map(({ subject }) => subject.split(' for ')[0]).sort()).toEqual([
      'Payment received: 20,000 RWF',
      'Payment received: 25,000 RWF',
    ]);
  });

  test('paying the offered amount settles an open offer, and nothing is left to accept', async () => {
    await act('fee', { ...usual(), total: 40_000, reason: 'Two of a family' });
    expect((await act('payments', cash(40_000))).status).toBe(201);
    expect((await see()).fee).toMatchObject({ charged: 40_000, paid: 40_000, lastDay: null });
    expect(await (await feeByLink(environment, email)).see()).toMatchObject({
      payment: { due: 0, paid: 40_000 },
    });
  });

  test.each([
    ['the first', 0],
    ['a further', 5_000],
  ])('of two simultaneous payments for one version, %s part is recorded once', async (_, before) => {
    if (before > 0) await act('payments', cash(before));
    const { version, fee } = await see();
    const body = { ...cash(20_000), version, feeVersion: fee?.version };
    const pay = () => admin.call('POST', `/api/enrolments/${enrolment.id}/payments`, body);
    expect((await Promise.all([pay(), pay()])).map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await see()).fee).toMatchObject({ paid: before + 20_000 });
  });

  test('a part payment submitted from two sheets at once is recorded once', async () => {
    await act('payments', cash(5_000));
    const desk = await deskOfFee();
    const [{ version: booking }, { version, fee }] = [await desk.see(), await see()];
    const part = cash(10_000);
    const answers = await Promise.all([
      admin.call('POST', `/api/enrolments/${enrolment.id}/payments`, {
        ...part,
        version,
        feeVersion: fee?.version,
      }),
      desk.act('POST', '/payments', { ...part, version: booking }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await see()).fee).toMatchObject({ paid: 15_000 });
  });

  test('a payment for a stale fee version gets 409 with the current fee', async () => {
    await act('payments', cash(5_000));
    const { version, fee } = await see();
    await (await deskOfFee()).pay(10_000);
    for (const feeVersion of [fee?.version, undefined]) {
      const body = { ...cash(10_000), version, feeVersion };
      expect(await admin.call('POST', `/api/enrolments/${enrolment.id}/payments`, body)).toMatchObject({
        status: 409,
        json: { error: expect.any(String), current: { id: enrolment.id, fee: { paid: 15_000 } } },
      });
    }
    for (const feeVersion of ['1', null, 1.5, {}])
      expect((await act('payments', { ...cash(total), feeVersion })).status).toBe(422);
  });

  test('a fully refunded fee can be requested again', async () => {
    await act('payments', cash(total));
    await (await deskOfFee()).refund(total);
    expect((await act('fee', usual())).json).toMatchObject({
      enrolment: { fee: { total, paid: 0, lastDay: inDays(7) } },
    });
  });

  test.each([
    [{ amount: 0 }, 'amount'],
    [{ amount: total + 1 }, 'amount'],
    [{ method: 'card' }, 'method'],
    [{ date: inDays(1) }, 'date'],
    [{ date: 'x' }, 'date'],
    [{ total: 40_000, amount: 40_000 }, 'reason'],
  ])('a payment with %j gets 422 and creates no booking', async (body, field) => {
    expect(await act('payments', { ...cash(total), ...body })).toMatchObject({
      status: 422,
      json: { fields: { [field]: expect.any(String) } },
    });
    expect(await countRows(environment, 'bookings')).toBe(0);
  });
});

describe('the words of fee emails', () => {
  const expectFee = async (subject: string) => {
    const mails = await mailsTo(environment, email);
    const mail = mails.find((one) => one.subject.startsWith(subject));
    expect(mails.map((one) => one.subject)).toEqual([expect.stringContaining(subject)]);
    // The random key of a link may contain any of these words.
    const words = `${mail?.subject}\n${mail?.text.replaceAll(/#[\w-]+/g, '')}`;
    expect(words).not.toMatch(/session|move|your booking|this booking|Your request/i);
  };

  test('the emails about a part payment and its correction speak of a fee, not a session', async () => {
    await act('payments', cash(5_000));
    await expectFee('Payment received');
    environment.mailbox.clear();
    const head = await makeUser('head@example.com', 'SUPERADMIN');
    const { reference } = (await see()).fee ?? { reference: '' };
    expect((await deskOf(head, reference).undo('payment')).status).toBe(201);
    await expectFee('Correction');
  });

  test('the emails about a withdrawn offer and a cancelled fee speak of a fee, not a session', async () => {
    await act('fee', usual());
    environment.mailbox.clear();
    const desk = await deskOfFee();
    await desk.withdraw();
    await expectFee('You do not have to pay the fee');
    environment.mailbox.clear();
    await desk.cancel();
    await expectFee('Your fee');
  });

  test('the email about a failed payment speaks of a fee, not a session', async () => {
    await act('fee', usual());
    await (await feeByLink(environment, email)).accept();
    environment.mailbox.clear();
    await postWebhook(paidEvent(await newestTransaction(environment), total, 'failed'));
    await expectFee('Your payment for');
  });

  test('the email about a payment that is too late speaks of a fee, not a session', async () => {
    await act('fee', usual());
    await (await feeByLink(environment, email)).accept();
    await moveTo('cancelled');
    environment.mailbox.clear();
    await postWebhook(paidEvent(await newestTransaction(environment), total));
    await expectFee('We are refunding');
  });
});

test('the plain pages of a fee speak of a fee, not a session', async () => {
  const speaksOfFee = (page: string) => {
    expect(page).toMatch(/fee/i);
    expect(page).not.toMatch(/session|your booking|to be agreed|not confirmed/i);
  };
  await fromAbroad();
  await act('fee', usual());
  const link = await feeByLink(environment, 'far@example.com');
  const page = wordsIn((await postForm('/api/bookings/mine/page', { link: link.token })).text);
  speaksOfFee(page);
  expect(page).toContain('The fee: 45,000 RWF');
  expect(page).not.toContain('Leave this empty');
  await link.accept('0788 123 456');
  const { reference } = await link.see();
  const payment = async () => wordsIn((await call('GET', `/api/payments/${reference}/page`)).text);
  speaksOfFee(await payment());
  await postWebhook(paidEvent(await newestTransaction(environment), total));
  speaksOfFee(await payment());
  expect((await call('GET', `/api/payments/status/${reference}`)).json).toMatchObject({
    booking: { kind: 'fee' },
  });
});

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

describe('money that was taken at the desk', () => {
  test('pays a fee that nobody asked for, in parts, and is told', async () => {
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

  test('settles an offer that stands open: its link then has nothing to accept', async () => {
    await act('fee', { ...usual(), total: 40_000, reason: 'Two of a family' });
    expect((await act('payments', cash(40_000))).status).toBe(201);
    expect((await see()).fee).toMatchObject({ charged: 40_000, paid: 40_000, lastDay: null });
    expect(await (await feeByLink(environment, email)).see()).toMatchObject({
      payment: { due: 0, paid: 40_000 },
    });
  });

  test('is written once by two who write it at once', async () => {
    const { version } = await see();
    const call = () =>
      admin.call('POST', `/api/enrolments/${enrolment.id}/payments`, { ...cash(total), version });
    const answers = await Promise.all([call(), call()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await see()).fee).toMatchObject({ paid: total });
  });

  test('of which the same part is entered here and in the fee’s own sheet at once goes in once', async () => {
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

  test('is refused where the fee was changed since it was seen, and shows it as it is', async () => {
    await act('payments', cash(5_000));
    const { version, fee } = await see();
    await (await deskOfFee()).act('POST', '/payments', cash(10_000));
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

  test('of which a further part is written by two at once is written once as well', async () => {
    await act('payments', cash(5_000));
    const { version, fee } = await see();
    const call = () =>
      admin.call('POST', `/api/enrolments/${enrolment.id}/payments`, {
        ...cash(20_000),
        version,
        feeVersion: fee?.version,
      });
    const answers = await Promise.all([call(), call()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await see()).fee).toMatchObject({ paid: 25_000 });
  });

  test('and fully refunded can be asked for again', async () => {
    await act('payments', cash(total));
    const refund = { ...cash(total), reason: 'Comes next month' };
    await (await deskOfFee()).act('POST', '/refunds', refund);
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
  ])('of %j is refused, and leaves nothing behind', async (body, field) => {
    expect(await act('payments', { ...cash(total), ...body })).toMatchObject({
      status: 422,
      json: { fields: { [field]: expect.any(String) } },
    });
    expect(await countRows(environment, 'bookings')).toBe(0);
  });
});

describe('no email about a fee speaks of a session or a booking to be moved', () => {
  const expectFee = async (subject: string) => {
    const mails = await mailsTo(environment, email);
    const mail = mails.find((one) => one.subject.startsWith(subject));
    expect(mails.map((one) => one.subject)).toEqual([expect.stringContaining(subject)]);
    // The key of a link can hold any four letters.
    const words = `${mail?.subject}\n${mail?.text.replaceAll(/#[\w-]+/g, '')}`;
    expect(words).not.toMatch(/session|move|your booking|this booking|Your request/i);
  };

  test('when a part is paid, and when that is taken back', async () => {
    await act('payments', cash(5_000));
    await expectFee('Payment received');
    environment.mailbox.clear();
    const [entry] = await environment.sql<{ id: string }>(
      `select id from ledger_entries where kind = 'payment'`,
    );
    const head = await makeUser('head@example.com', 'SUPERADMIN');
    const { reference } = (await see()).fee ?? { reference: '' };
    await deskOf(head, reference).act('POST', `/entries/${entry?.id}/reversal`, { reason: 'Typed twice' });
    await expectFee('Correction');
  });

  test('when the offer is withdrawn, and when the fee is cancelled', async () => {
    await act('fee', usual());
    environment.mailbox.clear();
    const desk = await deskOfFee();
    const { id: booking, version } = await desk.see();
    await admin.call('DELETE', `/api/bookings/${booking}/offer?version=${version}`);
    await expectFee('You do not have to pay the fee');
    environment.mailbox.clear();
    await desk.act('PUT', '', { status: 'cancelled', reason: 'It is free this month.' });
    await expectFee('Your fee');
  });

  test('when the payment fails', async () => {
    await act('fee', usual());
    await (await feeByLink(environment, email)).accept();
    environment.mailbox.clear();
    await postWebhook(paidEvent(await newestTransaction(environment), total, 'failed'));
    await expectFee('Your payment for');
  });

  test('when the payment comes too late', async () => {
    await act('fee', usual());
    await (await feeByLink(environment, email)).accept();
    await moveTo('cancelled');
    environment.mailbox.clear();
    await postWebhook(paidEvent(await newestTransaction(environment), total));
    await expectFee('We are refunding');
  });
});

test('the pages without a script speak of a fee as well', async () => {
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

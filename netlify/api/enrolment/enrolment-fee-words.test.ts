import { describe, expect, test } from 'vitest';
import { makeUser } from '#tests/support/account.ts';
import { call, postForm } from '#tests/support/call.ts';
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
const { see, act, moveTo, deskOfFee, fromAbroad } = setUpEnrolment(environment, admin);

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

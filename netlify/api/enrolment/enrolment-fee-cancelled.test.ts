import { describe, expect, test } from 'vitest';
import { countRows } from '#tests/support/count-rows.ts';
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
import { cash } from '#tests/support/steps/staff-booking.ts';
import { paidEvent, postWebhook } from '#tests/support/steps/webhooks.ts';

const environment = setUpEnvironment();
const admin = setUpUser('admin@example.com', 'ADMIN');
const { see, act, moveTo, deskOfFee } = setUpEnrolment(environment, admin);

describe('an enrolment that is cancelled', () => {
  test('withdraws the offer, and its link says so', async () => {
    await act('fee', usual());
    const link = await feeByLink(environment, email);
    await moveTo('cancelled');
    expect((await see()).fee).toMatchObject({ cancelled: true, paid: 0 });
    expect((await link.accept()).status).not.toBe(201);
    expect(await link.see()).toMatchObject({ status: 'cancelled' });
    for (const path of ['fee', 'payments'] as const)
      expect((await act(path, path === 'fee' ? usual() : cash(total))).status).toBe(409);
  });

  test('means a refund is due: one email says so, and recording the refund settles it', async () => {
    await act('payments', cash(total));
    environment.mailbox.clear();
    await moveTo('cancelled');
    const mails = await mailsTo(environment, email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Your enrolment is cancelled: Ikinimba (registered as Umushayayo)',
    ]);
    expect(mails[0]?.text).toContain('We will refund everything you paid: 45,000 RWF.');
    const desk = await deskOfFee();
    expect((await desk.see()).balance).toMatchObject({ due: 0, owedBack: total });
    const refund = { ...cash(total), reason: 'Cancelled' };
    expect((await desk.act('POST', '/refunds', refund)).status).toBe(201);
    expect((await see()).fee).toMatchObject({ paid: 0 });
  });

  test('owes back what arrives on the phone afterwards, before any other fee is asked for', async () => {
    await act('fee', usual());
    await (await feeByLink(environment, email)).accept();
    await moveTo('cancelled');
    await postWebhook(paidEvent(await newestTransaction(environment), total));
    expect((await see()).fee).toMatchObject({ cancelled: true, paid: 0, surplus: total });
    await moveTo('enrolled');
    expect((await act('fee', usual())).status).toBe(409);
    const refund = { ...cash(total), reason: 'Cancelled' };
    expect((await (await deskOfFee()).act('POST', '/refunds', refund)).status).toBe(201);
    expect((await act('fee', usual())).status).toBe(201);
  });

  test('and later restored can be asked for its fee again', async () => {
    await act('fee', usual());
    await moveTo('cancelled');
    await moveTo('enrolled');
    expect((await act('fee', usual())).json).toMatchObject({
      enrolment: { fee: { cancelled: false, total } },
    });
    expect(await countRows(environment, 'bookings')).toBe(2);
  });
});

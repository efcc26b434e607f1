import { describe, expect, test } from 'vitest';
import { db } from '#netlify/core/database.ts';
import { paymentRulesNow } from '#netlify/core/payment/payment-rules.ts';
import type { PaymentRuleFields } from '#src/domain/payment/rules/rule-fields.ts';
import type { StaffShelfEntry } from '#src/domain/shelf/entry.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { actsOf } from '#tests/support/staff-calls.ts';

const environment = setUpEnvironment();
const boss = setUpUser('boss@example.com', 'SUPERADMIN');
const admin = setUpUser('admin@example.com', 'ADMIN');

const address = '/api/payment-rules/payment';

const read = async () =>
  (
    (await boss.call('GET', '/api/payment-rules/all/payment')).json as {
      entry: StaffShelfEntry<PaymentRuleFields>;
    }
  ).entry;
const put = async (body: Record<string, unknown>) =>
  boss.call('PUT', address, { version: (await read()).version, ...body });

test('published rules apply at once, wait for a build on the pages and revert to the base', async () => {
  const base = await paymentRulesNow(db());
  await put({ depositPercent: 40 });
  expect((await paymentRulesNow(db())).deposit.percent, 'a draft').toBe(base.deposit.percent);
  const fields = { depositPercent: 40, depositFrom: '1m', serviceDeposits: 'Event-Packages  50%\n' };
  const { status, json } = await put({ ...fields, state: 'published' });
  expect([status, json]).toMatchObject([
    200,
    { entry: { changed: ['depositPercent', 'depositFrom', 'serviceDeposits'], awaitsBuild: true } },
  ]);
  expect(await paymentRulesNow(db())).toEqual({
    ...base,
    source: undefined,
    deposit: {
      ...base.deposit,
      percent: 40,
      from: 1_000_000,
      services: { 'event-packages': { percent: 50 } },
    },
  });
  expect((await boss.call('GET', '/api/site-build')).json).toMatchObject({ waiting: 1 });
  const { version } = await read();
  expect((await boss.call('POST', `${address}/revert`, { version })).status).toBe(200);
  expect((await paymentRulesNow(db())).deposit).toEqual(base.deposit);
  expect(await actsOf(environment, boss)).toMatchObject([
    { action: 'payment-rules.saved' },
    { action: 'payment-rules.published', after: { depositPercent: 40, depositFrom: 1_000_000 } },
    { action: 'payment-rules.reverted' },
  ]);
});

test('an admin can neither read nor change the payment rules', async () => {
  expect((await admin.call('GET', '/api/payment-rules/all/payment')).status).toBe(403);
  expect((await admin.call('PUT', address, { version: '', depositPercent: 1 })).status).toBe(403);
});

describe('wrong payment rules', () => {
  test.each<[change: Record<string, unknown>, field: string]>([
    [{ depositPercent: 0 }, 'depositPercent'],
    [{ depositPercent: 100 }, 'depositPercent'],
    [{ depositPercent: '' }, 'depositPercent'],
    [{ depositFrom: '99' }, 'depositFrom'],
    [{ balanceDays: 91 }, 'balanceDays'],
    [{ balanceDays: -1 }, 'balanceDays'],
    [{ requestLimit: 'much' }, 'requestLimit'],
    [{ requestLimit: null }, 'requestLimit'],
    [{ dateRequiredFrom: 1.5 }, 'dateRequiredFrom'],
    [{ refundApprovalFrom: '1.500' }, 'refundApprovalFrom'],
    [{ serviceDeposits: 'event-packages' }, 'serviceDeposits'],
    [{ serviceDeposits: 'event-packages 100' }, 'serviceDeposits'],
    [{ serviceDeposits: 'event-packages 30' }, 'serviceDeposits'],
    [{ serviceDeposits: 'event-packages 50\nEvent-packages 60' }, 'serviceDeposits'],
    [{ serviceDeposits: 'weddings 50' }, 'serviceDeposits'],
    [{ serviceDeposits: ['event-packages 50'] }, 'serviceDeposits'],
    [{ state: 'hidden' }, 'state'],
  ])('the change %j gets 422 for its field and saves nothing', async (change, field) => {
    const { status, json } = await put(change);
    expect([status, Object.keys((json as { fields: object }).fields)]).toEqual([422, [field]]);
    expect((await read()).updatedAt).toBeNull();
  });
});

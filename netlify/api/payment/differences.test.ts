import { beforeEach, describe, expect, test } from 'vitest';
import { reconcile } from '#netlify/core/payment/reconcile/reconcile.ts';
import type { PaymentDifference } from '#src/domain/payment/differences/difference.ts';
import { itemsIn, unknownId } from '#tests/support/call.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { actsOf } from '#tests/support/staff-calls.ts';
import { statusAndFields } from '#tests/support/steps/payments.ts';
import { bookedAndPaid } from '#tests/support/steps/webhooks.ts';

const environment = setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');
const chief = setUpUser('eric@fts.example', 'SUPERADMIN');

const path = '/api/payment-differences';
const all = async (query = '') => itemsIn<PaymentDifference>(await admin.call('GET', path + query));

/** A payment that Paypack does not have. */
let booking: { reference: string; transactionRef: string };
let found: PaymentDifference;
beforeEach(async () => {
  booking = await bookedAndPaid();
  environment.paypack.clear();
  await reconcile(new Date(Date.now() + 2 * 3_600_000));
  found = (await all())[0] as PaymentDifference;
});

const put = (body: object, by = admin, id = found.id) => by.call('PUT', `${path}/${id}`, body);
const note = 'Paypack found it: their mistake.';

test('the list of differences shows both sides, and can be filtered and searched', async () => {
  expect(found).toMatchObject({
    kind: 'missing',
    booking: booking.reference,
    transactionRef: booking.transactionRef,
    phone: '078•••3456',
    ourAmount: 400_000,
    ourStatus: 'successful',
    theirAmount: null,
    theirStatus: null,
    settledAt: null,
    note: '',
    version: 1,
  });
  expect(await all('?state=open&kind=missing')).toHaveLength(1);
  expect(await all(`?q=${booking.transactionRef.slice(0, 8)}`)).toHaveLength(1);
  for (const query of ['?state=settled', '?kind=amount', '?q=nothing']) expect(await all(query)).toEqual([]);
});

test('settling and reopening a difference are audited; reopening twice adds no entry', async () => {
  const settled = await put({ settled: true, note, version: 1 });
  expect(settled.json).toMatchObject({ difference: { settledAt: expect.any(String), note, version: 2 } });
  expect(await all('?state=open')).toEqual([]);
  const reopened = await put({ settled: false, note, version: 2 });
  expect(reopened.json).toMatchObject({ difference: { settledAt: null, note, version: 3 } });
  expect((await put({ settled: false, note, version: 3 })).status).toBe(200);
  expect(await actsOf(environment, admin)).toEqual([
    {
      action: 'difference.settled',
      before: { settled: false, note: '' },
      after: { settled: true, note },
    },
    {
      action: 'difference.reopened',
      before: { settled: true, note },
      after: { settled: false, note },
    },
  ]);
});

test('a settled difference is not found again by the next comparison', async () => {
  await put({ settled: true, note, version: 1 });
  await reconcile(new Date(Date.now() + 3 * 3_600_000));
  expect(await all()).toMatchObject([{ note, version: 2 }]);
});

describe('refused changes', () => {
  test('the second of two changes of a difference at once gets 409 with the current state', async () => {
    const answers = await Promise.all(
      [admin, chief].map((by) => put({ settled: true, note, version: 1 }, by)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = answers.find(({ status }) => status === 409);
    expect(late?.json).toMatchObject({ current: { id: found.id, version: 2, note } });
  });

  test.each<[body: object, field: string]>([
    [{ settled: true, note: ' ', version: 1 }, 'note'],
    [{ settled: true, note: 'x'.repeat(501), version: 1 }, 'note'],
    [{ settled: true, note: 7, version: 1 }, 'note'],
    [{ settled: 'yes', note, version: 1 }, 'settled'],
    [{ settled: true, note }, 'version'],
    [{ settled: true, note, version: 1.5 }, 'version'],
  ])('a change to %j gets 422 for %s', async (body, field) => {
    expect(statusAndFields(await put(body))).toEqual([422, field]);
  });

  test.each([unknownId, 'no-id', '%00'])('a change of the unknown difference %s gets 404', async (id) => {
    expect((await put({ settled: true, note, version: 1 }, admin, id)).status).toBe(404);
  });
});

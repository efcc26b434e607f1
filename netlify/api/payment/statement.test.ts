import { describe, expect, test } from 'vitest';
import type { StatementComparison, StatementRow } from '#src/domain/payment/statement/statement.ts';
import { inDays, today } from '#tests/support/days.ts';
import { everythingIn } from '#tests/support/everything.ts';
import { booked } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { actsOf } from '#tests/support/staff-calls.ts';
import { statusAndFields } from '#tests/support/steps/payments.ts';
import { bookedAndPaid } from '#tests/support/steps/webhooks.ts';

const environment = setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');

const path = '/api/payments/statement';
const line = (changes: Partial<StatementRow> = {}): StatementRow => ({
  line: 2,
  day: today(),
  reference: '',
  phone: '',
  amount: 400_000,
  fee: null,
  ...changes,
});

async function compare(...rows: object[]): Promise<StatementComparison> {
  const { status, json } = await admin.call('POST', path, { rows });
  expect([status, json]).toEqual([200, expect.anything()]);
  return json as StatementComparison;
}

const paid = (email: string, fee = 0) => bookedAndPaid({ email }, fee);

describe('statement line', () => {
  test('a line matches by reference in any case, otherwise by number, amount and day', async () => {
    const first = await paid('aline@example.com', 3250);
    const second = await paid('eric@example.com');
    const { matched, different, onlyThere, onlyHere } = await compare(
      line({ line: 2, reference: ` ${first.transactionRef.toUpperCase()} `, fee: 3250 }),
      line({ line: 3, reference: 'MTN-77', phone: '0788123456', fee: 0 }),
    );
    expect(matched).toMatchObject([
      { row: { line: 2 }, by: 'reference', payment: { booking: first.reference, fee: 3250, day: today() } },
      { row: { line: 3 }, by: 'number', payment: { booking: second.reference, status: 'successful' } },
    ]);
    expect([different, onlyThere, onlyHere]).toEqual([[], [], []]);
  });

  test.each([
    ['another phone number', { phone: '0788000000' }],
    ['another amount', { amount: 649_999 }],
    ['another day', { day: inDays(-1) }],
    ['no phone number', { phone: '' }],
  ])('a line with %s and no reference of ours is only in the statement', async (_, changes) => {
    await paid('aline@example.com');
    const { onlyThere, matched } = await compare(line({ phone: '0788123456', ...changes }));
    expect([onlyThere, matched]).toMatchObject([[{ repeated: false }], []]);
  });

  test('a line shows a different amount or fee, and a payment that is not paid here', async () => {
    const { transactionRef } = await paid('aline@example.com', 3250);
    const open = await booked({ email: 'eric@example.com' });
    const { different, matched } = await compare(
      line({ line: 2, reference: transactionRef, amount: 600_000, fee: 3000 }),
      line({ line: 3, reference: open.transactionRef }),
    );
    expect(different).toMatchObject([
      { row: { line: 2 }, different: ['amount', 'fee'], payment: { amount: 400_000, fee: 3250 } },
      { row: { line: 3 }, different: ['status'], payment: { status: 'pending' } },
    ]);
    expect(matched).toEqual([]);
  });

  test('a reference that occurs twice matches once; the second line is marked as repeated', async () => {
    const { transactionRef } = await paid('aline@example.com');
    const { matched, onlyThere } = await compare(
      line({ line: 2, reference: transactionRef }),
      line({ line: 3, reference: transactionRef }),
    );
    expect([matched, onlyThere]).toMatchObject([
      [{ row: { line: 2 } }],
      [{ row: { line: 3 }, repeated: true }],
    ]);
  });

  test('a line matches the paid one of two payments alike', async () => {
    await booked({ email: 'eric@example.com' });
    const { reference } = await paid('aline@example.com');
    const { matched } = await compare(line({ phone: '0788123456' }));
    expect(matched).toMatchObject([{ payment: { booking: reference } }]);
  });
});

test('a payment that is missing from the statement of its period is listed', async () => {
  const inside = await paid('aline@example.com');
  const before = await paid('eric@example.com');
  await booked({ email: 'claire@example.com' });
  await environment.sql(
    `update payments set settled_at = settled_at - interval '5 days' where transaction_ref = $1`,
    [before.transactionRef],
  );
  const { onlyHere, from, to } = await compare(line({ day: inDays(-1) }), line({ line: 3 }));
  expect([from, to]).toEqual([inDays(-1), today()]);
  expect(onlyHere).toMatchObject([{ booking: inside.reference, amount: 400_000 }]);
});

test('a comparison changes no payment and stores only an audit entry', async () => {
  const { transactionRef } = await paid('aline@example.com');
  const before = await environment.sql('select * from payments');
  await compare(
    line({ reference: transactionRef }),
    line({ line: 3, reference: '<script>umunyamabanga</script>', phone: '0733999888', amount: 77_777 }),
  );
  expect(await environment.sql('select * from payments')).toEqual(before);
  expect(await everythingIn(environment)).not.toMatch(/umunyamabanga|0733999888|: "?77777/);
  expect((await actsOf(environment, admin)).at(-1)).toEqual({
    action: 'statement.compared',
    before: null,
    after: {
      from: today(),
      to: today(),
      lines: 2,
      matched: 1,
      different: 0,
      onlyInStatement: 1,
      onlyWithUs: 0,
    },
  });
});

describe('refused statements', () => {
  test.each([
    ['no lines', []],
    ['20,001 lines', Array.from({ length: 20_001 }, () => line())],
    ['more than a year', [line(), line({ day: inDays(-400) })]],
    ['text instead of lines', 'all'],
  ])('a statement of %s gets 422', async (_, rows) => {
    expect(statusAndFields(await admin.call('POST', path, { rows }))).toEqual([422, 'rows']);
  });

  test.each<[changes: object, field: string]>([
    [{ day: '2026-02-30' }, 'day'],
    [{ day: '0001-01-01' }, 'day'],
    [{ day: '9999-12-31' }, 'day'],
    [{ day: 5 }, 'day'],
    [{ amount: -1 }, 'amount'],
    [{ amount: 1.5 }, 'amount'],
    [{ amount: 1e300 }, 'amount'],
    [{ fee: 'x' }, 'fee'],
    [{ reference: 'x'.repeat(101) }, 'reference'],
    [{ phone: 5 }, 'phone'],
    [{ line: null }, 'line'],
  ])('a line with %j gets 422 for %s and no audit entry', async (changes, field) => {
    const refused = await admin.call('POST', path, { rows: [{ ...line(), ...changes }] });
    expect(statusAndFields(refused)).toEqual([422, `rows.0.${field}`]);
    expect(await actsOf(environment, admin)).toEqual([]);
  });

  test('a statement above 4 MB gets 413', async () => {
    const rows = [line({ reference: 'x'.repeat(4 * 1024 * 1024) })];
    expect((await admin.call('POST', path, { rows })).status).toBe(413);
  });
});

test('a line with SQL, JSON or half characters is compared as text', async () => {
  const { onlyThere } = await compare(
    line({ reference: "'); drop table payments; --\0\ud83d" }),
    line({ line: 3, reference: '{"a":1}', phone: '\\u0000' }),
  );
  expect(onlyThere).toHaveLength(2);
});

test('20,000 lines are compared in one call', async () => {
  const { transactionRef } = await paid('aline@example.com');
  const rows = Array.from({ length: 19_999 }, (_, at) =>
    line({ line: at + 3, reference: `other-${at}`, phone: '0788123456', amount: at + 1 }),
  );
  const { matched, onlyThere } = await compare(line({ reference: transactionRef }), ...rows);
  expect([matched.length, onlyThere.length]).toEqual([1, 19_999]);
});

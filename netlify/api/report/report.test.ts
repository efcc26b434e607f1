import { beforeAll, describe, expect, test } from 'vitest';
import { bookings } from '#netlify/core/booking/booking.table.ts';
import { linesOf } from '#netlify/core/booking/booking-queries.ts';
import { bookingVat } from '#netlify/core/booking/booking-vat.ts';
import { db } from '#netlify/core/database.ts';
import { readOverview } from '#netlify/core/overview/overview.ts';
import { sumsOfDays } from '#netlify/core/payment/closing/day-sums.ts';
import { totalOf } from '#src/domain/payment/closing/closing.ts';
import { groupings, type Report, type ReportName, reportNames } from '#src/domain/report/report.ts';
import { addDays } from '#src/lib/dates/dates.ts';
import { makeUser, type TestUser } from '#tests/support/account.ts';
import { inDays, today } from '#tests/support/days.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';
import { statusAndFields } from '#tests/support/steps/payments.ts';
import { writeYearOfMoney } from '#tests/support/steps/year-of-money.ts';

const environment = setUpEnvironment({ reset: false });
const year = `from=${inDays(-364)}&to=${today()}`;

let admin: TestUser;
beforeAll(async () => {
  admin = await makeUser('grace@fts.example', 'ADMIN');
  const chief = await makeUser('eric@fts.example', 'SUPERADMIN');
  await environment.sql(`update users set name = '=Eric' where id = $1`, [chief.user.id]);
  await writeYearOfMoney(environment, 150, [admin.user.id, chief.user.id]);
});

async function report<Name extends ReportName>(name: Name, query = year): Promise<Report<Name>> {
  const { status, json } = await admin.call('GET', `/api/reports/${name}?${query}`);
  expect([status, json]).toEqual([200, expect.anything()]);
  return json as Report<Name>;
}

/** Returns the sum of each column of figures of a CSV file. */
async function csvSums(path: string): Promise<Record<string, number>> {
  const { status, text } = await admin.call('GET', path);
  expect(status).toBe(200);
  const [head = '', ...rows] = text.replace('\uFEFF', '').trimEnd().split('\r\n');
  const [, ...names] = head.split(',');
  return Object.fromEntries(
    names.map((name, index) => [
      name.replace(' (RWF)', ''),
      rows.reduce((sum, row) => sum + Number(row.split(',').at(index - names.length)), 0),
    ]),
  );
}

async function ledgerSum(where: string): Promise<number> {
  const [row] = await environment.sql<{ sum: string }>(
    `select coalesce(sum(amount), 0) as sum from ledger_entries where day between $1 and $2 and ${where}`,
    [inDays(-364), today()],
  );
  return Number(row?.sum);
}

async function closings() {
  const days = Array.from({ length: 365 }, (_, ago) => addDays(today(), -ago));
  const sums = await sumsOfDays(db(), days);
  return days.map((day) => totalOf(sums.get(day) ?? []));
}

const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

describe('income', () => {
  test.each(groupings.income)('income by %s adds up to the ledger, the closings and its file', async (by) => {
    const { items, sum } = await report('income', `${year}&by=${by}`);
    expect(sum).toEqual({
      income: 0 - (await ledgerSum(`account = 'booking' and method is not null`)),
      surplus: 0 - (await ledgerSum(`account = 'surplus'`)),
      fees: await ledgerSum(`account = 'fees'`),
      net: total((await closings()).map(({ net }) => net)),
    });
    expect(total(items.map(({ income }) => income))).toBe(sum.income);
    expect(await csvSums(`/api/reports/income.csv?${year}&by=${by}`)).toEqual({
      Income: sum.income,
      Surplus: sum.surplus,
      Fees: sum.fees,
      Net: sum.net,
    });
    expect(Object.values(sum).every((one) => one > 0)).toBe(true);
  });

  test('the income of a month is that of the overview', async () => {
    const { income } = await readOverview(new Date());
    const { items } = await report('income', `from=${income[0]?.month}-01&to=${today()}`);
    expect(items.map(({ key, income: amount }) => ({ month: key, amount }))).toEqual(income);
  });

  test.each(groupings.income)('the days of a period by %s add up to the period', async (by) => {
    const whole = await report('income', `${year}&by=${by}`);
    const middle = inDays(-100);
    const parts = [
      await report('income', `from=${inDays(-364)}&to=${middle}&by=${by}`),
      await report('income', `from=${addDays(middle, 1)}&to=${today()}&by=${by}`),
    ];
    expect(total(parts.map(({ sum }) => sum.income))).toBe(whole.sum.income);
    // The shares of services are rounded in each report.
    const most = by === 'service' ? 1 : 0;
    for (const { key, income } of whole.items) {
      const both = parts.flatMap(({ items }) => items.filter((one) => one.key === key));
      expect(Math.abs(total(both.map((one) => one.income)) - income)).toBeLessThanOrEqual(most);
    }
  });

  test('the income of a service is its share of the price of each booking', async () => {
    const shares = await environment.sql<{ service: string; income: string }>(
      `select case when l.sku is null then '' when l.sku ~ '^(sessions|catalogue)/' then split_part(l.sku, '/', 2)
           else split_part(l.sku, '/', 1) end as service,
         sum(-e.amount::numeric * coalesce(coalesce(l.agreed, l.amount)::numeric / t.price, 1)) as income
       from ledger_entries e left join booking_lines l using (booking_id)
       left join (select booking_id, sum(coalesce(agreed, amount)) as price from booking_lines group by 1) t using (booking_id)
       where account = 'booking' and method is not null group by 1`,
    );
    const { items } = await report('income', `${year}&by=service`);
    expect(items.map(({ key }) => key).toSorted()).toEqual(shares.map(({ service }) => service).toSorted());
    for (const { key, income } of items)
      expect(Math.abs(income - Number(shares.find(({ service }) => service === key)?.income))).toBeLessThan(
        1,
      );
  });

  test('staff are named, and mobile money counts as its own', async () => {
    const { items } = await report('income', `${year}&by=staff`);
    expect(items.map(({ name }) => name).toSorted()).toEqual(['=Eric', 'Aline Uwase', 'Mobile money']);
    const mobile = items.find(({ key }) => key === 'paypack');
    const { items: methods } = await report('income', `${year}&by=method`);
    expect(mobile?.net).toBe(methods.find(({ key }) => key === 'mobile-money')?.net);
  });
});

describe('VAT', () => {
  test('the VAT of a period has the income of the period, and its file the same sums', async () => {
    const { sum, items } = await report('vat');
    expect(sum.income).toBe((await report('income')).sum.income);
    expect(sum.vat + sum.withoutVat).toBe(sum.income);
    expect(items.every(({ vat }) => Number.isInteger(vat))).toBe(true);
    expect(await csvSums(`/api/reports/vat.csv?${year}`)).toEqual({
      VAT: sum.vat,
      Income: sum.income,
      'Without VAT': sum.withoutVat,
    });
  });

  test('the VAT is the share of each booking’s own VAT that was received, to the franc', async () => {
    const received = await environment.sql<{ id: string; amount: string }>(
      `select booking_id as id, -sum(amount) as amount from ledger_entries
       where account = 'booking' and method is not null group by 1`,
    );
    const all = await db().select().from(bookings);
    let expected = 0;
    for (const { id, amount } of received) {
      const booking = all.find((one) => one.id === id);
      if (booking === undefined) throw new Error('There is no such booking.');
      const vat = bookingVat(booking, await linesOf(db(), id));
      expected += Math.round((Number(amount) * vat) / booking.total);
    }
    expect((await report('vat')).sum.vat).toBe(expected);
  });

  test('the months of a period add up to the period, wherever it begins', async () => {
    const whole = await report('vat');
    const middle = inDays(-100);
    const parts = [
      await report('vat', `from=${inDays(-364)}&to=${middle}`),
      await report('vat', `from=${addDays(middle, 1)}&to=${today()}`),
    ];
    expect(total(parts.map(({ sum }) => sum.vat))).toBe(whole.sum.vat);
  });
});

describe('refunds', () => {
  test.each(groupings.refunds)(
    'refunds by %s add up to the ledger, the closings and the file',
    async (by) => {
      const { sum } = await report('refunds', `${year}&by=${by}`);
      const undone = `kind = 'reversal' and entry_id in (select id from ledger_entries where kind = 'refund')`;
      expect(sum).toMatchObject({
        refunds: total((await closings()).map(({ refunds }) => refunds)),
        undone: 0 - (await ledgerSum(undone)),
      });
      expect(sum.refunds).toBe(await ledgerSum(`kind = 'refund'`));
      expect(sum.net).toBe(sum.refunds - sum.undone);
      expect(sum.undone).toBeGreaterThan(0);
      expect(await csvSums(`/api/reports/refunds.csv?${year}&by=${by}`)).toEqual({
        Refunds: sum.refunds,
        Undone: sum.undone,
        Net: sum.net,
        Number: sum.count,
      });
    },
  );

  test('a reason that looks like a formula is harmless in the file', async () => {
    const { text, headers } = await admin.call('GET', `/api/reports/refunds.csv?${year}&by=reason`);
    expect(text).toContain("\r\n'=SUM(A1:A9),");
    expect(text).toContain('No reason given,');
    expect(headers.get('content-disposition')).toBe('attachment; filename="refunds.csv"');
  });
});

describe('open parts', () => {
  test('open parts add up to what clients owe, without cancelled bookings', async () => {
    await environment.sql(
      `insert into plan_parts (booking_id, position, amount, due_day)
       select id, n, 10000, current_date + (array[-100, -61, -60, -31, -30, -1, 20])[n + 1]
       from (select id from bookings order by reference limit 60) planned, generate_series(0, 6) n`,
    );
    await environment.sql(
      `update bookings set status = 'cancelled', cancelled_at = now() where id in (select id from bookings order by reference limit 5)`,
    );
    const { items, sum } = await report('open', '');
    const [row] = await environment.sql<{ owed: string }>(
      `select sum(greatest(0, sums.charged - sums.paid + refunded)) as owed
       from booking_balances sums join bookings on bookings.id = booking_id where status <> 'cancelled'`,
    );
    expect(sum.open).toBe(Number(row?.owed));
    expect(items.map(({ key }) => key)).toEqual(['not-due', 'today', '1-30', '31-60', 'over-60']);
    for (const { key, open } of items) if (key !== 'today') expect(open, key).toBeGreaterThan(0);
    expect(await csvSums('/api/reports/open.csv')).toEqual({ Open: sum.open, Parts: sum.parts });
    const due = await report('open', `to=${inDays(-1)}`);
    expect(due.items.map(({ open }) => open)).toEqual([0, 0, ...items.slice(2).map(({ open }) => open)]);
  });
});

describe('requests', () => {
  test.each<[name: ReportName, query: string, field: string]>([
    ['income', 'from=soon', 'from'],
    ['income', 'to=2026-02-30', 'to'],
    ['vat', 'from=2026-03-01&to=2026-02-01', 'to'],
    ['refunds', 'from=2020-01-01&to=2025-01-01', 'to'],
    ['open', 'from=2020-01-01&to=2025-01-01', 'to'],
    ['income', 'by=week', 'by'],
    ['vat', 'by=method', 'by'],
    ['income', 'form=2026-01-01', 'form'],
    ['income', 'from=%00', 'from'],
    ['income', 'to=9999-12-31', 'to'],
    ['open', 'from=0001-01-01', 'from'],
  ])('the report of %s for %s gets 422 for %s', async (name, query, field) => {
    for (const path of [name, `${name}.csv`])
      expect(statusAndFields(await admin.call('GET', `/api/reports/${path}?${query}`))).toEqual([422, field]);
  });

  test('five whole years are read; a period left out is this year until today', async () => {
    const { items } = await report('income', 'from=2020-01-01&to=2024-12-31');
    expect(items).toHaveLength(60);
    expect(await report('vat', '')).toMatchObject({ from: `${today().slice(0, 4)}-01-01`, to: today() });
  });

  test('an unchanged report gets 304, and a file only after a fresh login', async () => {
    const path = `/api/reports/income?${year}`;
    const tag = (await admin.call('GET', path)).headers.get('etag') ?? '';
    expect((await admin.call('GET', path, undefined, { 'if-none-match': tag })).status).toBe(304);
    await environment.sql(`update sessions set authenticated_at = now() - interval '11 minutes'`);
    for (const name of reportNames) {
      expect((await admin.call('GET', `/api/reports/${name}.csv`)).status).toBe(403);
      expect((await admin.call('GET', `/api/reports/${name}`)).status).toBe(200);
    }
  });
});

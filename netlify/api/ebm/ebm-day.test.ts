import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { EbmDay } from '#src/domain/ebm/ebm-day.ts';
import { call, unknownId } from '#tests/support/call.ts';
import { inDays, today } from '#tests/support/days.ts';
import { booked } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { expectStaffOnly } from '#tests/support/staff-calls.ts';
import { loginsAgo } from '#tests/support/steps/second-factor.ts';
import { deskOf } from '#tests/support/steps/staff-booking.ts';
import { bookedAndPaid, paidEvent, postWebhook } from '#tests/support/steps/webhooks.ts';

const environment = setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');
const chief = setUpUser('eric@fts.example', 'SUPERADMIN');

beforeEach(() => {
  vi.stubEnv('EBM_TIN', '999991130');
  return () => vi.unstubAllEnvs();
});

const exported = async (day = today()) => (await admin.call('GET', `/api/ebm/${day}`)).json as EbmDay;

describe('the export of a day for EBM', () => {
  test('the export has all sales and refunds of the day, and agrees with the ledger', async () => {
    const { id, reference } = await bookedAndPaid();
    await environment.sql(`update bookings set company = 'Inzozi Ltd', tin = '123456789'`);
    await deskOf(admin, id).refund(50_000, { method: 'bank' });
    const other = await booked({ email: 'eric@example.com' });
    const desk = deskOf(chief, other.id);
    await desk.pay(100_000);
    await desk.undo('payment');
    const { items, sum } = await exported();
    expect(
      items.map((one) => [one.rcptTyCd, one.pmtTyCd, one.totAmt, one.custTin, one.invcNo, one.orgInvcNo]),
    ).toEqual([
      ['S', '06', 400_000, '123456789', null, 0],
      ['R', '07', 50_000, '123456789', null, 0],
      ['S', '01', 100_000, null, null, 0],
      ['R', '01', 100_000, null, null, 0],
    ]);
    expect(items[0]).toMatchObject({
      ...{ reference, tin: '999991130', bhfId: '00', custNm: 'Inzozi Ltd', totTaxAmt: 61_017 },
      itemList: [
        { qty: 1, prc: 150_000 },
        { qty: 1, prc: 250_000 },
      ],
    });
    expect(sum).toEqual({ sales: 500_000, refunds: 150_000, vat: 61_017 - 7627 + 15_254 - 15_254 });
    const [row] = await environment.sql<{ net: string }>(
      `select -sum(amount) as net from ledger_entries where method is not null and account = 'booking'`,
    );
    expect(sum.sales - sum.refunds).toBe(Number(row?.net));
  });

  test('money above the price is no sale until it counts', async () => {
    const { id, transactionRef, total } = await booked();
    const desk = deskOf(chief, id);
    await desk.pay(100_000);
    await postWebhook(paidEvent(transactionRef, total));
    expect((await exported()).sum.sales).toBe(400_000);
    const entry = (await desk.see()).ledger.find(({ method }) => method === 'cash')?.id;
    await desk.act('POST', `/entries/${entry}/reversal`, { reason: 'A mistake' });
    expect((await exported()).sum).toMatchObject({ sales: 500_000, refunds: 100_000 });
  });

  test('the CSV has one row a line, whose sums are those of the JSON', async () => {
    await bookedAndPaid();
    const { status, text, headers } = await admin.call('GET', `/api/ebm/${today()}.csv`);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    // Labels have commas, within quotes.
    const lines = text
      .trim()
      .replaceAll(/"[^"]*"/g, '')
      .split('\r\n');
    const [head = [], ...rows] = lines.map((row) => row.split(','));
    const at = (name: string) => head.indexOf(name);
    expect(rows).toHaveLength(2);
    const sum = (name: string) => rows.reduce((all, row) => all + Number(row[at(name)]), 0);
    expect([sum('totAmt'), sum('taxAmt')]).toEqual([400_000, 61_017]);
  });

  test('a day without sales, and a studio without a TIN, have an export too', async () => {
    vi.stubEnv('EBM_TIN', undefined);
    expect(await exported(inDays(-3))).toEqual({
      ...{ day: inDays(-3), items: [], sum: { sales: 0, refunds: 0, vat: 0 } },
    });
    await bookedAndPaid();
    expect((await exported()).items).toMatchObject([{ tin: null }]);
    expect((await admin.call('GET', `/api/ebm/reports/${today()}`)).json).toMatchObject({
      ...{ count: 1, hasTin: false, isReporting: false, reports: [] },
    });
  });

  test.each([inDays(1), '2026-02-30', 'soon.csv'])('the export of %s gets 422', async (day) => {
    expect((await admin.call('GET', `/api/ebm/${day}`)).status).toBe(422);
    expect((await admin.call('GET', `/api/ebm/reports/${day}`)).status).toBe(422);
  });

  test('only staff read it, and a file needs a fresh login', async () => {
    const reports = `/api/ebm/reports/${today()}`;
    const retry = `/api/ebm/reports/${unknownId}/retry`;
    await expectStaffOnly(environment, [
      ['GET', `/api/ebm/${today()}`],
      ['GET', reports],
      ['POST', retry],
    ]);
    await loginsAgo(environment, 11);
    for (const file of [today(), `${today()}.csv`])
      expect((await admin.call('GET', `/api/ebm/${file}`)).json).toMatchObject({ problem: 'fresh-login' });
    expect((await admin.call('GET', reports)).status).toBe(200);
    expect((await call('GET', reports)).status).toBe(401);
  });
});

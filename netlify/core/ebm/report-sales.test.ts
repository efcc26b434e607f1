import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ebmEnvironment } from '#netlify/local/ebm-sandbox/environment.ts';
import { type EbmSandbox, startEbmSandbox } from '#netlify/local/ebm-sandbox/sandbox.ts';
import { freePort } from '#netlify/local/free-port.ts';
import type { EbmReports } from '#src/domain/ebm/ebm-day.ts';
import { unknownId } from '#tests/support/call.ts';
import { today } from '#tests/support/days.ts';
import { booked } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { notificationsOf } from '#tests/support/steps/notifications.ts';
import { deskOf } from '#tests/support/steps/staff-booking.ts';
import { bookedAndPaid } from '#tests/support/steps/webhooks.ts';
import { db } from '../database.ts';
import { readDeepHealth } from '../health/deep-health.ts';
import { ebmReceiptOf } from './ebm-receipts.ts';
import { nextSaleDue, reportSales } from './report-sales.ts';

const environment = setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');
const chief = setUpUser('eric@fts.example', 'SUPERADMIN');

let ebm: EbmSandbox;
beforeAll(async () => {
  ebm = await startEbmSandbox();
});
afterAll(() => ebm.stop());
beforeEach(() => {
  ebm.clear();
  for (const [name, value] of Object.entries(ebmEnvironment(ebm))) vi.stubEnv(name, value);
  return () => vi.unstubAllEnvs();
});

const receipts = () =>
  environment.sql<{ id: string; state: string; last_error: string | null; receipt: unknown }>(
    'select entry_id as id, state, last_error, receipt from ebm_receipts order by invoice_number',
  );
const states = async () => (await receipts()).map(({ state }) => state);
const reports = async () => (await admin.call('GET', `/api/ebm/reports/${today()}`)).json as EbmReports;
/** Runs the job once the retries are due. */
async function runAgain() {
  await environment.sql('update ebm_receipts set due_at = now()');
  await reportSales();
}
async function paid(amount: number): Promise<string> {
  const { id } = await booked();
  await deskOf(admin, id).pay(amount);
  return id;
}

describe('sales while EBM is switched off', () => {
  test.each(['EBM_URL', 'EBM_TOKEN', 'EBM_TIN'])('without %s nothing is queued or sent', async (name) => {
    vi.stubEnv(name, undefined);
    await bookedAndPaid();
    await reportSales();
    expect([await receipts(), ebm.calls(), await nextSaleDue()]).toEqual([[], 0, undefined]);
    expect((await readDeepHealth()).readings?.ebm).toBeNull();
  });
});

describe('sales while EBM is switched on', () => {
  test('a sale is signed under its number, and the receipt belongs to its entry', async () => {
    await paid(100_000);
    expect(await states()).toEqual(['waiting']);
    expect(await nextSaleDue()).toBeInstanceOf(Date);
    await reportSales();
    const [row] = await receipts();
    expect(row).toMatchObject({ state: 'signed', last_error: null });
    const receipt = await ebmReceiptOf(db(), row?.id ?? '');
    expect(receipt).toMatchObject({ number: '1', signature: expect.stringMatching(/^.{16}$/) });
    expect(await ebmReceiptOf(db(), unknownId)).toBeNull();
    expect(await reports()).toMatchObject({
      isReporting: true,
      reports: [{ state: 'signed', receiptNumber: '1', kind: 'sale', amount: 100_000 }],
    });
    await reportSales();
    expect([ebm.calls(), await nextSaleDue()]).toEqual([1, undefined]);
  });

  test('a charge, a fee and a surplus are no sales, and a payment that is rolled back neither', async () => {
    const { id } = await bookedAndPaid({}, 3250);
    expect(await states()).toEqual(['waiting']);
    const version = (await deskOf(admin, id).see()).version - 1;
    await admin.call('POST', `/api/bookings/${id}/payments`, { version });
    expect(await states()).toEqual(['waiting']);
  });

  test('a refund names the receipt of its sale, and waits until there is one', async () => {
    const id = await paid(100_011);
    await deskOf(admin, id).refund(20_000);
    await reportSales();
    expect(await receipts()).toMatchObject([
      { state: 'waiting', last_error: expect.stringContaining('503') },
      { state: 'waiting', last_error: 'The sale that it takes back has no receipt yet.' },
    ]);
    await runAgain();
    await runAgain();
    expect(await states()).toEqual(['signed', 'signed']);
    const [sale, refund] = ebm.signed().map((one) => one.sale);
    expect(refund).toMatchObject({ rcptTyCd: 'R', orgInvcNo: sale?.['invcNo'], totAmt: 20_000 });
  });

  test('an undone payment is reported as the refund of that sale', async () => {
    const { id } = await booked();
    const desk = deskOf(chief, id);
    await desk.pay(300_000);
    await desk.pay(100_000);
    await desk.undo('payment');
    await reportSales();
    const [, second, undone] = ebm.signed().map(({ sale }) => sale);
    expect(undone).toMatchObject({ rcptTyCd: 'R', totAmt: 100_000, orgInvcNo: second?.['invcNo'] });
  });

  test.each([
    ['signed but not answered', 100_013],
    ['neither signed nor answered', 100_014],
  ])('a sale that was %s is asked again and has one receipt', async (_, amount) => {
    await paid(amount);
    await reportSales();
    expect(await states()).toEqual(['unanswered']);
    await runAgain();
    expect([await states(), ebm.signed().length, ebm.calls()]).toEqual([['signed'], 1, 2]);
    const [one] = ebm.signed();
    expect((await receipts())[0]?.receipt).toMatchObject({ signature: one?.data['rcptSign'] });
  });

  test('a refused sale shows its reason to staff, who can report it again', async () => {
    await paid(100_010);
    await reportSales();
    await runAgain();
    expect(ebm.calls()).toBe(1);
    const [refused] = (await reports()).reports;
    expect(refused).toMatchObject({ state: 'refused', lastError: expect.stringContaining('910') });
    expect(await notificationsOf(environment, `kind = 'failure'`)).toMatchObject([
      { text: expect.stringMatching(/^EBM refused 100,010 RWF of booking FTS-/) },
    ]);
    const { problems, readings } = await readDeepHealth();
    expect(readings?.ebm).toEqual({ waiting: 0, oldest: null, refused: 1 });
    expect(problems).toContainEqual(
      expect.objectContaining({ kind: 'ebm', text: '1 sale refused, 0 waiting.' }),
    );
    const retry = `/api/ebm/reports/${refused?.id}/retry`;
    expect((await admin.call('POST', retry)).status).toBe(204);
    expect((await admin.call('POST', retry)).status).toBe(409);
    await reportSales();
    expect(await states()).toEqual(['signed']);
    for (const id of [unknownId, 'nonsense'])
      expect((await admin.call('POST', `/api/ebm/reports/${id}/retry`)).status).toBe(404);
  });

  test('a system that cannot be reached leaves the sale waiting', async () => {
    vi.stubEnv('EBM_URL', `http://127.0.0.1:${await freePort()}/trnsSales/saveSales`);
    await paid(100_000);
    await reportSales();
    expect(await states()).toEqual(['waiting']);
    expect((await nextSaleDue())?.getTime()).toBeGreaterThan(Date.now() + 30_000);
  });

  test('two runs at once report each sale once', async () => {
    await Promise.all([paid(100_000), paid(200_000)]);
    await Promise.all([reportSales(), reportSales(), reportSales()]);
    expect([await states(), ebm.calls()]).toEqual([['signed', 'signed'], 2]);
  });

  test('an erased booking takes its receipts along', async () => {
    await paid(100_000);
    await environment.sql('delete from booking_lines');
    await environment.sql('delete from payments');
    await environment.sql('delete from bookings');
    expect(await receipts()).toEqual([]);
  });
});

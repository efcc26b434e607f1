import { expect, test } from 'vitest';
import { db } from '#netlify/core/database.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { booked } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';
import { type Booking, bookingById } from '../booking/booking-queries.ts';
import { isOutage } from '../database-outage.ts';
import { issuePaper } from './issue-paper.ts';

const environment = setUpEnvironment();
const year = Number(todayInKigali(new Date()).slice(0, 4));

class Failure extends Error {}

/** Issues papers at once, each of another content; every third fails once it has its number. */
async function issueAtOnce(bookingId: string, count: number): Promise<{ drawn: number[]; failed: number }> {
  const booking = await bookingById(bookingId);
  if (booking === undefined) throw new Error('The booking was not stored.');
  const issues = Array.from({ length: count }, (_, at) => issuePatiently(booking, at % 3 === 2));
  const settled = await Promise.allSettled(issues);
  const failures = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  for (const failure of failures) expect(failure).toBeInstanceOf(Failure);
  const drawn = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  return { drawn, failed: failures.length };
}

/** Tries again after an outage: more papers wait than the database lets wait at once. */
async function issuePatiently(booking: Booking, fails: boolean): Promise<number> {
  try {
    return await db().transaction(async (tx) => {
      const by = { series: 'proforma', of: 'booking', now: new Date(), actor: crypto.randomUUID() } as const;
      const { number } = await issuePaper(tx, { ...booking, company: crypto.randomUUID() }, by);
      if (fails) throw new Failure('Fails after its number was drawn.');
      return number;
    });
  } catch (error) {
    if (!isOutage(error)) throw error;
    return issuePatiently(booking, fails);
  }
}

async function expectNoGap(drawn: readonly number[], from = 1) {
  expect(drawn.toSorted((one, other) => one - other)).toEqual(drawn.map((_, at) => at + from));
  const stored = await environment.sql('select number from papers where year = $1 order by number', [year]);
  const last = from + drawn.length - 1;
  expect(stored).toEqual(Array.from({ length: last }, (_, at) => ({ number: at + 1 })));
  expect(await environment.sql('select last from paper_counters')).toEqual([{ last }]);
}

test('200 papers at once, a third of them failing, leave no gap and no duplicate', async () => {
  const { id } = await booked();
  const { drawn, failed } = await issueAtOnce(id, 200);
  expect(failed).toBe(66);
  await expectNoGap(drawn);
}, 120_000);

test('100 rounds of papers at once, a third of them failing, leave no gap and no duplicate', async () => {
  const { id } = await booked();
  let first = 1;
  for (let round = 0; round < 100; round += 1) {
    const { drawn } = await issueAtOnce(id, 9);
    expect(drawn).toHaveLength(6);
    await expectNoGap(drawn, first);
    first += drawn.length;
  }
}, 120_000);

test('a new year and another series start at 1', async () => {
  const { id } = await booked();
  const booking = await bookingById(id);
  if (booking === undefined) throw new Error('The booking was not stored.');
  const issue = (series: 'proforma' | 'quote', now: Date) =>
    db().transaction((tx) =>
      issuePaper(
        tx,
        { ...booking, company: crypto.randomUUID() },
        { series, of: 'booking', now, actor: 'visitor' },
      ),
    );
  const numbers = [];
  // 22:30 UTC on the last day is already the new year in Kigali.
  for (const now of ['2030-12-31T21:30:00Z', '2030-12-31T22:30:00Z', '2031-06-01T10:00:00Z'])
    numbers.push(await issue('proforma', new Date(now)));
  numbers.push(await issue('quote', new Date('2031-06-01T10:00:00Z')));
  expect(numbers.map(({ series, year: of, number }) => [series, of, number])).toEqual([
    ['proforma', 2030, 1],
    ['proforma', 2031, 1],
    ['proforma', 2031, 2],
    ['quote', 2031, 1],
  ]);
});

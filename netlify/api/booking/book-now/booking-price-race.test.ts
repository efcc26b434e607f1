import { expect, test } from 'vitest';
import type { PackageFields } from '#src/domain/catalogue/packages/package.ts';
import type { StaffShelfEntry } from '#src/domain/shelf/entry.ts';
import { book, bookingRequest, newPhone, workingDay } from '#tests/support/requests/booking-request.ts';
import { openForm, press, typed } from '#tests/support/requests/plain-booking.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { publishPackage } from '#tests/support/shelf/packages.ts';

const environment = setUpEnvironment();
const admin = setUpUser('admin@fts.example', 'ADMIN');

const id = 'sessions.photography.2h';
const item = { sku: 'sessions/photography/2h/basic', quantity: 1 };

async function changePrice(basic: string): Promise<number> {
  const { entry } = (await admin.call('GET', `/api/pricing/all/${id}`)).json as {
    entry: StaffShelfEntry<PackageFields>;
  };
  const { version } = entry;
  return (await admin.call('PUT', `/api/pricing/${id}`, { basic, state: 'published', version })).status;
}

const bookAt = (totalAmount: number, visitor: number) =>
  book(
    bookingRequest({
      phone: newPhone(),
      items: [item],
      totalAmount,
      email: `visitor-${visitor}@example.com`,
      eventDate: workingDay(30 + visitor),
    }),
    crypto.randomUUID(),
    `192.0.2.${visitor}`,
  );

test('each of 50 bookings during a price change pays what it saw or gets 409 with the new total', async () => {
  const visitors = Array.from({ length: 50 }, (_, index) => index + 1);
  const sent = visitors.map((visitor) => bookAt(150_000, visitor));
  const [changed, ...answers] = await Promise.all([changePrice('180,000'), ...sent]);
  expect(changed).toBe(200);
  for (const { status, json } of answers)
    if (status === 201) expect(json).toMatchObject({ booking: { total: 150_000 } });
    else expect([status, json]).toEqual([409, { error: expect.any(String), total: 180_000, fixed: true }]);
  const booked = answers.filter(({ status }) => status === 201).length;
  const kept = await environment.sql(
    'select b.total, l.amount from bookings b join booking_lines l on l.booking_id = b.id',
  );
  expect(kept).toEqual(Array(booked).fill({ total: '150000', amount: '150000' }));
  expect(environment.paypack.transactions().map(({ amount }) => amount)).toEqual(Array(booked).fill(150_000));
  expect((await bookAt(150_000, 51)).status).toBe(409);
  expect((await bookAt(180_000, 52)).status).toBe(201);
});

test('a booking keeps its price and range after the package gets a new price', async () => {
  const range = { sku: 'frames/wood-frame-board/basic', quantity: 2 };
  const answer = await book(bookingRequest({ items: [range], totalAmount: 30_000 }));
  const { reference } = (answer.json as { booking: { reference: string } }).booking;
  const shown = async () => {
    const { json } = await admin.call('GET', `/api/bookings/${reference}`);
    return (json as { booking: { order: object } }).booking.order;
  };
  const before = await shown();
  expect(before).toMatchObject({ total: 30_000, range: { min: 30_000, max: 120_000 } });
  const { entry } = (await admin.call('GET', '/api/pricing/all/frames.wood-frame-board')).json as {
    entry: StaffShelfEntry<PackageFields>;
  };
  const change = { basic: '500k', state: 'published', version: entry.version };
  const { json } = await admin.call('PUT', '/api/pricing/frames.wood-frame-board', change);
  expect(await shown()).toEqual(before);
  const { version } = (json as { entry: StaffShelfEntry<PackageFields> }).entry;
  await admin.call('PUT', '/api/pricing/frames.wood-frame-board', { state: 'hidden', version });
  expect(await shown()).toEqual(before);
});

/** A package at one amount: `open` is confirmed by staff first, `firm` is charged. */
const frame = 'frames.wood-frame-board';
const framed = { sku: 'frames/wood-frame-board/basic', quantity: 1 };
const open = { basic: { kind: 'from', amount: 15_000 } };
const firm = { basic: 15_000 };

test.each([
  ['open', open, firm, true],
  ['fixed', firm, open, false],
])(
  'a total shown as %s gets 409 after it changes to the other kind, and charges nothing',
  async (_, before, after, fixed) => {
    await publishPackage(environment, frame, before);
    const request = bookingRequest({ items: [framed], totalAmount: 15_000, fixed: !fixed });
    await publishPackage(environment, frame, after);
    const refused = await book(request);
    expect([refused.status, refused.json]).toEqual([
      409,
      { error: expect.any(String), total: 15_000, fixed },
    ]);
    expect(await environment.sql('select 1 from bookings')).toEqual([]);
    expect(environment.paypack.transactions()).toEqual([]);
    // A request that repeats the new `fixed` is accepted; without it only the amount is compared.
    expect((await book({ ...request, fixed })).status).toBe(201);
    const { fixed: __, ...silent } = request;
    expect((await book(silent)).status).toBe(201);
  },
);

test.each([
  ['open', open, firm, 'from 15,000 RWF. The price is now 15,000 RWF. It is fixed now'],
  ['fixed', firm, open, '15,000 RWF. The price is now from 15,000 RWF. It is no longer fixed'],
])('the plain form gets 409 and asks again about a total shown as %s', async (_, before, after, text) => {
  await publishPackage(environment, frame, before);
  const page = await openForm({ sku: framed.sku });
  await publishPackage(environment, frame, after);
  const answer = await press(page, typed);
  expect(answer.status).toBe(409);
  expect(answer.text).toContain(`You saw ${text}`);
  expect(answer.text).toContain('When you chose it, the price was');
  expect(await environment.sql('select 1 from bookings')).toEqual([]);
  expect((await press(answer, {})).status).toBe(303);
});

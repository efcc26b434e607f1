import { describe, expect, test } from 'vitest';
import type { LinesRequest } from '#src/domain/booking/staff/staff-requests.ts';
import { inDays } from '#tests/support/days.ts';
import { bookedByStaff } from '#tests/support/requests/booking-by-staff.ts';
import { booked, newPhone, openPriced } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { publishPackage } from '#tests/support/shelf/packages.ts';
import { actsOf } from '#tests/support/staff-calls.ts';
import { both, client, event, lineChanges, portrait } from '#tests/support/steps/line-changes.ts';
import { offeredPrice } from '#tests/support/steps/offer.ts';
import { deskOf } from '#tests/support/steps/staff-booking.ts';
import { publishCalendar } from '#tests/support/steps/studio-calendar.ts';
import { paidEvent, postWebhook } from '#tests/support/steps/webhooks.ts';

const environment = setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');

const { change, changed, bookedWith, newestMail } = lineChanges(environment, admin);

describe('the difference', () => {
  test.each([
    ['unpaid', 0, { due: 400_000, owedBack: 0 }, 'There is 400,000 RWF left to pay.'],
    ['partly paid', 50_000, { due: 350_000, owedBack: 0 }, 'There is 350,000 RWF left to pay.'],
    ['paid', 150_000, { due: 250_000, owedBack: 0 }, 'There is 250,000 RWF left to pay.'],
  ])('is charged when a line is added to a booking that is %s', async (_, paid, balance, sentence) => {
    const { id, reference } = await bookedWith({ paid });
    const seen = await changed(id, both, 400_000);
    expect(seen).toMatchObject({ order: { total: 400_000, final: true }, slot: null, balance });
    expect(seen.order.lines.map(({ amount }) => amount)).toEqual([150_000, 250_000]);
    const mail = await newestMail();
    expect(mail?.subject).toBe(`Your booking ${reference} has changed: 400,000 RWF`);
    expect(mail?.text).toContain('The total is now 400,000 RWF. Before, it was 150,000 RWF.');
    expect(mail?.text).toContain(sentence);
  });

  test.each([
    ['unpaid', 0, { due: 150_000, owedBack: 0 }, 'There is 150,000 RWF left to pay.'],
    ['partly paid', 100_000, { due: 50_000, owedBack: 0 }, 'There is 50,000 RWF left to pay.'],
    ['paid', 400_000, { due: 0, owedBack: 250_000 }, 'You have paid 250,000 RWF more than that.'],
  ])('is taken off when a line is removed from a booking that is %s', async (_, paid, balance, sentence) => {
    const { id } = await bookedWith({ paid, items: both, totalAmount: 400_000 });
    const seen = await changed(id, [portrait], 150_000);
    expect(seen).toMatchObject({ order: { total: 150_000 }, balance: { charged: 150_000, ...balance } });
    expect((await newestMail())?.text).toContain(sentence);
  });

  test('is in ledger, audit log and history, by the staff member', async () => {
    const { id } = await bookedWith();
    const { ledger, history } = await changed(id, both, 400_000);
    const by = { actor: 'Aline Uwase' };
    expect(ledger).toMatchObject([
      { kind: 'charge', amount: 150_000, reversed: true },
      { kind: 'reversal', amount: -150_000, ...by },
      { kind: 'charge', amount: 400_000, ...by, reason: 'The lines of the booking were changed' },
    ]);
    const act = { action: 'booking.lines-changed', before: { total: 150_000 }, after: { total: 400_000 } };
    expect(history[0]).toMatchObject({ ...act, ...by });
    expect((await actsOf(environment, admin)).at(-1)).toMatchObject(act);
  });

  test('takes the refund granted earlier into account', async () => {
    const { id } = await bookedWith({ paid: 150_000 });
    await deskOf(admin, id).refund(20_000);
    const { balance } = await changed(id, both, 400_000);
    expect(balance).toMatchObject({ charged: 380_000, due: 250_000 });
  });

  test('is what the discount leaves of the new lines', async () => {
    const discount = { percent: 10, reason: 'A regular client' };
    const { booking } = await bookedByStaff(admin, { client, discount, totalAmount: 135_000 });
    const { order, balance } = await changed(booking.id, both, 360_000);
    expect(order).toMatchObject({ total: 360_000, discount: { code: null, percent: 10, amount: 40_000 } });
    expect(balance.due).toBe(360_000);
  });

  test('is told by text where the client has no email', async () => {
    const { booking } = await bookedByStaff(admin);
    const { mails } = await changed(booking.id, both, 400_000);
    expect(mails[0]).toMatchObject({ subject: 'Order changed', to: '0788123456' });
  });
});

describe('the price of a line', () => {
  test('stays while the line stays, and is the one of now for a line that changes', async () => {
    const { id } = await bookedWith({ items: both, totalAmount: 400_000 });
    await publishPackage(environment, 'sessions.photography.2h', { basic: 160_000, standard: 260_000 });
    const kept = await changed(id, [{ ...event, quantity: 2 }, portrait], 670_000);
    expect(kept.order.lines).toMatchObject([
      { position: 0, quantity: 2, amount: 520_000 },
      { position: 1, quantity: 1, amount: 150_000 },
    ]);
  });

  test('that has changed since is a 409 with the right total, and nothing changes', async () => {
    const { id } = await bookedWith();
    const { status, json } = await change(id, both, 390_000);
    expect([status, json]).toEqual([409, { error: expect.any(String), total: 400_000, fixed: true }]);
    expect((await deskOf(admin, id).see()).order.total).toBe(150_000);
  });

  test('that the client accepted in an offer stays when another line is dropped', async () => {
    const [frames, session] = openPriced.items;
    const prices = [openPriced.min, 140_000];
    const price = { prices, lastDay: inDays(7), reason: 'As told on the phone' };
    const { id, offer, accept } = await offeredPrice(environment, admin, price);
    await accept(offer);
    const seen = await changed(id, [session, event] as LinesRequest['items'], 390_000);
    expect(seen.order.lines).toMatchObject([{ agreed: 140_000 }, { agreed: 250_000 }]);
    expect([seen.balance.due, frames?.quantity]).toEqual([390_000, 2]);
  });

  test('sent again without a difference changes nothing and tells nobody', async () => {
    const { id } = await bookedWith();
    const { history, mails } = await deskOf(admin, id).see();
    expect(
      await changed(id, [{ ...portrait, options: { ...portrait.options, km: 0 } }], 150_000),
    ).toMatchObject({ history, mails });
  });
});

describe('a payment request', () => {
  test('of the old amount is replaced, and money that still arrives for it counts', async () => {
    const phone = newPhone();
    const { booking, payment } = await bookedByStaff(admin, {
      client: { ...client, phone },
      payment: 'request',
    });
    const { attempts } = await changed(booking.id, both, 400_000);
    expect(attempts).toMatchObject([
      { attempt: 2, status: 'pending', amount: 400_000, phone, transactionRef: expect.any(String) },
      { attempt: 1, status: 'failed', amount: 150_000 },
    ]);
    expect((await newestMail())?.text).toContain(`Approve the new payment request on ${phone}`);
    await postWebhook(paidEvent(payment.transactionRef ?? '', 150_000));
    expect((await deskOf(admin, booking.id).see()).balance).toMatchObject({ paid: 150_000, due: 250_000 });
  });

  test('beyond the new total is owed back when it is approved after all', async () => {
    const { booking, payment } = await bookedByStaff(admin, {
      items: both,
      totalAmount: 400_000,
      payment: 'request',
    });
    await changed(booking.id, [portrait], 150_000);
    await postWebhook(paidEvent(payment.transactionRef ?? '', 400_000));
    const { balance } = await deskOf(admin, booking.id).see();
    expect(balance).toMatchObject({ paid: 150_000, surplus: 250_000, due: 0 });
  });

  test('a pending request becomes one for the deposit when the new total has one', async () => {
    const { booking } = await bookedByStaff(admin, { payment: 'request' });
    const { attempts } = await changed(booking.id, [{ ...portrait, quantity: 20 }], 3_000_000);
    expect(attempts).toMatchObject([
      { attempt: 2, status: 'pending', amount: 900_000 },
      { attempt: 1, status: 'failed', amount: 150_000 },
    ]);
  });
});

describe('the day', () => {
  const film = { sku: 'sessions/videography/event/basic', quantity: 1 };
  const withFilm = async (id: string) => {
    const { json } = await change(id, [portrait, film], 0);
    return change(id, [portrait, film], (json as { total: number }).total);
  };

  test('takes a new service only while that has a slot left', async () => {
    await publishCalendar(environment, { videography: 1 });
    const [first, second] = [await bookedWith(), await bookedWith()];
    expect((await withFilm(first.id)).status).toBe(200);
    const { status, json } = await change(second.id, [portrait, film], 0).then(() => withFilm(second.id));
    expect([status, json]).toEqual([
      422,
      expect.objectContaining({
        fields: { eventDate: expect.stringContaining('fully booked for videography') },
      }),
    ]);
    expect((await deskOf(admin, second.id).see()).services).toEqual(['photography']);
  });

  test('may be closed by now for a booking whose services stay', async () => {
    const { id, reference } = await bookedWith();
    const { eventDate } = await deskOf(admin, id).see();
    await admin.call('PUT', `/api/days/blocked/${eventDate}/${eventDate}`, {
      reason: 'Away',
      bookings: [reference],
    });
    expect((await change(id, both, 400_000)).status).toBe(200);
    expect((await withFilm(id)).status).toBe(422);
  });
});

describe('a change of lines is refused', () => {
  test('for a cancelled booking, with an open offer and with a stale version', async () => {
    const { id } = await bookedWith();
    const stale = await change(id, both, 400_000, { version: 0 });
    expect([stale.status, stale.json]).toEqual([
      409,
      expect.objectContaining({ current: expect.anything() }),
    ]);
    await deskOf(admin, id).cancel();
    expect((await change(id, both, 400_000)).status).toBe(409);
    const offered = await offeredPrice(environment, admin);
    expect(await change(offered.id, both, 400_000)).toMatchObject({
      status: 409,
      json: { error: expect.stringContaining('withdraw'), current: { id: offered.id } },
    });
  });

  test.each([
    ['no lines', [], 'items'],
    ['an unknown package', [portrait, { sku: 'nothing', quantity: 1 }], 'items.1.sku'],
    ['a package without a fixed price', [portrait, openPriced.items[0]], 'items.1.sku'],
    ['a quantity of 0', [{ ...portrait, quantity: 0 }], 'items.0.quantity'],
  ])('for %s', async (_, items, field) => {
    const { id } = await bookedWith();
    const { status, json } = await change(id, items as LinesRequest['items'], 150_000);
    expect([status, json]).toEqual([
      422,
      expect.objectContaining({ fields: { [field]: expect.stringMatching(/^\p{Lu}.+/u) } }),
    ]);
  });

  test('that would drop one of the lines whose price was agreed only together', async () => {
    const { id, offer, accept, see } = await offeredPrice(environment, admin);
    await accept(offer);
    const [frames, session] = openPriced.items;
    const { total } = (await deskOf(admin, id).see()).order;
    expect(await change(id, [frames as never], total)).toMatchObject({ status: 422 });
    const added = await changed(id, [frames, session, event] as never, total + 250_000);
    expect(added.order).toMatchObject({ total: total + 250_000, final: true });
    expect((await see()).order.lines).toHaveLength(3);
  });
});

test('a price request whose new lines have fixed prices owes their total', async () => {
  const { id } = await booked({ items: openPriced.items, totalAmount: openPriced.min });
  const { order, balance } = await changed(id, both, 400_000);
  expect([order.final, balance.due]).toEqual([true, 400_000]);
  expect((await newestMail())?.text).toContain('The total is now 400,000 RWF. Before, it was from');
});

import { describe, expect, test } from 'vitest';
import type { MyBooking } from '#netlify/core/booking/my-booking/my-booking.ts';
import { vatPart } from '#src/domain/catalogue/prices/line-price.ts';
import { formatMoney } from '#src/lib/money.ts';
import { makeUser } from '#tests/support/account.ts';
import { postForm, unknownId } from '#tests/support/call.ts';
import { inDays } from '#tests/support/days.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { booked, openPriced, requestedPrice } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { actsOf } from '#tests/support/staff-calls.ts';
import { mine } from '#tests/support/steps/booking-link.ts';
import { tokenIn } from '#tests/support/steps/booking-token.ts';
import { offeredPrice, usualOffer } from '#tests/support/steps/offer.ts';
import { bookingIn, deskOf } from '#tests/support/steps/staff-booking.ts';
import { paidEvent, postWebhook } from '#tests/support/steps/webhooks.ts';
import { wordsIn } from '#tests/support/words-in.ts';

const environment = setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');

const { total } = usualOffer;
const offered = () => offeredPrice(environment, admin);

async function newestMail(subject: string) {
  const [found] = await mailsTo(environment, 'aline@example.com', subject);
  if (found === undefined) throw new Error(`There is no mail ${subject}.`);
  return found;
}

test('a request confirmed without a price stays in its queue until a price is agreed', async () => {
  const { id } = await requestedPrice();
  const desk = deskOf(admin, id);
  const queue = async () =>
    ((await admin.call('GET', '/api/bookings?waits=price')).json as { total: number }).total;
  await desk.confirm();
  expect(await queue()).toBe(1);
  const { offers } = bookingIn(await desk.offer(usualOffer));
  const token = tokenIn((await newestMail('Our price for booking')).text);
  await mine('POST', token, { path: '/offer', body: { offer: offers[0]?.id } });
  expect(await queue()).toBe(0);
});

describe('making an offer', () => {
  test('an offer is mailed with lines, total and link, and shown on the client’s page', async () => {
    const { booking, mail, see, offer } = await offered();
    expect(booking.offers).toMatchObject([
      { ...usualOffer, state: 'open', actor: 'Aline Uwase', reason: '' },
    ]);
    for (const words of [booking.order.lines[0]?.label, 'See and accept the offer', 'as agreed'])
      expect(mail.text).toContain(words);
    expect(await see()).toMatchObject({
      offer: { id: offer, ...usualOffer },
      payment: { status: 'none', due: 0 },
    });
    expect(await actsOf(environment, admin)).toMatchObject([
      { action: 'booking.offer-made', before: null, after: { offer, total } },
    ]);
  });

  test('an offer shows its message and line prices in the mail and on the client’s pages', async () => {
    const { id } = await requestedPrice();
    const desk = deskOf(admin, id);
    const { order } = await desk.see();
    const [frames = '', session = ''] = order.lines.map(({ label }) => label);
    const cheaper = (order.lines[1]?.amount ?? 0) - 500;
    const prices = [String(total - cheaper), cheaper];
    const message = 'The frames are of oak.\nDelivery is free.';
    const words = { lastDay: inDays(7), message };
    const offer = bookingIn(await desk.offer({ ...words, prices })).offers[0];
    expect(offer).toMatchObject({ total, prices: [total - cheaper, cheaper], message });
    const lines = [
      { label: `2 × ${frames}`, amount: formatMoney(total - cheaper) },
      { label: session, amount: formatMoney(cheaper) },
    ];
    const mail = await newestMail('Our price for booking');
    expect(mail.text).toContain('The frames are of oak.');
    expect(mail.html).toContain('oak.<br>Delivery is free.');
    expect(mail.text).not.toContain('as agreed');
    const token = tokenIn(mail.text);
    const see = async () => (await mine('GET', token)).json as MyBooking;
    expect((await see()).offer).toMatchObject({ message, lines });
    const page = wordsIn((await postForm('/api/bookings/mine/page', { link: token })).text);
    for (const { label, amount } of lines) {
      expect(mail.text).toContain(amount);
      expect(page).toContain(`${label} ${amount}`);
    }
    expect(page).toContain('The frames are of oak.');
    await mine('POST', token, { path: '/offer', body: { offer: offer?.id } });
    expect((await see()).order).toMatchObject({ lines, note: expect.stringContaining('VAT') });
    expect((await desk.see()).order).toMatchObject({
      total,
      vat: vatPart(total - cheaper) + vatPart(cheaper),
      lines: [{ agreed: total - cheaper }, { agreed: cheaper }],
    });
    const client = await makeUser('aline@example.com');
    expect((await client.call('GET', '/api/account/bookings')).json).toMatchObject({
      items: [{ lines: [{ amount: total - cheaper }, { amount: cheaper }] }],
    });
  });

  test('an offer outside the published prices needs a reason', async () => {
    const { id } = await requestedPrice();
    const desk = deskOf(admin, id);
    for (const beyond of [openPriced.min - 1, openPriced.max + 1]) {
      const { status, json } = await desk.offer({ ...usualOffer, total: beyond });
      expect([status, json]).toMatchObject([422, { fields: { reason: expect.stringContaining('RWF') } }]);
    }
    const { offers } = bookingIn(
      await desk.offer({ ...usualOffer, total: openPriced.max + 1, reason: 'A rare wood' }),
    );
    expect(offers).toMatchObject([{ reason: 'A rare wood' }]);
    expect((await newestMail('Our price')).text).not.toContain('A rare wood');
  });

  test('an offer for a fixed or an agreed price gets 409; an accepted offer is not withdrawn', async () => {
    const fixed = await booked();
    expect((await deskOf(admin, fixed.id).offer(usualOffer)).json).toMatchObject({
      error: expect.stringContaining('fixed'),
      current: { id: fixed.id },
    });
    const { desk, accept, offer } = await offered();
    await accept(offer);
    expect((await desk.offer(usualOffer)).status).toBe(409);
    expect((await desk.withdraw()).status).toBe(409);
  });
});

describe('accepting an offer', () => {
  test('accepting agrees the price and sends a payment request, which can be paid', async () => {
    const { desk, see, accept, offer } = await offered();
    const { status, json } = await accept(offer);
    expect([status, json]).toMatchObject([201, { payment: { status: 'pending', due: total } }]);
    expect(json).not.toHaveProperty('offer');
    const booking = await desk.see();
    expect(booking).toMatchObject({
      order: { total, final: true },
      balance: { charged: total, due: total },
      offers: [{ state: 'accepted' }],
      attempts: [{ attempt: 1, amount: total, status: 'pending', phone: '0788123456' }],
    });
    expect((await newestMail('You accepted the price')).text).toContain('0788123456');
    await postWebhook(paidEvent(booking.attempts[0]?.transactionRef ?? '', total));
    expect(await see()).toMatchObject({ payment: { status: 'successful', paid: total, due: 0 } });
  });

  test('accepting may send the payment request to another phone', async () => {
    const { desk, accept, offer } = await offered();
    expect((await accept(offer, { phone: '12' })).json).toMatchObject({
      fields: { phone: expect.any(String) },
    });
    await accept(offer, { phone: '+250 738 111 222' });
    expect((await desk.see()).attempts[0]?.phone).toBe('0738111222');
  });

  test('repeated and simultaneous acceptances count as one', async () => {
    const { desk, accept, offer } = await offered();
    const answers = await Promise.all([1, 2, 3].map(() => accept(offer)));
    answers.push(await accept(offer));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const { balance, attempts, history } = await desk.see();
    expect([balance.charged, attempts.length]).toEqual([total, 1]);
    expect(history.filter(({ action }) => action === 'booking.offer-accepted')).toHaveLength(1);
    expect(environment.paypack.transactions()).toHaveLength(1);
  });

  const replacement = { ...usualOffer, total: total + 500 };
  const expire = () =>
    environment.sql(
      `alter table offers disable trigger offers_kept; update offers set last_day = '${inDays(-1)}';
       alter table offers enable trigger offers_kept`,
    );
  type Offered = Awaited<ReturnType<typeof offered>>;

  test.each<[state: string, change: (to: Offered) => Promise<unknown>, words: string, refusal?: string]>([
    ['expired', expire, 'has expired', 'late'],
    ['withdrawn', ({ desk }) => desk.withdraw(), 'withdrawn', 'withdrawn'],
    ['replaced', ({ desk }) => desk.offer(replacement), 'new offer'],
    ['cancelled with its booking', ({ desk }) => desk.cancel(), 'cancelled'],
  ])('accepting an offer that is %s gets 409 with the current booking', async (_, change, words, refusal) => {
    const booking = await offered();
    await change(booking);
    const { status, json } = await booking.accept(booking.offer);
    // The calendar file has the second at which it was made.
    const { calendar: _file, ...current } = await booking.see();
    const error = expect.stringContaining(words);
    expect([status, json]).toEqual([409, { error, current: expect.objectContaining(current) }]);
    expect(current.offer?.refusal).toBe(refusal);
    if (refusal !== undefined) expect(current.offer?.reason).toContain(words);
    expect(environment.paypack.transactions()).toEqual([]);
  });

  test('withdrawing an offer mails the client, and a second withdrawal gets 409', async () => {
    const { desk } = await offered();
    expect(bookingIn(await desk.withdraw()).offers).toMatchObject([{ state: 'withdrawn' }]);
    const { text } = await newestMail('We have withdrawn our price for booking');
    expect(text).toContain('there is nothing to pay');
    expect([(await desk.withdraw()).status, (await desk.act('DELETE', '/offer')).status]).toEqual([409, 422]);
  });

  test('the offer that replaces another one is shown to the client and can be accepted', async () => {
    const { desk, accept, see } = await offered();
    const { offers } = bookingIn(await desk.offer(replacement));
    expect(offers.map(({ state }) => state)).toEqual(['open', 'replaced']);
    expect(await see()).toMatchObject({ offer: { id: offers[0]?.id, total: total + 500 } });
    expect((await accept(offers[0]?.id)).json).toMatchObject({ payment: { due: total + 500 } });
  });

  test('accepting an unknown offer gets 409, a malformed one 422 and a wrong link 404', async () => {
    const { accept, offer } = await offered();
    expect([(await accept(unknownId)).status, (await accept(7)).status]).toEqual([409, 422]);
    expect((await mine('POST', 'A'.repeat(22), { path: '/offer', body: { offer } })).status).toBe(404);
  });

  test('a simultaneous acceptance and replacement leave one valid offer', async () => {
    const { desk, accept, offer } = await offered();
    const [accepted, replaced] = await Promise.all([accept(offer), desk.offer(replacement)]);
    const { offers, balance } = await desk.see();
    expect([accepted.status, replaced.status].sort()).toEqual([201, 409]);
    expect(balance.charged).toBe(accepted.status === 201 ? total : 0);
    expect(offers.filter(({ state }) => state === 'open' || state === 'accepted')).toHaveLength(1);
  });
});

test('the database refuses changes to a closed offer and to the words of any offer', async () => {
  const { accept, offer } = await offered();
  for (const change of ['total = 1', `prices = '[1]'`, `message = 'Yes'`, `reason = 'No'`])
    await expect(environment.sql(`update offers set ${change}`)).rejects.toThrow('never changed');
  await accept(offer);
  await expect(environment.sql(`update offers set state = 'withdrawn'`)).rejects.toThrow('never changed');
});

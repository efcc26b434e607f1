import { describe, expect, test } from 'vitest';
import type { MyBooking } from '#netlify/core/booking/my-booking/my-booking.ts';
import { paymentSentence } from '#src/domain/booking/my-booking/my-booking-view.ts';
import { en as ownBooking } from '#src/domain/booking/my-booking/words/en.ts';
import { formatDate } from '#src/lib/dates/dates.ts';
import { speak } from '#src/lib/words/messages.ts';
import { postForm } from '#tests/support/call.ts';
import { today } from '#tests/support/days.ts';
import { mailsAbout } from '#tests/support/mails.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { bookedWithLink, mine } from '#tests/support/steps/booking-link.ts';
import { deskOf } from '#tests/support/steps/staff-booking.ts';
import { paidEvent, postWebhook } from '#tests/support/steps/webhooks.ts';
import { wordsIn } from '#tests/support/words-in.ts';

const words = speak('en', ownBooking);

const environment = setUpEnvironment();
const superAdmin = setUpUser('super@fts.example', 'SUPERADMIN');
const day = formatDate(today());

async function paidBooking() {
  const booking = await bookedWithLink(environment.mailbox);
  await postWebhook(paidEvent(booking.transactionRef, booking.total));
  const desk = deskOf(superAdmin, booking.id);
  return {
    ...booking,
    desk,
    refund: (method: string, amount: number) => desk.refund(amount, { method }),
    async read() {
      const client = (await mine('GET', booking.token)).json as MyBooking;
      const staff = await desk.see();
      expect(staff.refund.studio.sentence).toBe(client.cancel.sentence);
      return client.cancel.sentence;
    },
  };
}

describe('the refund sentence of a cancelled booking', () => {
  test.each<[string, ['cash' | 'bank' | 'mobile-money', number][], string]>([
    ['the refund due, before any refund', [], 'We will refund everything you paid: 400,000 RWF.'],
    [
      'the amount refunded, after a full refund',
      [['cash', 400_000]],
      `We refunded 400,000 RWF in cash on ${day}.`,
    ],
    [
      'each method, after several refunds',
      [
        ['cash', 150_000],
        ['bank', 200_000],
        ['mobile-money', 50_000],
      ],
      `We refunded 150,000 RWF in cash on ${day}. We refunded 200,000 RWF by bank transfer on ${day}. We refunded 50,000 RWF by mobile money on ${day}.`,
    ],
    [
      'one sum, after two cash refunds on one day',
      [
        ['cash', 150_000],
        ['cash', 250_000],
      ],
      `We refunded 400,000 RWF in cash on ${day}.`,
    ],
    [
      'the amount still owed, after a partial refund',
      [['cash', 100_000]],
      `We refunded 100,000 RWF in cash on ${day}. We will refund the remaining 300,000 RWF within 5 to 10 business days.`,
    ],
  ])('client and staff read %s', async (_, refunds, sentence) => {
    const { desk, refund, read } = await paidBooking();
    await desk.cancel();
    for (const [method, amount] of refunds) expect((await refund(method, amount)).status).toBe(201);
    const words = await read();
    expect(words.slice(0, sentence.length)).toBe(sentence);
    expect(words).not.toContain('everything you paid: 0 RWF');
  });

  test('client and staff read the agreed part once it is refunded, without a further promise', async () => {
    const { desk, refund, read } = await paidBooking();
    await desk.confirm();
    await desk.cancel('client');
    expect(await read()).toContain('minus what your session has already cost us');
    await refund('bank', 400_000);
    expect(await read()).toBe(`We refunded 400,000 RWF by bank transfer on ${day}.`);
  });

  test('client and staff read nothing about a refund that was undone', async () => {
    const { desk, refund, read } = await paidBooking();
    await desk.cancel();
    await refund('cash', 400_000);
    expect((await desk.undo('refund')).status).toBe(201);
    expect(await read()).toMatch(/^We will refund everything you paid: 400,000 RWF\./);
  });
});

test('after a goodwill refund, clients read its amount and the refund left on cancelling', async () => {
  const { token, refund, read } = await paidBooking();
  await refund('cash', 50_000);
  expect(await read()).toMatch(
    new RegExp(
      `^We refunded 50,000 RWF in cash on ${day}. We will refund the rest of what you paid: 350,000 RWF.`,
    ),
  );
  expect(paymentSentence(words, (await mine('GET', token)).json as MyBooking)).toContain(
    `We refunded 50,000 RWF in cash on ${day}.`,
  );
  await refund('cash', 350_000);
  expect(await read()).toBe(`We refunded 400,000 RWF in cash on ${day}. Nothing is left to refund.`);
});

test('a refund email names the method, the rest, and two days unless it was cash', async () => {
  const { desk, refund } = await paidBooking();
  await desk.cancel();
  await refund('cash', 100_000);
  await refund('mobile-money', 300_000);
  const [first] = await mailsAbout(environment, 'We have refunded 100,000 RWF');
  const [second] = await mailsAbout(environment, 'We have refunded 300,000 RWF');
  expect(first?.text).toContain(`We refunded 100,000 RWF in cash on ${day}.`);
  expect(first?.text).toContain('We will refund the remaining 300,000 RWF within 5 to 10 business days.');
  expect(first?.text).not.toContain('within two days');
  expect(second?.text).toContain('If the refund has not reached you within two days');
  expect(second?.text).not.toContain('remaining');
});

test('the plain page of a cancelled booking shows what was refunded', async () => {
  const { token, desk, refund } = await paidBooking();
  await desk.cancel();
  await refund('cash', 400_000);
  const page = await postForm('/api/bookings/mine/page', { link: token });
  expect(wordsIn(page.text)).toContain(`We refunded 400,000 RWF in cash on ${day}.`);
});

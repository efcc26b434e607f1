import { expect, test } from 'vitest';
import { call } from '#tests/support/call.ts';
import { englishIn } from '#tests/support/english-sentences.ts';
import { openForm, orderOf, portrait, press, typed } from '#tests/support/requests/plain-booking.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';
import { wordsIn } from '#tests/support/words-in.ts';

setUpEnvironment();

test.each(['fr', 'rw'])('the plain booking in %s has no English sentence', async (language) => {
  const empty = await call('GET', `/api/bookings/form?language=${language}`);
  const form = await openForm({ ...orderOf(portrait), language });
  const refused = await press(form, { name: '', phone: '12', eventDate: 'x', discountCode: 'x' });
  expect(refused.status).toBe(422);
  const booked = await press(form, typed);
  expect(booked.status).toBe(303);
  const thanks = await call('GET', booked.headers.get('location') ?? '');
  for (const { text } of [empty, form, refused, thanks]) {
    expect(text).toContain(`<html lang="${language}"`);
    expect(englishIn(wordsIn(text))).toEqual([]);
    expect(text).not.toMatch(/href="\/(?:terms|refund-policy|privacy-policy)?"/);
  }
});

import { expect, test } from 'vitest';
import { remindOfTomorrow } from '#netlify/core/booking/my-booking/remind.ts';
import { remindOfHolds } from '#netlify/core/booking/slot/remind-of-hold.ts';
import { addDays } from '#src/lib/dates/dates.ts';
import { type Language, namedLanguages } from '#src/lib/words/languages.ts';
import { call, postForm } from '#tests/support/call.ts';
import { inDays } from '#tests/support/days.ts';
import { englishIn } from '#tests/support/english-sentences.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { book, bookableDay, bookingRequest, newPhone } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { tokenIn } from '#tests/support/steps/booking-token.ts';
import { afterUndoTime, deskOf } from '#tests/support/steps/staff-booking.ts';
import { noon, textOutbox } from '#tests/support/steps/text-outbox.ts';
import { wordsIn } from '#tests/support/words-in.ts';

const environment = setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');

/** A working day too. */
const nextDay = addDays(bookableDay, 1);

interface Booked {
  booking: { id: string; reference: string };
}

async function bookedIn(language: Language): Promise<Booked['booking']> {
  const answer = await book(bookingRequest({ language, phone: newPhone() }));
  return (answer.json as Booked).booking;
}

const englishWords = /\b(?:the|your|you|is|please)\b/i;

function expectNoEnglish(text: string): void {
  expect(text).not.toMatch(englishWords);
  expect(englishIn(text)).toEqual([]);
}

test.each(namedLanguages)(
  'emails and papers of a booking in %s are in it, and those to staff in English',
  async (language) => {
    const booked = await bookedIn(language);
    const desk = deskOf(admin, booked.id);
    await desk.pay(400_000);
    await desk.confirm();
    await desk.moveTo(nextDay);
    await desk.cancel();
    await desk.refund(400_000);
    await afterUndoTime(environment);
    const mails = await mailsTo(environment, 'aline@example.com');
    expect(mails.length).toBeGreaterThanOrEqual(5);
    for (const { subject, text, html, attachments } of mails) {
      expectNoEnglish(`${subject}\n${text}`);
      expect(html).toContain(`<html lang="${language}"`);
      for (const { content } of attachments) expectNoEnglish(content);
    }
    const staff = (await environment.mailbox.messages()).filter(({ to }) => to.endsWith('fts.example'));
    for (const { text } of staff) expect(text).not.toMatch(/\b(?:votre|vous|réservation|ubusabe|bwawe)\b/i);
  },
);

test.each([
  ['fr', 'Photo de portrait, 2 heures'],
  ['rw', 'Gufotora umuntu, Amasaha 2'],
] as const)('emails of a booking in %s name its package “%s”', async (language, name) => {
  await bookedIn(language);
  const mails = await mailsTo(environment, 'aline@example.com');
  expect(mails.length).toBeGreaterThan(0);
  for (const { text } of mails) expect(text).toContain(name);
});

test.each(namedLanguages)('reminders of a hold and of a session in %s are in it', async (language) => {
  const booked = await bookedIn(language);
  environment.mailbox.clear();
  const now = new Date(`${inDays(1)}T12:00:00+02:00`);
  const ends = new Date(now.getTime() + 60 * 60_000);
  await environment.sql('update bookings set held_until = $1 where id = $2', [ends, booked.id]);
  await remindOfHolds(now);
  await environment.sql(
    "update bookings set status = 'confirmed', held_until = null, event_date = $1 where id = $2",
    [inDays(2), booked.id],
  );
  await remindOfTomorrow(now);
  await textOutbox(environment).sendAt(now);
  await afterUndoTime(environment);
  const mails = await mailsTo(environment, 'aline@example.com');
  expect(mails).toHaveLength(2);
  for (const { subject, text } of mails) expectNoEnglish(`${subject}\n${text}`);
  const texts = environment.texts.texts();
  expect(texts.length).toBeGreaterThanOrEqual(2);
  for (const { text } of texts) expectNoEnglish(text);
});

test.each(namedLanguages)('texts of a booking in %s are in it', async (language) => {
  const booked = await bookedIn(language);
  await deskOf(admin, booked.id).pay(400_000);
  await deskOf(admin, booked.id).confirm();
  await textOutbox(environment).sendAt(noon());
  const texts = environment.texts.texts();
  expect(texts.length).toBeGreaterThan(0);
  for (const { text } of texts) expectNoEnglish(text);
});

test.each(namedLanguages)('pages without scripts of a booking in %s are in it', async (language) => {
  const booked = await bookedIn(language);
  const payment = await call('GET', `/api/payments/${booked.reference}/page`);
  const [mail] = await mailsTo(environment, 'aline@example.com');
  const own = await postForm('/api/bookings/mine/page', { link: tokenIn(mail?.text ?? '') });
  for (const { text } of [payment, own]) {
    expect(text).toContain(`<html lang="${language}">`);
    expect(englishIn(wordsIn(text))).toEqual([]);
  }
});

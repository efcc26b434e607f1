import { beforeEach, expect, test } from 'vitest';
import { call } from '#tests/support/call.ts';
import { book, bookingRequest, newPhone } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { tokenIn } from '#tests/support/steps/booking-token.ts';
import { deskOf } from '#tests/support/steps/staff-booking.ts';

const environment = setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');

interface Booked {
  booking: { id: string; reference: string };
}

let booked: Booked['booking'];
beforeEach(async () => {
  const answer = await book(bookingRequest({ language: 'fr', phone: newPhone() }));
  booked = (answer.json as Booked).booking;
});

const mailsTo = async (to: string) => (await environment.mailbox.messages()).filter((mail) => mail.to === to);

const sendForm = (address: string, fields: Record<string, string>) =>
  call('POST', address, {
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

test('emails and texts to a French client are French, and those to staff are English', async () => {
  await deskOf(admin, booked.id).pay(400_000);
  await deskOf(admin, booked.id).confirm();
  const mails = await mailsTo('aline@example.com');
  expect(mails.length).toBeGreaterThanOrEqual(2);
  for (const { text, html } of mails) {
    expect(text).toContain('Bonjour Aline Uwase,');
    expect(text).not.toMatch(/\b(?:the|your|you|is|please)\b/i);
    expect(html).toContain('<html lang="fr"');
  }
  const staff = (await environment.mailbox.messages()).filter(({ to }) => to.endsWith('fts.example'));
  for (const { text } of staff) expect(text).not.toMatch(/\b(?:votre|vous|réservation)\b/i);
});

test('the pages without scripts of a French booking are French', async () => {
  const page = await call('GET', `/api/payments/${booked.reference}/page`);
  expect(page.text).toContain('<html lang="fr">');
  const [mail] = await mailsTo('aline@example.com');
  const own = await sendForm('/api/bookings/mine/page', { link: tokenIn(mail?.text ?? '') });
  expect(own.text).toContain('<html lang="fr">');
});

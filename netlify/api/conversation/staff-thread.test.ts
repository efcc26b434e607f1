import { describe, expect, test } from 'vitest';
import { idIn, unknownId } from '#tests/support/call.ts';
import { bookingRequest } from '#tests/support/requests/booking-request.ts';
import { sendMessage } from '#tests/support/requests/message-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { expectStaffOnly } from '#tests/support/staff-calls.ts';
import { mine, ownBooking } from '#tests/support/steps/booking-link.ts';
import { tokenIn } from '#tests/support/steps/booking-token.ts';
import { ask, questionDesk, read } from '#tests/support/steps/questions.ts';
import { deskOf } from '#tests/support/steps/staff-booking.ts';

const environment = setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');
const { bookedHere } = ownBooking(environment);
const { questionId, reply, thread } = questionDesk(environment, admin);

describe('the thread of staff', () => {
  test('the thread of a booking has every word in order, and never a note', async () => {
    const { token, id, reference } = await bookedHere();
    await deskOf(admin, id).act('POST', '/notes', { text: 'Always late.' });
    await ask(token);
    await reply();
    await admin.call('POST', `/api/bookings/${id}/whatsapp`);
    const { items, target } = await thread(`/api/bookings/${reference}`);
    expect(items.map(({ kind, author }) => [kind, author])).toEqual([
      ['order', 'Aline Uwase'],
      ['message', 'Aline Uwase'],
      ['reply', 'Aline Uwase'],
      ['sent-on-whatsapp', 'Aline Uwase'],
    ]);
    expect(target).toMatchObject({ kind: 'message', reference, email: 'aline@example.com' });
    expect(JSON.stringify(items) + JSON.stringify(await read(token))).not.toContain('Always late.');
    expect(await read(token)).toHaveLength(3);
  });

  test('the client’s thread adds messages without a booking, which the booking does not show', async () => {
    const { token, id } = await bookedHere();
    await ask(token);
    await sendMessage();
    const [{ client_id } = { client_id: '' }] = await environment.sql<{ client_id: string }>(
      'select client_id from bookings',
    );
    const whole = await thread(`/api/clients/${client_id}`);
    expect(whole.items.map(({ kind, booking }) => [kind, booking !== null])).toEqual([
      ['order', true],
      ['message', true],
      ['message', false],
    ]);
    expect(whole.target).toMatchObject({ kind: 'message', subject: 'A wedding in June', reference: null });
    expect((await thread(`/api/bookings/${id}`)).items).toHaveLength(2);
    expect(await read(token)).toHaveLength(2);
    expect((await admin.call('GET', `/api/clients/${unknownId}/conversation`)).status).toBe(404);
  });

  test('a merged client’s thread has the words of both', async () => {
    await bookedHere();
    await sendMessage({ ...bookingRequest(), email: 'keza@example.com', phone: '0788999888', subject: 'Hi' });
    await environment.sql(
      `update clients set merged_into = (select client_id from bookings) where id = (select client_id from messages)`,
    );
    const [row] = await environment.sql<{ merged: string; kept: string }>(
      'select m.client_id as merged, b.client_id as kept from messages m, bookings b',
    );
    for (const id of [row?.merged, row?.kept])
      expect((await thread(`/api/clients/${id}`)).items).toHaveLength(2);
  });

  test('an offer is in the conversation with its price and words', async () => {
    const { token, id } = await bookedHere();
    await environment.sql(
      `insert into offers (booking_id, total, message, last_day, reason, actor) values ($1, 250000, 'With travel.', '2027-01-05', '', $2)`,
      [id, admin.user.id],
    );
    expect(await read(token)).toContainEqual([
      'studio',
      'Our price is 250,000 RWF, until 5 January 2027.\n\nWith travel.',
    ]);
  });

  test('only staff read threads, create links and note WhatsApp messages', async () => {
    const { id } = await bookedHere();
    const message = idIn(await sendMessage());
    await expectStaffOnly(environment, [
      ['GET', `/api/bookings/${id}/conversation`],
      ['GET', `/api/messages/${message}/conversation`],
      ['GET', `/api/clients/${unknownId}/conversation`],
      ['POST', `/api/bookings/${id}/link`],
      ['POST', `/api/messages/${message}/link`],
      ['POST', `/api/bookings/${id}/whatsapp`],
      ['POST', `/api/messages/${message}/whatsapp`],
    ]);
  });
});

describe('a link for WhatsApp', () => {
  test('the link opens the booking and is in its history; the note is also in the client’s', async () => {
    const { id, reference } = await bookedHere();
    const { json } = await admin.call('POST', `/api/bookings/${id}/link`);
    const opened = await mine('GET', tokenIn((json as { url: string }).url));
    expect(opened.json).toMatchObject({ reference });
    await admin.call('POST', `/api/bookings/${id}/whatsapp`);
    expect((await deskOf(admin, id).see()).history.map(({ action }) => action).slice(0, 2)).toEqual([
      'booking.sent-on-whatsapp',
      'booking.link-made',
    ]);
    expect(
      await environment.sql(
        `select 1 from audit_entries where action = 'client.sent-on-whatsapp' and subject_id = (select client_id from bookings)`,
      ),
    ).toHaveLength(1);
  });

  test('a note on a question answers it', async () => {
    const { token, id } = await bookedHere();
    await ask(token);
    await admin.call('POST', `/api/messages/${await questionId()}/whatsapp`);
    expect((await deskOf(admin, id).see()).openQuestions).toBe(0);
  });

  test('a booking whose client is erased gets no link', async () => {
    const { id } = await bookedHere();
    await environment.sql(`update bookings set name = 'Deleted account', email = '', phone = ''`);
    expect((await admin.call('POST', `/api/bookings/${id}/link`)).status).toBe(409);
  });
});

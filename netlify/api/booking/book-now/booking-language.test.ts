import { expect, test } from 'vitest';
import { registerAs } from '#tests/support/account.ts';
import { call } from '#tests/support/call.ts';
import { inDays } from '#tests/support/days.ts';
import { applicationForm, apply } from '#tests/support/requests/application-request.ts';
import { bookedByStaff } from '#tests/support/requests/booking-by-staff.ts';
import { book, bookingRequest } from '#tests/support/requests/booking-request.ts';
import { enrol, enrolmentRequest } from '#tests/support/requests/enrolment-request.ts';
import { afterAMinute } from '#tests/support/requests/fill-time.ts';
import { messageRequest, sendMessage } from '#tests/support/requests/message-request.ts';
import { openForm, orderOf, portrait, press, typed } from '#tests/support/requests/plain-booking.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { bookedToShare, payShare, shared } from '#tests/support/steps/shares.ts';
import { deskOf } from '#tests/support/steps/staff-booking.ts';
import { joined, waitingDay } from '#tests/support/steps/waiting.ts';

const environment = setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');
const { oneSlot, fill } = waitingDay(environment);

type Sent = Record<string, unknown>;

const sending: Record<string, (language: Sent) => Promise<unknown>> = {
  bookings: (language) => book({ ...bookingRequest(), ...language }),
  enrolments: (language) => enrol(enrolmentRequest(language)),
  applications: (language) => apply(applicationForm(language as Record<string, string>)),
  messages: (language) => sendMessage(messageRequest(language)),
  subscribers: (language) =>
    call('POST', '/api/newsletter', {
      body: { email: 'aline@example.com', website: '', ...language },
      headers: { ...afterAMinute, 'idempotency-key': crypto.randomUUID() },
    }),
  registrations: (language) => registerAs({ email: 'aline@example.com', ...language }),
  async waiting_list(language) {
    await oneSlot();
    await fill();
    await joined(language);
  },
  async shares(language) {
    const { token } = await bookedToShare(environment);
    const link = await shared(token, 250_000);
    await payShare(link.token, language);
  },
};

const stored = async (table: string) =>
  (await environment.sql<{ language: string }>(`select language from ${table}`)).map((row) => row.language);

test.each(Object.keys(sending))('a language sent to %s is stored', async (table) => {
  const send = sending[table];
  await send?.({ language: 'fr' });
  expect(await stored(table)).toEqual(['fr']);
});

test.each(['bookings', 'messages', 'enrolments'])(
  'an unknown language sent to %s is English',
  async (table) => {
    await sending[table]?.({ language: 'de' });
    expect(await stored(table)).toEqual(['en']);
  },
);

test('a request without a language is English', async () => {
  const { language: _, ...rest } = bookingRequest();
  expect((await book(rest)).status).toBe(201);
  expect(await stored('bookings')).toEqual(['en']);
});

test('a form without scripts keeps the language that it was opened in', async () => {
  const page = await openForm({ ...orderOf(portrait), language: 'fr' });
  expect((await press(page, typed)).status).toBe(303);
  expect(await stored('bookings')).toEqual(['fr']);
});

test('staff enter the language of a client and change it, which is in the history', async () => {
  const { booking } = await bookedByStaff(admin, { language: 'fr' });
  const { act, see } = deskOf(admin, booking.id);
  expect(await see()).toMatchObject({ language: 'fr' });
  expect((await act('PUT', '/language', { language: 'rw' })).status).toBe(200);
  const { language, history } = await see();
  expect(language).toBe('rw');
  expect(history).toContainEqual(
    expect.objectContaining({
      action: 'booking.language-changed',
      before: { language: 'fr' },
      after: { language: 'rw' },
    }),
  );
  expect((await act('PUT', '/language', { language: 'de' })).status).toBe(422);
  expect(await stored('bookings')).toEqual(['rw']);
});

test('the fee of an enrolment has the language of the enrolment', async () => {
  await enrol(enrolmentRequest({ language: 'fr' }));
  const [row] = await environment.sql<{ id: string; version: number }>('select id, version from enrolments');
  const fee = { total: 45_000, lastDay: inDays(7), version: row?.version };
  expect((await admin.call('POST', `/api/enrolments/${row?.id}/fee`, fee)).status).toBe(201);
  expect(await stored('bookings')).toEqual(['fr']);
});

import { describe, expect, test } from 'vitest';
import { call, postForm } from '#tests/support/call.ts';
import { countRows } from '#tests/support/count-rows.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { applicationForm, apply } from '#tests/support/requests/application-request.ts';
import { book, bookingRequest, openPriced } from '#tests/support/requests/booking-request.ts';
import { enrol, enrolmentRequest } from '#tests/support/requests/enrolment-request.ts';
import { messageRequest, sendMessage } from '#tests/support/requests/message-request.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';

const environment = setUpEnvironment();

interface Contact {
  phone?: string | undefined;
  email?: string | undefined;
}

const priced = { items: openPriced.items, totalAmount: openPriced.min };
const request = (contact: Contact) => book({ ...bookingRequest(), ...priced, ...contact });

const forms = [
  { table: 'bookings', send: request, studio: 'bookings@fts.example' },
  {
    table: 'messages',
    send: (contact: Contact) => sendMessage(messageRequest({ ...contact })),
    studio: 'hello@fts.example',
  },
  {
    table: 'enrolments',
    send: (contact: Contact) => enrol(enrolmentRequest({ ...contact })),
    studio: 'bookings@fts.example',
  },
  {
    table: 'applications',
    send: (contact: Contact) => apply(applicationForm({ ...contact })),
    studio: 'hello@fts.example',
  },
];

const sentence = 'Please enter a phone number or an email address: one of them is enough.';
const phone = '0788123456';

describe.each(forms)('the form that is stored in $table', ({ table, send, studio }) => {
  const stored = () => environment.sql(`select phone, email from ${table}`);

  test('a phone alone is enough: only the studio gets an email, without a reply address', async () => {
    expect((await send({ phone, email: undefined })).status).toBe(201);
    expect(await stored()).toEqual([{ phone, email: '' }]);
    const mails = await environment.mailbox.messages();
    expect(mails.map(({ to }) => to)).toEqual([studio]);
    expect(mails[0]?.text).toContain(phone);
    expect(mails[0]?.text).not.toMatch(/^Email\b/m);
    expect(await environment.sql(`select reply_to from outbox where channel = 'mail'`)).toEqual([
      { reply_to: null },
    ]);
    // No address is invented for the client either.
    expect(await environment.sql('select kind, value from client_keys')).toEqual([
      { kind: 'phone', value: phone },
    ]);
  });

  test('an email alone is enough: its owner gets an email', async () => {
    expect((await send({ phone: undefined, email: 'aline@example.com' })).status).toBe(201);
    expect(await stored()).toEqual([{ phone: '', email: 'aline@example.com' }]);
    expect(await mailsTo(environment, 'aline@example.com')).toHaveLength(1);
    const [mail] = await mailsTo(environment, studio);
    expect(mail).toMatchObject({ replyTo: 'aline@example.com' });
    expect(mail?.text).not.toMatch(/^Phone\b/m);
  });

  test.each<Contact>([{}, { phone: '', email: ' ' }, { phone: '\u200b', email: '\u2060' }])(
    'neither (%j) gets 422 that names both, and stores nothing',
    async (neither) => {
      const answer = await send({ phone: undefined, email: undefined, ...neither });
      expect([answer.status, answer.json]).toMatchObject([
        422,
        { fields: { phone: sentence, email: 'Or enter an email address.' } },
      ]);
      expect(await countRows(environment, table)).toBe(0);
    },
  );

  test.each<[keyof Contact, string]>([
    ['email', 'aline@'],
    ['email', 'aline@example.com, bosco@example.com'],
    ['email', 'a@example.com\r\nBcc: b@example.com'],
    ['phone', "0788'; drop table clients"],
    ['phone', '<b>0788123456</b>'],
  ])('a wrong %s gets 422 even where the other is right: %s', async (field, wrong) => {
    const answer = await send({ phone, email: 'aline@example.com', [field]: wrong });
    expect(answer.status).toBe(422);
    expect(Object.keys((answer.json as { fields: object }).fields)).toEqual([field]);
    expect(await countRows(environment, table)).toBe(0);
  });

  test('too many from one phone get 429, whatever the email and the writing of the number', async () => {
    await send({ phone, email: undefined });
    await environment.sql(`update rate_limits set count = 10 where kind like '%-by-phone'`);
    const again = await send({ phone: '+250 788 123 456', email: 'bosco@example.com' });
    expect(again.status).toBe(429);
    expect((await send({ phone: '0788000001', email: 'bosco@example.com' })).status).toBe(201);
  });
});

describe('a booking with something to pay at once', () => {
  test('a booking without an email is paid by its phone, and its sender can open it', async () => {
    const sent = crypto.randomUUID();
    const { status, json } = await book({ ...bookingRequest(), email: undefined }, sent);
    expect(status).toBe(201);
    expect(json).toMatchObject({ booking: { answersBy: 'text' }, payment: { status: 'pending' } });
    const { booking } = json as { booking: { id: string; reference: string } };
    const state = await call('GET', `/api/payments/status/${booking.reference}`);
    expect(state.json).toMatchObject({ booking: { answersBy: 'text' } });
    const key = () => call('POST', '/api/bookings/mine/key', { headers: { 'idempotency-key': sent } });
    expect((await key()).status).toBe(201);
    await environment.sql(
      `update bookings set name = 'Deleted account', email = '', phone = '' where id = $1`,
      [booking.id],
    );
    expect((await key()).status, 'once erased').toBe(404);
  });

  test('a booking with only an email gets 422 at the phone, which the payment request needs', async () => {
    const { status, json } = await book({ ...bookingRequest(), phone: '' });
    const fields = { phone: 'Please provide your phone number for Paypack payment.' };
    expect([status, json]).toMatchObject([422, { fields }]);
    expect(await countRows(environment, 'bookings')).toBe(0);
  });

  test('a booking above the limit of a payment request needs the phone for its deposit', async () => {
    const items = [{ sku: 'sessions/photography/4h/premium', quantity: 4 }];
    const { status, json } = await book({ ...bookingRequest(), items, totalAmount: 3_200_000, phone: '' });
    expect([status, json]).toMatchObject([422, { fields: { phone: expect.any(String) } }]);
  });
});

test('unpaid requests from many emails without a phone do not use up one another’s holds', async () => {
  await environment.sql(
    `insert into bookings (reference, name, email, phone, location, message, total, event_date, held_until)
     select 'FTS-HOLD-' || n, 'Bosco', 'bosco-' || n || '@example.com', '', '', '', 1,
       current_date + 400 + n, now() + interval '1 hour' from generate_series(1, 60) n`,
  );
  expect((await request({ phone: undefined, email: 'aline@example.com' })).status).toBe(201);
});

test('a discount code without an email gets a sentence that asks for the address', async () => {
  await environment.sql(
    `insert into discount_codes (code, percent, email, expires_at)
     values ('MURAHO-7K3MP-9Q2XT', 30, 'aline@example.com', now() + interval '1 day')`,
  );
  const discountCode = 'MURAHO-7K3MP-9Q2XT';
  const { status, json } = await book({ ...bookingRequest(), totalAmount: 280_000, discountCode, email: '' });
  const fields = { discountCode: 'We sent this code by email. Please enter that email address too.' };
  expect([status, json]).toMatchObject([422, { fields }]);
});

describe('the forms without script', () => {
  const plainEnrolment = { ...enrolmentRequest(), consent: 'on', age: '30' } as Record<string, string>;

  test.each([
    ['/api/contact', messageRequest() as Record<string, string>, 303],
    ['/api/enrolments', plainEnrolment, 201],
  ])('the plain form of %s takes a phone alone, and names both fields once', async (path, fields, done) => {
    const refused = await postForm(path, { ...fields, phone: '', email: '' });
    expect([refused.status, refused.text.split(sentence).length]).toEqual([422, 2]);
    expect((await postForm(path, { ...fields, email: '' })).status).toBe(done);
  });
});

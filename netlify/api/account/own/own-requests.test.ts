import { getStore } from '@netlify/blobs';
import { beforeEach, expect, test } from 'vitest';
import { eraseDue } from '#netlify/core/retention/erase-due.ts';
import { goodPassword, mailedCode, type TestUser } from '#tests/support/account.ts';
import { call, itemsIn } from '#tests/support/call.ts';
import { applicationForm, apply } from '#tests/support/requests/application-request.ts';
import { booked } from '#tests/support/requests/booking-request.ts';
import { enrol, enrolmentRequest } from '#tests/support/requests/enrolment-request.ts';
import { afterAMinute } from '#tests/support/requests/fill-time.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { codeFor } from '#tests/support/steps/newsletter.ts';
import { settlePayments } from '#tests/support/steps/settle-payments.ts';

const environment = setUpEnvironment();
const aline = setUpUser('aline@example.com');
const bosco = setUpUser('bosco@example.com');
beforeEach(async () => {
  await enrol(enrolmentRequest({ email: 'Aline@Example.com', emergencyContact: 'Chantal, 0788 000 111' }));
  await apply(applicationForm({ email: 'aline@example.com' }));
  await call('POST', '/api/contact', {
    headers: afterAMinute,
    body: { name: 'Aline Uwase', email: 'aline@example.com', subject: 'Hello', message: 'A word to you.' },
  });
  await call('POST', '/api/newsletter', { headers: afterAMinute, body: { email: 'aline@example.com' } });
});

const files = async () => (await getStore('cvs').list()).blobs.length;
const itemsOf = async (who: TestUser, path: `/${string}`, page?: string) =>
  itemsIn<object>(await who.call('GET', path, undefined, page ? { 'accept-language': page } : {}));
const listsOf = (who: TestUser, page?: string) =>
  Promise.all(
    (['bookings', 'enrolments', 'applications'] as const).map((list) =>
      itemsOf(who, `/api/account/${list}`, page),
    ),
  );

test('own enrolments and applications are listed to their owner only', async () => {
  expect(await itemsOf(aline, '/api/account/enrolments')).toEqual([
    {
      id: expect.any(String),
      className: 'Ikinimba',
      registeredAs: 'Umushayayo',
      status: 'enrolled',
      waitingNumber: null,
      price: 45_000,
      createdAt: expect.stringMatching(/Z$/),
    },
  ]);
  expect(await itemsOf(aline, '/api/account/applications')).toMatchObject([
    { programmeTitle: 'Dance Internship', status: 'received', cvName: expect.stringMatching(/\.pdf$/) },
  ]);
  expect(await listsOf(bosco)).toEqual([[], [], []]);
});

test('own records are named in the language of the page, or else in that of the record', async () => {
  const email = 'bosco@example.com';
  await booked({ email, language: 'fr' });
  await enrol(enrolmentRequest({ classId: 'intore', email, language: 'fr' }));
  await apply(applicationForm({ email, language: 'fr' }));
  expect(await listsOf(bosco)).toMatchObject([
    [{ lines: [{ label: 'Photo de portrait, 2 heures, Basic' }, {}] }],
    [{ className: 'Danse Intore' }],
    [{ programmeTitle: 'Stage de danse' }],
  ]);
  expect(await listsOf(bosco, 'en')).toMatchObject([
    [{ lines: [{ label: 'Portrait photography, 2 hours, Basic' }, {}] }],
    [{ className: 'Intore Dance' }],
    [{ programmeTitle: 'Dance Internship' }],
  ]);
});

/** Changes the address of an account with the code that is mailed to the new one. */
async function move(user: TestUser, email: string): Promise<void> {
  await user.call('PUT', '/api/auth/me', { email, currentPassword: goodPassword });
  const code = await mailedCode(environment, email);
  expect((await user.call('POST', '/api/auth/me/email', { code })).status).toBe(200);
}

test('bookings and submitted forms follow the account to a new address', async () => {
  const discount = await codeFor(environment.mailbox, 'aline@example.com');
  await booked({ email: 'Aline@example.com' });
  await settlePayments(environment, 'successful');
  const before = await listsOf(aline);
  await move(aline, 'aline@studio.example');
  expect(before.map((items) => items.length)).toEqual([1, 1, 1]);
  expect(await listsOf(aline)).toEqual(before);
  expect((await aline.call('GET', '/api/account/export')).json).toMatchObject({
    messages: [{ message: 'A word to you.', email: 'aline@studio.example' }],
    newsletter: [],
    discountCodes: [{ code: discount, email: 'aline@studio.example' }],
  });
  // An open booking would keep its contact (own-open-bookings.test.ts).
  await environment.sql(`update bookings set status = 'cancelled', cancelled_at = now()`);
  expect((await aline.call('DELETE', '/api/auth/me')).status).toBe(200);
  const bookings = await environment.sql('select email, name from bookings');
  expect(bookings).toEqual([{ email: '', name: 'Deleted account' }]);
});

test('a discount code moves to the new address, unless that address has a code', async () => {
  const carried = await codeFor(environment.mailbox, 'bosco@example.com');
  const own = await codeFor(environment.mailbox, 'aline@studio.example');
  const stays = await codeFor(environment.mailbox, 'aline@example.com');
  await move(aline, 'aline@studio.example');
  await move(bosco, 'bosco@studio.example');
  const check = async (code: string, email: string) =>
    (await call('POST', '/api/discounts', { body: { code, email } })).status;
  expect(await check(carried, 'bosco@studio.example')).toBe(200);
  expect(await check(carried, 'bosco@example.com')).toBe(422);
  expect(await check(own, 'aline@studio.example')).toBe(200);
  expect(await check(stays, 'aline@studio.example')).toBe(422);
});

test('a discount code that moved is erased once it has expired, not earlier', async () => {
  const code = await codeFor(environment.mailbox, 'bosco@example.com');
  await move(bosco, 'bosco@studio.example');
  const codes = () => environment.sql(`select code from discount_codes where email = 'bosco@studio.example'`);
  await eraseDue(new Date());
  expect(await codes()).toEqual([{ code }]);
  await eraseDue(new Date(Date.now() + 367 * 86_400_000));
  expect(await codes()).toEqual([]);
});

test('the export has submitted forms, without digests and storage keys', async () => {
  const { json, text } = await aline.call('GET', '/api/account/export');
  expect(json).toMatchObject({
    enrolments: [{ emergencyContact: 'Chantal, 0788 000 111' }],
    applications: [{ programme: 'dance-internship' }],
    messages: [{ message: 'A word to you.' }],
    newsletter: [{ status: 'pending' }],
  });
  expect(text).not.toMatch(/digest|cvKey/i);
  expect((await bosco.call('GET', '/api/account/export')).text).not.toContain('A word to you.');
});

test('deletion removes the person from submitted forms, and the CV from the store', async () => {
  await codeFor(environment.mailbox, 'aline@example.com');
  const before = await files();
  expect((await aline.call('DELETE', '/api/auth/me')).status).toBe(200);
  expect(await files()).toBe(before - 1);
  expect(await environment.sql('select class_id, name, email, emergency_contact from enrolments')).toEqual([
    { class_id: 'ikinimba', name: 'Deleted account', email: '', emergency_contact: '' },
  ]);
  const tables = ['applications', 'messages', 'subscribers', 'notifications', 'enrolments', 'audit_entries'];
  const everything = await Promise.all(tables.map((table) => environment.sql(`select * from ${table}`)));
  for (const trace of ['aline@example.com', 'Aline Uwase', 'Chantal', 'A word to you.'])
    expect(JSON.stringify(everything).toLowerCase()).not.toContain(trace.toLowerCase());
});

import { beforeAll, expect, test } from 'vitest';
import { refusalsIn } from '#netlify/core/refusal-words.ts';
import { type Language, namedLanguages } from '#src/lib/words/languages.ts';
import { goodPassword, makeUser } from '#tests/support/account.ts';
import { type Answer, call, unknownId } from '#tests/support/call.ts';
import { englishIn } from '#tests/support/english-sentences.ts';
import { applicationForm, apply, cvFile } from '#tests/support/requests/application-request.ts';
import { bookableDay, bookingRequest } from '#tests/support/requests/booking-request.ts';
import { enrolmentRequest } from '#tests/support/requests/enrolment-request.ts';
import { afterAMinute } from '#tests/support/requests/fill-time.ts';
import { messageRequest, sendMessage } from '#tests/support/requests/message-request.ts';
import { openForm, orderOf, portrait, press, typed } from '#tests/support/requests/plain-booking.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';
import { bookedToShare, shared } from '#tests/support/steps/shares.ts';
import { wish } from '#tests/support/steps/waiting.ts';
import { wordsIn } from '#tests/support/words-in.ts';

const environment = setUpEnvironment({ reset: false });

const tokens = { Bearer: '', Booking: '', Share: '', Conversation: '' };
let reference = '';
beforeAll(async () => {
  const booking = await bookedToShare(environment);
  reference = booking.reference;
  tokens.Booking = booking.token;
  tokens.Share = (await shared(booking.token, 100_000)).token;
  tokens.Bearer = (await makeUser('aline@client.example')).token;
  tokens.Conversation = await conversationLink();
});

async function conversationLink(): Promise<string> {
  const { id } = (await sendMessage()).json as { id: string };
  const staff = await makeUser('grace@fts.example', 'ADMIN');
  const { url } = (await staff.call('POST', `/api/messages/${id}/link`)).json as { url: string };
  return url.split('#')[1] ?? '';
}

interface Form {
  path: string;
  method?: string;
  as?: keyof typeof tokens;
  valid: object;
  /** Wrong values besides those of every field. */
  wrong?: Record<string, unknown[]>;
}

const account = { email: 'aline@example.com', password: goodPassword };

/** Routes that visitors and clients send to, each with a valid body. */
const forms: Form[] = [
  {
    path: '/api/bookings',
    valid: bookingRequest({ discountCode: 'MURAHO-00000-00000' }),
    wrong: {
      eventDate: ['2020-01-01', '2030-02-31', '2099-01-01'],
      items: [[], [{}], [{ sku: 'none', quantity: 1 }], [{ ...bookingRequest().items[0], quantity: 0 }]],
      totalAmount: [1],
    },
  },
  { path: '/api/bookings/mine', method: 'PUT', as: 'Booking', valid: { eventDate: bookableDay } },
  { path: '/api/bookings/mine/links', valid: { email: 'aline@example.com', phone: '' } },
  { path: '/api/bookings/mine/offer', as: 'Booking', valid: { offer: unknownId, phone: '0788123456' } },
  { path: '/api/bookings/mine/questions', as: 'Booking', valid: { text: 'May we bring our dog?' } },
  { path: '/api/bookings/mine/texts', method: 'PUT', as: 'Booking', valid: { stopped: true } },
  {
    path: '/api/bookings/mine/billing',
    method: 'PUT',
    as: 'Booking',
    valid: { company: 'Kigali Heights Ltd', tin: '123456789' },
  },
  { path: '/api/bookings/mine/papers', as: 'Booking', valid: { series: 'receipt' } },
  {
    path: '/api/bookings/mine/shares',
    as: 'Booking',
    valid: { name: 'Uncle Jean', amount: 100_000 },
    wrong: { amount: [1, 10_000_000] },
  },
  { path: '/api/shares/pay', as: 'Share', valid: { phone: '0788123456', email: 'jean@example.com' } },
  { path: '/api/payments/:reference/retry', valid: { phone: '0788123456', amount: 100_000 } },
  { path: '/api/waiting-list', valid: wish({ email: 'bosco@example.com' }), wrong: { day: ['2020-01-01'] } },
  { path: '/api/contact', valid: messageRequest() },
  { path: '/api/conversation', as: 'Conversation', valid: { text: 'Thank you.' } },
  { path: '/api/newsletter', valid: { email: 'aline@example.com', website: '' } },
  { path: '/api/enrolments', valid: enrolmentRequest({ guardian: { name: 'Bosco', consent: true } }) },
  { path: '/api/discounts', valid: { code: 'MURAHO-00000-00000', email: 'aline@example.com' } },
  { path: '/api/auth/login', valid: account },
  { path: '/api/auth/register', valid: { name: 'Aline Uwase', ...account }, wrong: { password: ['short'] } },
  { path: '/api/auth/verify-otp', valid: { userId: unknownId, otp: '123456', code: '123456' } },
  { path: '/api/auth/resend-otp', valid: { userId: unknownId } },
  { path: '/api/auth/forgot', valid: { email: account.email } },
  { path: '/api/auth/reset', valid: { email: account.email, code: '12345678', newPassword: goodPassword } },
  { path: '/api/auth/login/code', valid: { ticket: 'x'.repeat(22), code: '123456' } },
  { path: '/api/auth/fresh', as: 'Bearer', valid: { password: goodPassword } },
  {
    path: '/api/auth/me',
    method: 'PUT',
    as: 'Bearer',
    valid: { name: 'Aline', email: 'new@example.com', language: 'fr', currentPassword: goodPassword },
  },
  { path: '/api/auth/me/email', as: 'Bearer', valid: { code: '123456' } },
  { path: '/api/auth/passkey', valid: { id: 'x', response: {} } },
  { path: '/api/auth/me/second-factor/app', method: 'PUT', as: 'Bearer', valid: { code: '123456' } },
  { path: '/api/auth/me/second-factor/passkeys', as: 'Bearer', valid: { name: 'Phone', response: {} } },
  { path: '/api/invitations/link', valid: { token: 'x'.repeat(22) } },
  {
    path: '/api/invitations/accept',
    valid: { token: 'x'.repeat(22), name: 'Aline Uwase', password: goodPassword },
  },
  { path: '/api/invitations/join', as: 'Bearer', valid: { token: 'x'.repeat(22) } },
];

const everyWrong = [undefined, null, '', 7, -1, {}, 'x'.repeat(5000), '~', ['~']];

/** Bodies with each field wrong in every way, one at a time. */
const wrongBodies = ({ valid, wrong = {} }: Pick<Form, 'valid' | 'wrong'>, values: readonly unknown[]) =>
  Object.keys(valid).flatMap((field) =>
    [...values, ...(wrong[field] ?? [])].map((value) => ({ ...valid, [field]: value })),
  );

let sender = 0;
function newAddress(): string {
  sender += 1;
  return `10.3.${sender >> 8}.${sender & 255}`;
}

const headersOf = ({ as }: Pick<Form, 'as'>) => ({
  ...afterAMinute,
  'idempotency-key': crypto.randomUUID(),
  ...(as && { authorization: `${as} ${tokens[as]}` }),
});

function send(form: Form, body: unknown): Promise<Answer> {
  const { path, method = 'POST' } = form;
  const headers = headersOf(form);
  return call(method, path.replace(':reference', reference), { body, headers, address: newAddress() });
}

const englishWords = /\b(?:the|your|you|please|is|are|this|that|with|and|not)\b/i;

const isEnglish = (text: string) => englishWords.test(text) || englishIn(text).length > 0;

interface Sentences {
  error: string;
  fields?: Record<string, string>;
}

/** Lists the sentences of a refusal that are not in every language. */
function onlyEnglish({ status, text }: Answer): string[] {
  if (status < 400) return [];
  const { error, fields = {}, refused } = JSON.parse(text) as Sentences & { refused?: Sentences };
  const keys = { '': refused?.error, ...refused?.fields };
  const sentences = Object.entries({ '': error, ...fields });
  const lacking = sentences.filter(([field, english]) => {
    const key = keys[field as keyof typeof keys];
    if (key === undefined || refusalsIn('en')(key) !== english) return true;
    return namedLanguages.map((language) => refusalsIn(language)(key)).some(isEnglish);
  });
  return lacking.map(([field, english]) => `${status} ${field} ${english}`);
}

test.each(forms)('$path: a refusal of each wrong field is in every language', async (form) => {
  const answers: Answer[] = [];
  for (const body of [...wrongBodies(form, everyWrong), [], 'text', '{'])
    answers.push(await send(form, body));
  expect(answers.filter(({ status }) => status >= 400).length).toBeGreaterThan(0);
  expect([...new Set(answers.flatMap(onlyEnglish))]).toEqual([]);
});

test('a refusal of each wrong field of an application is in every language', async () => {
  const names = [...applicationForm().keys()];
  const wrongs = names.flatMap((name) =>
    [undefined, '', 'x'.repeat(5000), '~'].map((value) => ({ [name]: value })),
  );
  const files = [cvFile(new Uint8Array(10)), cvFile(undefined, 'cv.exe'), cvFile(new Uint8Array(0))];
  const answers: Answer[] = [];
  for (const changes of [...wrongs, ...files.map((cv) => ({ cv }))])
    answers.push(await apply(applicationForm(changes), { address: newAddress() }));
  expect(answers.filter(({ status }) => status >= 400).length).toBeGreaterThan(names.length);
  expect([...new Set(answers.flatMap(onlyEnglish))]).toEqual([]);
});

const json = { 'content-type': 'application/json' };

test.each<[string, number, () => Promise<Answer>]>([
  ['too large', 413, () => call('POST', '/api/contact', { body: 'x'.repeat(70_000), headers: afterAMinute })],
  [
    'too deep',
    400,
    () =>
      call('POST', '/api/contact', {
        body: '['.repeat(99) + ']'.repeat(99),
        headers: { ...json, ...afterAMinute },
      }),
  ],
  ['too soon', 422, () => call('POST', '/api/contact', { body: messageRequest() })],
  [
    'with the hidden field filled',
    422,
    () => call('POST', '/api/contact', { body: messageRequest({ website: 'x' }), headers: afterAMinute }),
  ],
  [
    'as text',
    415,
    () =>
      call('POST', '/api/bookings', {
        body: 'x',
        headers: { 'idempotency-key': 'the-first-press', 'content-type': 'text/plain' },
      }),
  ],
  ['without a key', 400, () => call('POST', '/api/bookings', { body: bookingRequest() })],
  [
    'from another site',
    403,
    () => call('POST', '/api/bookings', { body: {}, headers: { 'sec-fetch-site': 'cross-site' } }),
  ],
  ['no multipart form', 415, () => call('POST', '/api/applications', { body: {}, headers: afterAMinute })],
  ['to no address', 404, () => call('POST', '/api/nothing', { body: {} })],
  ['without a login', 401, () => call('PUT', '/api/auth/me', { body: {} })],
  ['of an unknown payment', 404, () => call('POST', `/api/payments/${unknownId}/retry`, { body: {} })],
  [
    'with a wrong link to a booking',
    404,
    () => call('GET', '/api/bookings/mine', { headers: { authorization: 'Booking x' } }),
  ],
  [
    'with a wrong link to a share',
    404,
    () => call('GET', '/api/shares/mine', { headers: { authorization: 'Share x' } }),
  ],
  [
    'with a wrong link to a conversation',
    404,
    () => call('GET', '/api/conversation', { headers: { authorization: 'Conversation x' } }),
  ],
  [
    'with a wrong link to a place',
    404,
    () => call('GET', '/api/waiting-list/mine', { headers: { authorization: 'Waiting x' } }),
  ],
])('the refusal of a request %s is in every language', async (_, status, request) => {
  const answer = await request();
  expect(answer.status, answer.text).toBe(status);
  expect(onlyEnglish(answer)).toEqual([]);
});

test.each<[string, object]>([
  ['/api/discounts', { code: 'MURAHO-00000-00000' }],
  ['/api/auth/login', { email: 'aline@example.com', password: 'wrong' }],
  ['/api/auth/forgot', { email: 'aline@example.com' }],
])('%s: the refusal of too many attempts is in every language', async (path, body) => {
  await call('POST', path, { body });
  await environment.sql('update rate_limits set count = 1000000');
  const answer = await call('POST', path, { body });
  expect(answer.status).toBe(429);
  expect(onlyEnglish(answer)).toEqual([]);
});

const plainForms = [
  { path: '/api/contact', valid: messageRequest() },
  { path: '/api/enrolments', valid: { ...enrolmentRequest(), consent: 'on', age: '30' } },
  { path: '/api/newsletter', valid: { email: 'aline@example.com' } },
  { path: '/api/bookings/mine/links', valid: { email: 'aline@example.com' } },
];

/** Leaves out what is marked as English, and what was typed. */
const unmarked = (html: string) =>
  wordsIn(html.replace(/<(style|textarea)[^>]*>.*?<\/\1>|<(\w+)[^>]* lang="en".*?<\/\2>/gs, ''));

test.each(namedLanguages.flatMap((language) => plainForms.map((form) => ({ ...form, language }))))(
  '$path: the page of a wrong field without scripts is in $language',
  async ({ path, valid, language }) => {
    const answers: Answer[] = [];
    for (const body of wrongBodies({ valid: { ...valid } }, ['', '~', 'x'.repeat(300)])) {
      const fields = { ...(body as Record<string, string>), language };
      answers.push(
        await call('POST', path, {
          body: new URLSearchParams(fields).toString(),
          headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
          address: newAddress(),
        }),
      );
    }
    expectPages(answers, language);
  },
);

test.each(namedLanguages)(
  'the booking page without scripts is in %s for each wrong field',
  async (language) => {
    const form = await openForm({ ...orderOf(portrait), language });
    const { name, phone, email, eventDate } = typed;
    const bodies = wrongBodies({ valid: { name, phone, email, eventDate } }, ['~']);
    const answers: Answer[] = [];
    for (const body of [{ name: '' }, ...bodies]) answers.push(await press(form, { ...typed, ...body }));
    expectPages(answers, language);
  },
);

function expectPages(answers: readonly Answer[], language: Language): void {
  const pages = answers.filter(({ status }) => status >= 400).map(({ text }) => text);
  expect(pages.length).toBeGreaterThan(0);
  for (const page of pages) expect(page).toContain(`<html lang="${language}"`);
  expect(pages.map(unmarked).filter(isEnglish)).toEqual([]);
}

import { beforeEach, describe, expect, test } from 'vitest';
import { inDays } from '#tests/support/days.ts';
import { everythingIn } from '#tests/support/everything.ts';
import { apply } from '#tests/support/requests/application-request.ts';
import { booked } from '#tests/support/requests/booking-request.ts';
import { enrol } from '#tests/support/requests/enrolment-request.ts';
import { sendMessage } from '#tests/support/requests/message-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { clientDesk, storeBooking } from '#tests/support/steps/clients.ts';
import { forgetCvs, keptCvs } from '#tests/support/steps/erasing.ts';
import { subscribe } from '#tests/support/steps/newsletter.ts';
import { issuedIn, paperDesk } from '#tests/support/steps/papers.ts';
import { settlePayments } from '#tests/support/steps/settle-payments.ts';
import { deskOf } from '#tests/support/steps/staff-booking.ts';

const environment = setUpEnvironment();
const admin = setUpUser('admin@fts.example', 'ADMIN');
const desk = clientDesk(admin);
beforeEach(async () => {
  await forgetCvs();
  // Users of tests have a client's name.
  await environment.sql(`update users set name = 'Desk'`);
});

/** Leaves a trace of Aline in every table that names clients; her paid booking is over. */
async function knownAline() {
  const { id, reference } = await booked();
  await settlePayments(environment, 'successful');
  await environment.sql(
    `insert into ledger_entries (booking_id, kind, account, method, amount, day, actor, reason)
     values ($1, 'payment', 'booking', 'cash', -400000, current_date, 'test', 'Aline Uwase said so')`,
    [id],
  );
  for (const send of [sendMessage, enrol, apply]) expect((await send()).status).toBe(201);
  await subscribe('aline@example.com');
  const [found] = (await desk.list('q=aline')).items;
  const client = found?.id ?? '';
  await deskOf(admin, id).act('POST', '/notes', { text: 'Aline is shy' });
  await deskOf(admin, id).act('PUT', '/billing', { company: 'Aline Uwase Ltd', tin: '102345678' });
  const paper = issuedIn(await paperDesk(admin).issue(id, 'confirmation'));
  await admin.call('POST', `/api/clients/${client}/notes`, { text: 'Aline sings' });
  await environment.sql(
    `insert into outbox (channel, dedupe_key, subject_id, recipient, subject, body, status)
     values ('sms', 'text:1', $1, '0788123456', 'paid', '', 'sent')`,
    [id],
  );
  return { client, id, reference, paper };
}

const makePast = (days = 40) =>
  environment.sql(`update bookings set event_date = $1, status = 'confirmed', held_until = null`, [
    inDays(-days),
  ]);

const sums = () =>
  environment.sql(
    'select kind, account, method, sum(amount) as amount, count(*) from ledger_entries group by 1, 2, 3 order by 1, 2, 3',
  );

describe('an erasure', () => {
  test('leaves no name, number or email in any table, no CV, and the same sums in the ledger', async () => {
    const { client, paper } = await knownAline();
    await makePast();
    const before = await sums();
    expect(await everythingIn(environment)).toMatch(/aline/i);
    const { status, json } = await desk.erase(client);
    expect([status, json]).toEqual([
      200,
      {
        kept: [
          expect.stringMatching(/^1 booking keeps its services, day and amounts/),
          expect.stringMatching(/^1 enrolment keeps its class and price/),
        ],
      },
    ]);
    expect(await everythingIn(environment)).not.toMatch(/aline|uwase|788 ?123 ?456|102345678/i);
    expect((await admin.call('GET', `/api/papers/${paper.code}`)).json).toMatchObject({ unchanged: true });
    expect((await paperDesk(admin).whole(paper.code)).holder).toBeNull();
    expect(await keptCvs()).toEqual([]);
    expect(await sums()).toEqual(before);
    expect(before).toHaveLength(2);
    expect((await admin.call('GET', `/api/clients/${client}`)).status).toBe(404);
    expect(await desk.list()).toMatchObject({ total: 0 });
    expect(
      await environment.sql(`select actor, before, after from audit_entries where action = 'client.erased'`),
    ).toEqual([{ actor: admin.user.id, before: null, after: null }]);
  });

  test('includes those merged into the client', async () => {
    const { client_id: aline } = await storeBooking(environment, { name: 'Aline', phone: '0788123456' });
    const { client_id: bosco } = await storeBooking(environment, { name: 'Bosco', email: 'b@example.com' });
    await desk.merge(bosco, aline);
    await makePast();
    expect((await desk.erase(bosco)).status).toBe(200);
    expect(await everythingIn(environment)).not.toMatch(/aline|bosco|b@example|0788123456/i);
    expect(await environment.sql('select total from bookings')).toHaveLength(2);
  });

  test('is refused while a booking is ahead or not settled, naming it and what to do first', async () => {
    const { client, id, reference } = await knownAline();
    const refused = async (sentence: RegExp) => {
      const { kept } = await desk.read(client);
      const { status, json } = await desk.erase(client);
      expect([status, json]).toEqual([
        409,
        { error: expect.stringMatching(sentence), open: [{ id, reference, sentence: expect.any(String) }] },
      ]);
      expect(kept.open).toEqual((json as { open: unknown }).open);
      expect((json as { error: string }).error).toContain(reference);
    };
    await refused(/400,000 RWF paid\. Please cancel it, or wait until it is over\.$/);
    await makePast(1);
    await environment.sql(
      `insert into ledger_entries (booking_id, kind, account, method, amount, day, actor)
       values ($1, 'refund', 'booking', 'cash', 5000, current_date, 'test')`,
      [id],
    );
    await refused(/5,000 RWF left to pay\. Please settle it first/);
    await environment.sql(`update payments set status = 'pending'`);
    await refused(/a payment request is on its way/);
    expect(await everythingIn(environment)).toMatch(/Aline sings/);
  });

  test('with a stale version gets 409 and erases nothing', async () => {
    const { client_id: id } = await storeBooking(environment, { phone: '0788123456' });
    const { status, json } = await admin.call('POST', `/api/clients/${id}/erase`, { version: 99 });
    expect([status, json]).toMatchObject([409, { current: { id } }]);
    expect((await admin.call('POST', `/api/clients/${id}/erase`, {})).status).toBe(422);
    expect(await desk.read(id)).toMatchObject({ phones: ['0788123456'] });
  });

  test('keeps an account and a blocked number, and says so', async () => {
    const { client_id: id } = await storeBooking(environment, {
      phone: '0788123456',
      email: 'admin@fts.example',
    });
    await environment.sql(`insert into blocked_numbers (phone, reason) values ('0788123456', '')`);
    await makePast();
    expect((await desk.erase(id)).json).toEqual({
      kept: [
        expect.stringContaining('1 booking'),
        'The account of admin@fts.example stays: only its owner can delete it, in its settings.',
        '0788123456 stays among the blocked numbers: its owner wants no payment requests.',
      ],
    });
  });

  test('needs a fresh login, like an export', async () => {
    const { client_id: id } = await storeBooking(environment, { phone: '0788123456' });
    const { version } = await desk.read(id);
    await environment.sql(`update sessions set authenticated_at = now() - interval '1 day'`);
    const path = `/api/clients/${id}`;
    for (const answer of [
      await admin.call('POST', `${path}/erase`, { version }),
      await admin.call('GET', `${path}/export`),
    ])
      expect(answer.status).toBe(403);
  });
});

test('the page of a client shows everything in one timeline, with consents and the next session', async () => {
  const { client, id, reference } = await knownAline();
  const { timeline, consents, nextSession, notes, kept } = await desk.read(client);
  const kinds = new Set(timeline.map(({ kind }) => kind));
  for (const kind of ['application', 'booking', 'enrolment', 'message', 'payment', 'subscription', 'text'])
    expect(kinds, kind).toContain(kind);
  const ats = timeline.map(({ at }) => at);
  expect(ats).toEqual(ats.toSorted().toReversed());
  const event = (kind: string, title?: string) =>
    timeline.find((one) => one.kind === kind && (title === undefined || one.title === title));
  expect(event('booking')).toMatchObject({ id, reference, amount: 400_000, status: 'pending' });
  expect(event('payment')).toMatchObject({ id, reference, amount: 400_000, title: 'cash' });
  expect(event('message')).toMatchObject({
    title: 'A wedding in June',
    text: expect.stringContaining('Two families'),
  });
  expect(event('text', 'paid')).toMatchObject({ status: 'sent', reference });
  expect(consents.map(({ from }) => from).toSorted()).toEqual([
    'application',
    'enrolment',
    'message',
    'subscription',
  ]);
  expect(nextSession).toMatchObject({ id, reference });
  expect(notes).toMatchObject([{ text: 'Aline sings', own: true }]);
  expect(kept.open).toMatchObject([{ id }]);
});

test('an export holds everything about a client, but not who wrote notes, nor keys of files', async () => {
  const { client, reference } = await knownAline();
  const { status, json, text, headers } = await admin.call('GET', `/api/clients/${client}/export`);
  expect([status, headers.get('content-disposition')]).toEqual([200, 'attachment; filename="client.json"']);
  expect(json).toMatchObject({
    client: { name: 'Aline Uwase', phones: ['0788123456'], emails: ['aline@example.com'] },
    notes: [{ text: 'Aline sings' }],
    bookings: [
      {
        reference,
        lines: [{}, {}],
        payments: [{ phone: '0788123456' }],
        ledger: [
          { kind: 'charge', amount: 400_000 },
          { kind: 'payment', method: 'cash' },
        ],
        notes: [{ text: 'Aline is shy' }],
      },
    ],
    messages: [{ subject: 'A wedding in June', replies: [] }],
    enrolments: [{ className: 'Ikinimba' }],
    applications: [{ programmeTitle: 'Dance Internship' }],
    newsletter: [{ email: 'aline@example.com' }],
    consents: [{}, {}, {}, {}],
  });
  for (const secret of [admin.user.id, 'Desk', 'cvKey']) expect(text).not.toContain(secret);
});

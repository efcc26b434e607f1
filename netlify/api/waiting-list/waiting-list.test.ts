import { describe, expect, test } from 'vitest';
import { weekdayFields } from '#src/domain/availability/fields/calendar-fields.ts';
import { addDays, formatDate } from '#src/lib/dates/dates.ts';
import { inDays } from '#tests/support/days.ts';
import { everythingIn } from '#tests/support/everything.ts';
import { bookableDay, booked, newPhone, undated } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { clientDesk } from '#tests/support/steps/clients.ts';
import { publishCalendar } from '#tests/support/steps/studio-calendar.ts';
import { join, joined, place, waitingDay, wish } from '#tests/support/steps/waiting.ts';
import { eraseDue } from '../../core/retention/erase-due.ts';

const environment = setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');
const { oneSlot, fill, waiting } = waitingDay(environment);

/** Tokens of the links that were texted, in the order of the list. */
async function tokens(): Promise<string[]> {
  const { placeLink } = await import('../../core/waiting-list/place-link.ts');
  const rows = await environment.sql<{ id: string }>('select id from waiting_list order by created_at');
  return rows.map(({ id }) => placeLink({ id, language: 'en' }).url.split('#')[1] ?? '');
}

const fullDay = async () => {
  await oneSlot();
  return fill();
};

describe('joining the waiting list', () => {
  test('of a full day gives the next place, texted with the link', async () => {
    await fullDay();
    expect((await join()).json).toEqual({ position: 1 });
    const { status, json } = await join();
    expect([status, json]).toEqual([201, { position: 2 }]);
    const texts = await environment.sql('select subject, channel, status from outbox');
    expect(texts).toHaveLength(2);
    expect(texts[0]).toMatchObject({ subject: 'On the waiting list', channel: 'sms' });
  });

  test('twice with one key or one phone keeps the same place and one row', async () => {
    await fullDay();
    await joined();
    const body = wish({ phone: '0788 123 456' });
    const first = await join(body, 'one-key-of-a-client');
    expect(first.json).toEqual({ position: 2 });
    await joined();
    expect((await join(body, 'one-key-of-a-client')).json).toEqual({ position: 2 });
    expect((await join({ ...body, phone: '+250788123456', name: 'Other' })).json).toEqual({ position: 2 });
    expect((await join({ ...body, name: 'Third' }, 'one-key-of-a-client')).status).toBe(409);
    expect(await waiting()).toHaveLength(3);
    const simultaneous = wish();
    const answers = await Promise.all([1, 2, 3].map(() => join(simultaneous)));
    expect(answers.map(({ json }) => json)).toEqual(Array(3).fill({ position: 4 }));
    expect(await waiting()).toHaveLength(4);
  });

  test('of a day with a slot is a 409 that says to book it', async () => {
    const { status, json } = await join();
    expect([status, json]).toEqual([
      409,
      { error: `${formatDate(bookableDay)} has a free slot. Please choose this date and book now.` },
    ]);
  });

  test('of a day that is full only for a service of the order gives a place', async () => {
    await publishCalendar(environment, { photography: 1 });
    await booked({ ...undated, eventDate: bookableDay });
    expect((await join()).status).toBe(201);
    const film = { sku: 'sessions/videography/event/basic', quantity: 1 };
    expect((await join(wish({ items: [film] }))).status).toBe(409);
  });

  test.each([
    ['a past day', { day: inDays(-1) }, 'day'],
    ['tomorrow, too soon for us', { day: inDays(1) }, 'day'],
    ['no such day', { day: '2026-02-30' }, 'day'],
    ['no name', { name: ' ' }, 'name'],
    ['a phone that gets no text', { phone: '+49 170 1234567' }, 'phone'],
    ['no phone', { phone: '' }, 'phone'],
    ['an unknown package', { items: [{ sku: 'sessions/none', quantity: 1 }] }, 'items.0.sku'],
    ['an empty order', { items: [] }, 'items'],
  ])('with %s is a 422 at the field', async (_, changes, field) => {
    await fullDay();
    const { status, json } = await join(wish(changes));
    expect(status).toBe(422);
    expect((json as { fields: object }).fields).toHaveProperty([field]);
    expect(await waiting()).toEqual([]);
  });

  test('needs a key, and is limited for a number and a network', async () => {
    await fullDay();
    const { call } = await import('#tests/support/call.ts');
    expect((await call('POST', '/api/waiting-list', { body: wish() })).status).toBe(400);
    const phone = '0788123456';
    for (let count = 0; count < 10; count += 1) await join(wish({ phone }));
    expect((await join(wish({ phone }))).status).toBe(429);
    const phones = [newPhone(), newPhone(), newPhone()];
    const again = (count: number) => join(wish({ phone: phones[count % 3] }), undefined, '10.77.0.1');
    for (let count = 0; count < 20; count += 1) expect((await again(count)).status).toBe(201);
    expect((await again(20)).status).toBe(429);
  });

  test('gives a network as many places a day as it may hold slots, over all days', async () => {
    await oneSlot();
    const days = [0, 1, 2, 3, 4].map((ahead) => addDays(bookableDay, ahead * 7));
    for (const day of days) await fill(day);
    const answers = [];
    for (const day of days) answers.push((await join(wish({ day }), undefined, '10.77.0.2')).status);
    expect(answers).toEqual([201, 201, 201, 201, 429]);
    expect(await waiting()).toHaveLength(4);
    expect((await join(wish({ day: days[4] }), undefined, '10.77.0.3')).status).toBe(201);
  });

  test('of today, which we no longer offer, is a 422 that says to call', async () => {
    const everyDay = Object.fromEntries(weekdayFields.map((name) => [name, 1]));
    await publishCalendar(environment, { ...everyDay, noticeDays: 0 });
    await fill(inDays(0));
    const { status, json } = await join(wish({ day: inDays(0) }));
    expect([status, json]).toMatchObject([422, { fields: { day: expect.stringContaining('call') } }]);
    expect(await waiting()).toEqual([]);
  });
});

describe('the link of a place', () => {
  test('shows day, order and position, and leaves the list once', async () => {
    await fullDay();
    await joined();
    await joined({ name: 'Chantal' });
    const [first = '', second = ''] = await tokens();
    expect((await place('GET', second)).json).toEqual({
      day: bookableDay,
      name: 'Chantal',
      order: ['Portrait photography, 2 hours, Basic'],
      state: 'waiting',
      position: 2,
    });
    for (let times = 0; times < 2; times += 1)
      expect((await place('DELETE', first)).json).toMatchObject({ state: 'left', position: null });
    expect((await place('GET', second)).json).toMatchObject({ position: 1 });
    expect(
      await environment.sql(`select actor from audit_entries where action = 'waiting-list.left'`),
    ).toEqual([{ actor: 'visitor' }]);
  });

  test('that is unknown, or of a past day, is a 404', async () => {
    await fullDay();
    await joined();
    const [token = ''] = await tokens();
    expect((await place('GET', 'x'.repeat(22))).status).toBe(404);
    await environment.sql('update waiting_list set day = $1', [inDays(-1)]);
    expect((await place('GET', token)).status).toBe(404);
  });
});

describe('staff', () => {
  const list = async () => (await admin.call('GET', `/api/waiting-list?day=${bookableDay}`)).json;

  test('see who waits for a day, and take a client off with a reason', async () => {
    await fullDay();
    const { phone } = await joined();
    await joined({ name: 'Chantal' });
    const { items } = (await list()) as { items: { id: string }[] };
    expect(items).toMatchObject([
      { name: 'Bosco Mugisha', phone, position: 1, order: [expect.any(String)] },
      { name: 'Chantal', position: 2 },
    ]);
    const path = `/api/waiting-list/${items[0]?.id}/removal`;
    expect((await admin.call('POST', path, { reason: '' })).status).toBe(422);
    expect((await admin.call('POST', path, { reason: 'Called: no longer needed' })).status).toBe(200);
    expect((await admin.call('POST', path, { reason: 'Again' })).status).toBe(409);
    expect((await admin.call('POST', '/api/waiting-list/none/removal', { reason: 'x' })).status).toBe(409);
    expect(await list()).toMatchObject({ items: [{ name: 'Chantal', position: 1 }] });
    expect(
      await environment.sql(`select actor, after from audit_entries where action = 'waiting-list.taken-off'`),
    ).toEqual([{ actor: admin.user.id, after: { day: bookableDay, reason: 'Called: no longer needed' } }]);
    expect((await admin.call('GET', '/api/waiting-list?day=soon')).status).toBe(422);
  });

  test('see a place on the client’s page and in the export, and erase it everywhere', async () => {
    await fullDay();
    await joined({ name: 'Bosco Mugisha', phone: '0788123456', email: 'bosco@example.com' });
    const { items } = (await list()) as { items: { id: string }[] };
    await admin.call('POST', `/api/waiting-list/${items[0]?.id}/removal`, { reason: 'Bosco called' });
    const desk = clientDesk(admin);
    const [client] = (await desk.list('q=bosco')).items;
    const { timeline } = await desk.read(client?.id ?? '');
    expect(timeline).toContainEqual(
      expect.objectContaining({ kind: 'waiting', status: 'left', eventDate: bookableDay }),
    );
    const { json } = await admin.call('GET', `/api/clients/${client?.id}/export`);
    expect(json).toMatchObject({ waitingList: [{ day: bookableDay, name: 'Bosco Mugisha' }] });
    expect(await everythingIn(environment)).toMatch(/bosco/i);
    expect((await desk.erase(client?.id ?? '')).status).toBe(200);
    expect(await everythingIn(environment)).not.toMatch(/bosco|0788123456|788 ?123 ?456/i);
  });
});

test('the nightly erasure deletes places of past days, and of clients who left a month ago', async () => {
  await fullDay();
  for (const name of ['Past', 'Left', 'Kept']) await joined({ name });
  await environment.sql(`update waiting_list set day = $1 where name = 'Past'`, [inDays(-1)]);
  await environment.sql(`update waiting_list set left_at = now() - interval '31 days' where name = 'Left'`);
  await eraseDue(new Date());
  expect(await waiting()).toMatchObject([{ name: 'Kept' }]);
  expect(await everythingIn(environment)).not.toMatch(/Past|Left/);
});

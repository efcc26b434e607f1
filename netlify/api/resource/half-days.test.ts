import { beforeAll, describe, expect, inject, test } from 'vitest';
import { limitSiteUser } from '#netlify/ops/limit-site-user.ts';
import { migrate } from '#netlify/ops/migrate.ts';
import { inDays } from '#tests/support/days.ts';
import { bookableDay, booked, workingDay } from '#tests/support/requests/booking-request.ts';
import { setUpEarlierDatabase } from '#tests/support/server/earlier-database.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { addedResource, assign, spanOn } from '#tests/support/steps/resources.ts';
import { deskOf } from '#tests/support/steps/staff-booking.ts';

/** Makes a database refuse extensions with an error code, as some providers do. */
const refuseExtensions = (code: string) => `
  create or replace function refuse_extension() returns event_trigger language plpgsql as
    $$ begin raise exception 'No extensions here.' using errcode = '${code}'; end $$;
  drop event trigger if exists refuse_extensions;
  create event trigger refuse_extensions on ddl_command_start when tag in ('CREATE EXTENSION')
    execute function refuse_extension()`;

const refusing = setUpEarlierDatabase('desk');
const notices: string[] = [];
beforeAll(async () => {
  await refusing.client.query(refuseExtensions('42501'));
  await migrate(refusing.url, undefined, (sentence) => notices.push(sentence));
  await limitSiteUser(refusing.url, inject('siteUser'));
  // A database that is copied has no other connections.
  await refusing.client.end();
});

describe('a database that refuses btree_gist', () => {
  const environment = setUpEnvironment({ template: 'test_before_desk' });
  const admin = setUpUser('grace@fts.example', 'ADMIN');

  test('the migration says so, and leaves half days with the same constraint and nothing else', async () => {
    expect(notices).toEqual(['People and kit are taken by half days: the database refuses btree_gist.']);
    const found = await environment.sql(
      `select conrelid::regclass::text as table, contype as kind from pg_constraint where conname = 'assignments_no_clash'`,
    );
    expect(found).toEqual([{ table: 'assignment_halves', kind: 'u' }]);
    expect(await environment.sql(`select extname from pg_extension where extname = 'btree_gist'`)).toEqual(
      [],
    );
  });

  test('a clash within a half day gets the same answer, and the other half is free', async () => {
    const [camera, free] = [await addedResource(admin), await addedResource(admin, { name: 'Sony A7' })];
    const [first, second] = [await booked(), await booked()];
    const morning = spanOn(bookableDay, '08:00', '10:00');
    expect((await assign(admin, first.id, camera, morning)).status).toBe(201);
    const answer = await assign(admin, second.id, camera, spanOn(bookableDay, '11:00', '12:00'));
    expect([answer.status, answer.json]).toEqual([
      409,
      {
        error: expect.stringContaining(first.reference),
        clash: { reference: first.reference, ...morning },
        free: [{ id: free, kind: 'camera', name: 'Sony A7' }],
      },
    ]);
    expect((await assign(admin, second.id, camera, spanOn(bookableDay, '12:00', '24:00'))).status).toBe(201);
  });

  test('a second span in a half day that the booking has already is refused with the way out', async () => {
    const camera = await addedResource(admin);
    const { id, reference } = await booked();
    const morning = spanOn(bookableDay, '08:00', '10:00');
    await assign(admin, id, camera, morning);
    const answer = await assign(admin, id, camera, spanOn(bookableDay, '11:00', '12:00'));
    expect([answer.status, answer.json]).toMatchObject([
      409,
      {
        error: expect.stringContaining('already assigned to this booking'),
        clash: { reference, ...morning },
      },
    ]);
    const [{ id: first = '' } = {}] = (await deskOf(admin, id).see()).assignments;
    await admin.call('DELETE', `/api/bookings/${id}/assignments/${first}`);
    expect((await assign(admin, id, camera, spanOn(bookableDay, '08:00', '12:00'))).status).toBe(201);
  });

  test('resources listed as free can be taken', async () => {
    const camera = await addedResource(admin);
    const { id } = await booked();
    await assign(admin, id, camera, spanOn(bookableDay, '08:00', '10:00'));
    const freeIn = async (starts: string, ends: string) => {
      const { from, to } = spanOn(bookableDay, starts, ends);
      const { json } = await admin.call('GET', `/api/resources/free?from=${from}&to=${to}`);
      return (json as { items: object[] }).items.length;
    };
    expect([
      await freeIn('10:00', '12:00'),
      await freeIn('11:59', '13:00'),
      await freeIn('12:00', '13:00'),
    ]).toEqual([0, 0, 1]);
  });

  test('an absence of days, a move and a cancelled booking keep the half days right', async () => {
    const camera = await addedResource(admin);
    const { id } = await booked();
    await assign(admin, id, camera, spanOn(bookableDay));
    const later = workingDay(60);
    expect((await deskOf(admin, id).moveTo(later)).status).toBe(200);
    const halves = () =>
      environment.sql<{ half: string }>('select half::text from assignment_halves order by half');
    expect(await halves()).toEqual([{ half: `${later} 00:00:00` }, { half: `${later} 12:00:00` }]);
    await deskOf(admin, id).cancel();
    expect(await halves()).toEqual([]);
    const span = { from: spanOn(inDays(1)).from, to: spanOn(inDays(3)).to };
    await admin.call('POST', `/api/resources/${camera}/absences`, { ...span, reason: 'Repair' });
    expect(await halves()).toHaveLength(6);
  });

  test('two spans of one booking that a move brings into one half day become one', async () => {
    const camera = await addedResource(admin);
    const { id } = await booked();
    const setHour = (time: string) =>
      deskOf(admin, id).act('PUT', '/session', { startsAt: `${bookableDay}T${time}:00+02:00`, minutes: 60 });
    await setHour('11:30');
    await assign(admin, id, camera, spanOn(bookableDay, '09:00', '11:00'));
    await assign(admin, id, camera, spanOn(bookableDay, '14:00', '16:00'));
    expect((await setHour('08:30')).status).toBe(200);
    expect((await deskOf(admin, id).see()).assignments).toMatchObject([
      spanOn(bookableDay, '06:00', '13:00'),
    ]);
  });

  test('a camera taken by two at once goes to one', async () => {
    const [first, second] = [await booked(), await booked()];
    for (let round = 0; round < 10; round++) {
      const camera = await addedResource(admin, { name: `Camera ${round}` });
      const answers = await Promise.all(
        [first, second].map(({ id }) => assign(admin, id, camera, spanOn(bookableDay))),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    }
  });
});

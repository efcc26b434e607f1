import { expect, test } from 'vitest';
import type { Answer } from '#tests/support/call.ts';
import { bookableDay, booked, workingDay } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { addedResource, assign, spanOn } from '#tests/support/steps/resources.ts';

const environment = setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');
const other = setUpUser('moses@fts.example', 'ADMIN');

const rounds = 100;
const count = (answers: Answer[], wanted: number) => answers.filter(({ status }) => status === wanted).length;

const overlaps = () =>
  environment.sql(
    `select from assignments one join assignments other
     on one.resource_id = other.resource_id and one.id < other.id
     and tstzrange(one.starts_at, one.ends_at) && tstzrange(other.starts_at, other.ends_at)`,
  );

/** Adds cameras without their calls. */
const cameras = async () =>
  (
    await environment.sql<{ id: string }>(
      `insert into resources (kind, name) select 'camera', 'Camera ' || n from generate_series(1, ${rounds}) n returning id`,
    )
  ).map(({ id }) => id);

test('a camera taken by two staff at once, 100 times, goes to exactly one', async () => {
  const [first, second] = [await booked(), await booked()];
  const answers: Answer[] = [];
  for (const camera of await cameras())
    answers.push(
      ...(await Promise.all([
        assign(admin, first.id, camera, spanOn(bookableDay, '09:00', '13:00')),
        assign(other, second.id, camera, spanOn(bookableDay, '12:00', '15:00')),
      ])),
    );
  expect([count(answers, 201), count(answers, 409)]).toEqual([rounds, rounds]);
  for (const { json } of answers.filter(({ status }) => status === 409))
    expect(json).toMatchObject({ clash: { reference: expect.stringMatching(/^FTS-/) } });
  expect(await overlaps()).toEqual([]);
});

test('many who take one camera at once get one acceptance, and no one a fault', async () => {
  const camera = await addedResource(admin);
  const bookings = await Promise.all([booked(), booked(), booked()]);
  const answers = await Promise.all(
    [...bookings, ...bookings, ...bookings].map(({ id }) => assign(admin, id, camera, spanOn(bookableDay))),
  );
  expect([count(answers, 201), count(answers, 409)]).toEqual([1, 8]);
});

test('a session that moves while it is assigned, 100 times, leaves nothing on the old date', async () => {
  const days = [bookableDay, workingDay(60)] as const;
  const { id } = await booked();
  const answers: Answer[] = [];
  for (const [round, camera] of (await cameras()).entries()) {
    const [from, to] = round % 2 === 0 ? days : [days[1], days[0]];
    const [{ version } = {}] = await environment.sql('select version from bookings where id = $1', [id]);
    const [moved, assigned] = await Promise.all([
      admin.call('PUT', `/api/bookings/${id}/day`, { eventDate: to, version }),
      assign(other, id, camera, spanOn(from)),
    ]);
    answers.push(assigned);
    expect([moved.status, assigned.status]).toEqual([200, expect.toBeOneOf([201, 409])]);
    const left = await environment.sql(
      `select from assignments a join bookings b on b.id = a.booking_id
       where b.event_date <> (a.starts_at at time zone 'Africa/Kigali')::date`,
    );
    expect(left).toEqual([]);
    await environment.sql('delete from assignments');
  }
  expect(count(answers, 201) + count(answers, 409)).toBe(rounds);
});

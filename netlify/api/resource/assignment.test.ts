import { describe, expect, test } from 'vitest';
import type { StaffBooking } from '#src/domain/booking/staff/staff-booking.ts';
import { addDays } from '#src/lib/dates/dates.ts';
import { unknownId } from '#tests/support/call.ts';
import { bookableDay, booked, undated, workingDay } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { bookedWithLink, mine } from '#tests/support/steps/booking-link.ts';
import { notificationsOf } from '#tests/support/steps/notifications.ts';
import { addedResource, assign, spanOn } from '#tests/support/steps/resources.ts';
import { deskOf } from '#tests/support/steps/staff-booking.ts';

const environment = setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');

const day = bookableDay;
const later = workingDay(60);
const whole = spanOn(day);

const spansOf = ({ assignments }: StaffBooking) =>
  assignments.map(({ resource: { name }, from, to }) => ({ name, from, to }));
const setHour = async (id: string, time: string, minutes: number) => {
  const { eventDate } = await deskOf(admin, id).see();
  return deskOf(admin, id).act('PUT', '/session', { startsAt: `${eventDate}T${time}:00+02:00`, minutes });
};

describe('assigning', () => {
  test('a booking has what is assigned until it is taken off, and its history names it', async () => {
    const camera = await addedResource(admin);
    const { id } = await booked();
    const answer = await assign(admin, id, camera, spanOn(day, '10:00', '12:00'));
    expect([answer.status, answer.json]).toEqual([201, { id: expect.any(String) }]);
    const { id: assignment } = answer.json as { id: string };
    const seen = await deskOf(admin, id).see();
    expect(seen.assignments).toEqual([
      {
        id: assignment,
        resource: { id: camera, kind: 'camera', name: 'Canon R5' },
        ...spanOn(day, '10:00', '12:00'),
      },
    ]);
    expect(seen.history[0]).toMatchObject({ action: 'booking.assigned', after: { resource: 'Canon R5' } });
    const [entry] = await environment.sql(
      `select after from audit_entries where action = 'booking.assigned'`,
    );
    expect(entry).toMatchObject({ after: { resource: camera } });
    const path = `/api/bookings/${id}/assignments/${assignment}`;
    expect((await admin.call('DELETE', path)).status).toBe(200);
    expect((await admin.call('DELETE', path)).status).toBe(404);
    const after = await deskOf(admin, id).see();
    expect([after.assignments, after.history[0]]).toMatchObject([[], { action: 'booking.unassigned' }]);
  });

  test('a clash names who has it and only what is free, of its kind and able to do the service', async () => {
    const camera = await addedResource(admin, { services: ['photography'] });
    const free = await addedResource(admin, { name: 'Sony A7' });
    await addedResource(admin, { name: 'Sony FX3', services: ['videography'] });
    await addedResource(admin, { kind: 'room', name: 'Studio A' });
    const away = await addedResource(admin, { name: 'Nikon Z8' });
    await admin.call('POST', `/api/resources/${away}/absences`, { ...whole, reason: 'Repair' });
    const [first, second] = [await booked(), await booked()];
    const span = spanOn(day, '10:00', '12:00');
    await assign(admin, first.id, camera, span);
    const answer = await assign(admin, second.id, camera, whole);
    expect([answer.status, answer.json]).toEqual([
      409,
      {
        error: expect.stringContaining(`Canon R5 is already assigned to ${first.reference}`),
        clash: { reference: first.reference, ...span },
        free: [{ id: free, kind: 'camera', name: 'Sony A7' }],
      },
    ]);
    expect((await assign(admin, second.id, camera, spanOn(day, '12:00', '14:00'))).status).toBe(201);
    const broken = await assign(admin, second.id, away, span);
    expect(broken.json).toMatchObject({ clash: { reference: null, ...whole }, free: [{ id: free }] });
  });

  test('a cancelled booking, goods, a session without a date and another date are refused', async () => {
    const camera = await addedResource(admin);
    const refused = async (id: string, span = whole) => {
      const { status, json } = await assign(admin, id, camera, span);
      expect([status, json]).toMatchObject([409, { error: expect.any(String), current: { id } }]);
    };
    const cancelled = await booked();
    await deskOf(admin, cancelled.id).cancel();
    await refused(cancelled.id);
    await refused((await booked(undated)).id);
    const dated = await booked();
    await refused(dated.id, spanOn(later));
    await environment.sql(
      `update bookings set kind = 'goods', event_date = null, held_until = null where id = $1`,
      [dated.id],
    );
    await refused(dated.id);
    await environment.sql(`update bookings set kind = 'fee' where id = $1`, [dated.id]);
    await refused(dated.id);
  });

  test('a session over midnight is assigned kit until it ends on the next date', async () => {
    const [camera, next] = [await addedResource(admin), addDays(day, 1)];
    const { id } = await booked();
    await setHour(id, '22:00', 240);
    expect((await assign(admin, id, camera, spanOn(next, '00:30', '03:00'))).status).toBe(201);
    expect((await assign(admin, id, camera, spanOn(next, '03:00', '04:00'))).status).toBe(409);
  });

  test('an unknown booking gets 404, and an unknown resource 422', async () => {
    const camera = await addedResource(admin);
    expect((await assign(admin, unknownId, camera, whole)).status).toBe(404);
    expect((await assign(admin, (await booked()).id, unknownId, whole)).status).toBe(422);
  });
});

describe('a cancelled booking', () => {
  test('a cancelled booking frees its people and kit', async () => {
    const camera = await addedResource(admin);
    const [first, second] = [await booked(), await booked()];
    await assign(admin, first.id, camera, whole);
    await deskOf(admin, first.id).cancel();
    expect((await deskOf(admin, first.id).see()).assignments).toEqual([]);
    expect((await assign(admin, second.id, camera, whole)).status).toBe(201);
  });
});

describe('a session that moves', () => {
  test('assignments follow a move to its day and hour, and other spans keep their distance', async () => {
    const [camera, car] = [
      await addedResource(admin),
      await addedResource(admin, { kind: 'car', name: 'Rav4' }),
    ];
    const { id } = await booked();
    await assign(admin, id, camera, whole);
    await assign(admin, id, car, spanOn(day, '08:00', '09:00'));
    expect((await setHour(id, '10:00', 120)).status).toBe(200);
    expect(spansOf(await deskOf(admin, id).see())).toEqual([
      { name: 'Rav4', ...spanOn(day, '08:00', '09:00') },
      { name: 'Canon R5', ...spanOn(day, '10:00', '12:00') },
    ]);
    expect((await setHour(id, '11:30', 60)).status).toBe(200);
    expect((await deskOf(admin, id).moveTo(later)).status).toBe(200);
    expect(spansOf(await deskOf(admin, id).see())).toEqual([
      { name: 'Rav4', ...spanOn(later, '09:30', '10:30') },
      { name: 'Canon R5', ...spanOn(later, '11:30', '12:30') },
    ]);
  });

  test.each([
    ['later', '13:00', '12:00', '14:00'],
    ['earlier', '09:00', '08:00', '10:00'],
  ])('two spans of one camera move %s without clashing with each other', async (_, start, first, last) => {
    const camera = await addedResource(admin);
    const { id } = await booked();
    await setHour(id, '11:00', 60);
    await assign(admin, id, camera, spanOn(day, '10:00', '11:00'));
    await assign(admin, id, camera, spanOn(day, '11:00', '12:00'));
    expect((await setHour(id, start, 60)).status).toBe(200);
    const spans = spansOf(await deskOf(admin, id).see());
    expect([spans[0]?.from, spans[1]?.to]).toEqual([
      spanOn(day, first, last).from,
      spanOn(day, first, last).to,
    ]);
  });

  /** Retires the camera as if the session had been before. */
  const retire = (camera: string) =>
    environment.sql('update resources set retired_at = now() where id = $1', [camera]);

  test('a retired resource is taken off, which the history says', async () => {
    const [camera, car] = [
      await addedResource(admin),
      await addedResource(admin, { kind: 'car', name: 'Rav4' }),
    ];
    const { id } = await booked();
    for (const resource of [camera, car]) await assign(admin, id, resource, whole);
    await retire(camera);
    expect((await deskOf(admin, id).moveTo(later)).status).toBe(200);
    const seen = await deskOf(admin, id).see();
    expect(spansOf(seen)).toEqual([{ name: 'Rav4', ...spanOn(later) }]);
    expect(seen.history).toContainEqual(
      expect.objectContaining({
        action: 'booking.assignment-lost',
        before: expect.objectContaining({ resource: 'Canon R5' }),
      }),
    );
  });

  test('by staff, a clash refuses the move whole and names who has it and what is free', async () => {
    const [camera, free] = [await addedResource(admin), await addedResource(admin, { name: 'Sony A7' })];
    const [mine, other] = [await booked(), await booked({ eventDate: later })];
    await assign(admin, mine.id, camera, whole);
    await assign(admin, other.id, camera, spanOn(later));
    const answer = await deskOf(admin, mine.id).moveTo(later);
    expect([answer.status, answer.json]).toEqual([
      409,
      {
        error: expect.stringContaining(other.reference),
        clash: { reference: other.reference, ...spanOn(later) },
        free: [{ id: free, kind: 'camera', name: 'Sony A7' }],
      },
    ]);
    const seen = await deskOf(admin, mine.id).see();
    expect([seen.eventDate, spansOf(seen)]).toEqual([day, [{ name: 'Canon R5', ...whole }]]);
  });

  test('by the client, what is not free is taken off, and staff are notified', async () => {
    const [camera, room, person] = [
      await addedResource(admin),
      await addedResource(admin, { kind: 'room', name: 'Studio A' }),
      await addedResource(admin, { kind: 'person', name: 'Moses' }),
    ];
    const { id, token } = await bookedWithLink(environment.mailbox);
    const other = await booked({ eventDate: later });
    for (const resource of [camera, room, person]) await assign(admin, id, resource, whole);
    await retire(room);
    await assign(admin, other.id, camera, spanOn(later));
    expect((await mine('PUT', token, { body: { eventDate: later } })).status).toBe(200);
    const seen = await deskOf(admin, id).see();
    expect(spansOf(seen)).toEqual([{ name: 'Moses', ...spanOn(later) }]);
    expect(seen.history.map(({ action }) => action)).toContain('booking.assignment-lost');
    const told = await notificationsOf(
      environment,
      `subject_id = $1 and dedupe_key like 'assignments-lost:%'`,
      [id],
    );
    expect(told).toHaveLength(1);
    for (const name of ['Canon R5', 'Studio A', 'are not free on the new date'])
      expect(told[0]?.text).toContain(name);
  });
});

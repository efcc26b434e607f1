import { expect, test } from 'vitest';
import { addDays } from '#src/lib/dates/dates.ts';
import { countRows } from '#tests/support/count-rows.ts';
import { today } from '#tests/support/days.ts';
import { bookableDay, booked } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { deskOf } from '#tests/support/steps/staff-booking.ts';
import { createMissingTasks } from './create-missing-tasks.ts';

const environment = setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');

/** Confirms a booking of two lines, as it was while there were no tasks. */
async function confirmedBefore(): Promise<string> {
  const { id } = await booked();
  await deskOf(admin, id).confirm();
  await environment.sql('delete from tasks where booking_id = $1', [id]);
  return id;
}

const count = () => countRows(environment, 'tasks');
const onDay = (id: string, day: string) =>
  environment.sql('update bookings set event_date = $2 where id = $1', [id, day]);

test('a session confirmed before there were tasks gets them once, without a trace in its history', async () => {
  const id = await confirmedBefore();
  const acts = await countRows(environment, 'audit_entries');
  await Promise.all([1, 2, 3].map(() => createMissingTasks(new Date())));
  await createMissingTasks(new Date());
  const { tasks } = await deskOf(admin, id).see();
  expect(tasks).toHaveLength(12);
  expect(tasks[1]).toMatchObject({ title: 'Shoot', dueDay: bookableDay });
  expect(await countRows(environment, 'audit_entries')).toBe(acts);
});

test('a session of today gets its tasks, one of yesterday and an unconfirmed one do not', async () => {
  const id = await confirmedBefore();
  await booked();
  await onDay(id, addDays(today(), -1));
  await createMissingTasks(new Date());
  expect(await count()).toBe(0);
  await onDay(id, today());
  await createMissingTasks(new Date());
  expect(await count()).toBe(12);
});

test('a booking that is cancelled while the job runs has no open tasks', async () => {
  const id = await confirmedBefore();
  await Promise.all([createMissingTasks(new Date()), deskOf(admin, id).cancel()]);
  expect(await count()).toBe(0);
});

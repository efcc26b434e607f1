import { beforeEach, expect, test } from 'vitest';
import { addDays, todayInKigali } from '#src/lib/dates/dates.ts';
import { weekdayOf } from '#src/lib/dates/months.ts';
import { itemsIn } from '#tests/support/call.ts';
import { booked } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';

const environment = setUpEnvironment();
const admin = setUpUser('admin@fts.example', 'ADMIN');

const names = async (query: string) =>
  itemsIn<{ name: string }>(await admin.call('GET', `/api/bookings?sort=name${query}`)).map(
    ({ name }) => name,
  );

/** Gives the booking of a name these values. */
const set = (name: string, values: string) =>
  environment.sql(`update bookings set ${values} where name = $1`, [name]);

beforeEach(async () => {
  const today = todayInKigali(new Date());
  const monday = addDays(today, -weekdayOf(today));
  const days = {
    Aline: today,
    Bosco: monday,
    Claire: addDays(monday, 6),
    Diane: addDays(monday, -1),
    Eric: addDays(monday, 7),
  };
  for (const [name, day] of Object.entries(days)) {
    await booked({ name });
    await set(name, `event_date = '${day}'`);
  }
});

test('the periods have the sessions of today and of Monday to Sunday, without cancelled ones', async () => {
  expect(await names('&when=today')).toContain('Aline');
  expect(await names('&when=week')).toEqual(['Aline', 'Bosco', 'Claire']);
  await set('Aline', `status = 'cancelled'`);
  expect(await names('&when=today')).not.toContain('Aline');
  expect(await names('&when=week')).toEqual(['Bosco', 'Claire']);
});

test('due bookings have something to pay, and are neither cancelled nor abandoned', async () => {
  expect(await names('&paid=due')).toHaveLength(5);
  await set('Aline', `status = 'cancelled'`);
  await set('Bosco', `held_until = now() - interval '1 minute'`);
  await set('Claire', 'due = 0');
  await set('Diane', 'held_until = null');
  expect(await names('&paid=due')).toEqual(['Diane', 'Eric']);
});

test('bookings assigned to me are those of the person with my account, each once', async () => {
  expect(await names('&assigned=me')).toEqual([]);
  for (const [name, user] of [
    ['Grace', admin.user.id],
    ['Henry', null],
  ])
    await environment.sql(`insert into resources (kind, name, user_id) values ('person', $1, $2)`, [
      name,
      user,
    ]);
  const assign = (person: string, client: string, hour: number) =>
    environment.sql(
      `insert into assignments (resource_id, booking_id, starts_at, ends_at, actor)
        select resources.id, bookings.id, event_date + make_interval(hours => $3), event_date + make_interval(hours => $3 + 1), ''
        from resources, bookings where resources.name = $1 and bookings.name = $2`,
      [person, client, hour],
    );
  await assign('Grace', 'Eric', 8);
  await assign('Grace', 'Eric', 10);
  await assign('Henry', 'Claire', 8);
  expect(await names('&assigned=me')).toEqual(['Eric']);
  expect(await names('&assigned=me&when=week')).toEqual([]);
});

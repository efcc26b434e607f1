import { describe, expect, test } from 'vitest';
import { setUpEnvironment } from '#tests/support/set-up.ts';
import { storeBooking } from '#tests/support/steps/clients.ts';

const environment = setUpEnvironment();

const known = async () => ({
  clients: await environment.sql('select name, booked from clients order by name'),
  keys: (await environment.sql<{ value: string }>('select value from client_keys order by value')).map(
    ({ value }) => value,
  ),
});

const store = (fields: Parameters<typeof storeBooking>[1]) => storeBooking(environment, fields);

describe('a client', () => {
  test('loses the keys and name that only a deleted record carried', async () => {
    const { id } = await store({ name: 'Aline', phone: '0788123456', email: 'a@example.com' });
    await store({ name: 'A. Uwase', phone: '0788123456' });
    await environment.sql('delete from bookings where id = $1', [id]);
    expect(await known()).toEqual({ clients: [{ name: 'A. Uwase', booked: 1 }], keys: ['0788123456'] });
  });

  test('without records vanishes with keys and notes, but not while a merged one has a record', async () => {
    const one = await store({ name: 'Aline', phone: '0788123456' });
    const other = await store({ name: 'Bosco', email: 'b@example.com' });
    await environment.sql(`insert into client_notes (client_id, author, text) values ($1, 'x', 'Shy')`, [
      one.client_id,
    ]);
    await environment.sql('update clients set merged_into = $1 where id = $2', [
      one.client_id,
      other.client_id,
    ]);
    await environment.sql('delete from bookings where id = $1', [one.id]);
    expect((await known()).keys).toEqual(['b@example.com']);
    await environment.sql('delete from bookings');
    expect(await known()).toEqual({ clients: [], keys: [] });
    expect(await environment.sql('select text from client_notes')).toEqual([]);
  });

  test('gets the new email of a record and loses the old one', async () => {
    await store({ phone: '0788123456', email: 'old@example.com' });
    await environment.sql(`update bookings set email = 'new@example.com'`);
    expect((await known()).keys).toEqual(['0788123456', 'new@example.com']);
  });

  test('keeps what staff typed until the last record is gone', async () => {
    const { id, client_id } = await store({ name: 'Alin', phone: '0788123456' });
    await store({ name: 'Alin', phone: '0788123456' });
    await environment.sql(`update clients set name = 'Aline'`);
    await environment.sql(`insert into client_keys values ('email', 'a@example.com', $1)`, [client_id]);
    await environment.sql('delete from bookings where id = $1', [id]);
    expect(await known()).toEqual({
      clients: [{ name: 'Aline', booked: 1 }],
      keys: ['0788123456', 'a@example.com'],
    });
  });
});

test('two simultaneous deletions of a client’s last records leave no client, 30 times', async () => {
  for (let round = 0; round < 30; round += 1) {
    const [one, other] = [await store({ phone: '0788123456' }), await store({ phone: '0788123456' })];
    await Promise.all(
      [one, other].map(({ id }) => environment.sql('delete from bookings where id = $1', [id])),
    );
    expect(await known()).toEqual({ clients: [], keys: [] });
  }
});

import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { setUpEnvironment } from '#tests/support/set-up.ts';

const environment = setUpEnvironment();

interface Stored {
  client_id: string;
}

/** Stores a booking in a transaction of its own and returns its client's id. */
async function store({ name = 'Aline', email = '', phone = '', clientId = null as string | null }) {
  const [row] = await environment.sql<Stored>(
    `insert into bookings (reference, name, email, phone, location, message, total, client_id)
     values (gen_random_uuid(), $1, $2, $3, '', '', 1, $4) returning client_id`,
    [name, email, phone, clientId],
  );
  return row?.client_id;
}

const write = async (email: string, phone: string, table = 'messages') => {
  const [row] = await environment.sql<Stored>(
    `insert into ${table} (name, email, phone, subject, message, consent)
     values ('Aline', $1, $2, '', '', '') returning client_id`,
    [email, phone],
  );
  return row?.client_id;
};

const keysOf = async (id: string | undefined) =>
  (
    await environment.sql<{ value: string }>(
      'select value from client_keys where client_id = $1 order by value',
      [id],
    )
  ).map(({ value }) => value);

describe('the key of a phone', () => {
  test.each([
    ['0788123456', '0788123456'],
    ['+250 788 123 456', '0788123456'],
    ['250788123456', '0788123456'],
    ['00250788123456', '0788123456'],
    ['(0)788-123-456', '0788123456'],
    ['788123456', '0788123456'],
    ['+32 470 12 34 56', '32470123456'],
    ['0032 470 12 34 56', '32470123456'],
    ['0252 123 456', '0252123456'],
    ['+250 252 123 456', '0252123456'],
    ['00250 252 123 456', '0252123456'],
    ['+252 61 234 567', '25261234567'],
    ['00252 12 34 56', '252123456'],
    ['12345', ''],
    ['none', ''],
    ['', ''],
  ])('%s is %s', async (typed, key) => {
    expect(await environment.sql('select phone_key($1) as key', [typed])).toEqual([{ key }]);
  });
});

describe('a record', () => {
  test('with a known phone, differently written, gets its client', async () => {
    const client = await store({ phone: '0788123456' });
    expect(await write('', '+250 788 123 456')).toBe(client);
  });

  test('with a known landline, differently written, gets its client', async () => {
    expect(await write('', '+250 252 123 456')).toBe(await write('', '0252 123 456'));
  });

  test('with a known email in capitals gets its client, who gets its phone too', async () => {
    const client = await store({ email: 'aline@example.com' });
    expect(await write('Aline@Example.com', '0788123456')).toBe(client);
    expect(await keysOf(client)).toEqual(['0788123456', 'aline@example.com']);
  });

  test('with keys of two clients gets the client of the phone, and moves no key', async () => {
    const [ofPhone, ofEmail] = [
      await store({ phone: '0788123456' }),
      await store({ email: 'a@example.com' }),
    ];
    expect(await store({ phone: '0788123456', email: 'a@example.com' })).toBe(ofPhone);
    expect(await keysOf(ofEmail)).toEqual(['a@example.com']);
  });

  test('without phone and email has no client', async () => {
    expect(await store({})).toBeNull();
    expect(await environment.sql('select id from clients')).toEqual([]);
  });

  test('stored for a given client keeps it and adds new keys', async () => {
    const client = await store({ phone: '0788123456' });
    expect(await store({ phone: '0788999999', clientId: client ?? null })).toBe(client);
    expect(await keysOf(client)).toEqual(['0788123456', '0788999999']);
  });

  test('names a client who had no name, and renames none', async () => {
    await environment.sql(`insert into subscribers (email, consent) values ('a@example.com', '')`);
    await store({ email: 'a@example.com', name: 'Aline' });
    await store({ email: 'a@example.com', name: 'Bosco' });
    expect(await environment.sql('select name from clients')).toEqual([{ name: 'Aline' }]);
  });

  test('that is rolled back leaves no client', async () => {
    await expect(
      environment.sql(
        `begin; insert into subscribers (email, consent) values ('a@example.com', ''); select 1/0`,
      ),
    ).rejects.toThrow();
    expect(await environment.sql('select id from clients')).toEqual([]);
  });
});

test('fifty simultaneous bookings of one new phone and different emails make one client', async () => {
  const pool = new pg.Pool({ connectionString: environment.databaseUrl, max: 50 });
  pool.on('error', () => undefined); // Dropped together with the database.
  const insert = `insert into bookings (reference, name, email, phone, location, message, total)
     values (gen_random_uuid(), 'Aline', $1, $2, '', '', 1)`;
  try {
    for (let round = 0; round < 100; round += 1) {
      const phone = `0788${String(100_000 + round)}`;
      await Promise.all(
        Array.from({ length: 50 }, (_, n) =>
          pool.query(insert, [n % 2 ? '' : `a${n % 4}.${round}@example.com`, phone]),
        ),
      );
    }
    const { rows } = await pool.query(
      `select count(*)::int as clients, (select count(*)::int from bookings where client_id is null) as lost from clients`,
    );
    expect(rows).toEqual([{ clients: 100, lost: 0 }]);
  } finally {
    await pool.end();
  }
});

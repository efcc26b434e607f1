import { expect, test } from 'vitest';
import { migrate } from '#netlify/ops/migrate.ts';
import { setUpEarlierDatabase } from '#tests/support/server/earlier-database.ts';
import { newsText } from './notification-words.ts';

const database = setUpEarlierDatabase('languages');

test('the migration keeps the sentence of an earlier notification', async () => {
  const sentence = 'Aline “Lily” Uwase booked for 400,000 RWF (FTS-1).';
  await database.client.query(
    `insert into notifications (dedupe_key, kind, text) values ('booking:1', 'booking', $1)`,
    [sentence],
  );
  await migrate(database.url);
  const { rows } = await database.client.query('select key, values from notifications');
  expect(rows.map(newsText)).toEqual([sentence]);
});

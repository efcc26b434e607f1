import { describe, expect, test } from 'vitest';
import { db } from '#netlify/core/database.ts';
import { setUpEnvironment } from '../set-up.ts';

describe.each(['server', 'serverless'] as const)('the platform for a test, driver %s', (driver) => {
  const environment = setUpEnvironment({ driver });

  test('gives the code a migrated database of its own', async () => {
    const { rows } = await db().execute('select current_database() as name');
    expect(environment.databaseUrl).toContain(String(rows[0]?.name));
    expect(await environment.sql('select name from netlify.migrations')).not.toEqual([]);
  });

  test('reaches the database by the chosen driver', () => {
    expect(environment.neonSessions() > 0).toBe(driver === 'serverless');
  });

  test('empties every table on reset', async () => {
    await environment.sql('create table note (id int)');
    await environment.sql('insert into note values (1)');
    await environment.reset();
    expect(await environment.sql('select * from note')).toEqual([]);
  });
});

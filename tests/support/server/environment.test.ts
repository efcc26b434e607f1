import { describe, expect, test } from 'vitest';
import { db } from '#netlify/core/database.ts';
import { setUpEnvironment } from '../set-up.ts';

describe.each(['server', 'serverless'] as const)('the test environment, driver %s', (driver) => {
  const environment = setUpEnvironment({ driver });

  test('the code under test gets its own migrated database', async () => {
    const { rows } = await db().execute('select current_database() as name');
    expect(environment.databaseUrl).toContain(String(rows[0]?.name));
    expect(await environment.sql('select name from netlify.migrations')).not.toEqual([]);
  });

  test('the code under test reaches the database by the chosen driver', () => {
    expect(environment.neonSessions() > 0).toBe(driver === 'serverless');
  });

  test('a reset empties every table', async () => {
    await environment.sql('create table note (id int)');
    await environment.sql('insert into note values (1)');
    await environment.reset();
    expect(await environment.sql('select * from note')).toEqual([]);
  });
});

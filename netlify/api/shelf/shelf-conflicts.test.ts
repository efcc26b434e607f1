import { describe, expect, test } from 'vitest';
import type { ServiceFields } from '#src/features/catalogue/services/service.ts';
import type { StaffEntry } from '#src/features/shelf/entry.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { inBase, servicesAt } from '#tests/support/shelf/services.ts';

const environment = setUpEnvironment();
const admin = setUpUser('admin@fts.example', 'ADMIN');
const other = setUpUser('head@fts.example', 'SUPERADMIN');
const { names, one, listed, act } = servicesAt(admin);

test('of two who change one service at once one is first, and the other gets it as it is', async () => {
  const { version } = await one('dancing');
  const answers = await Promise.all(
    [admin, other].map((who, index) => act('PUT', 'dancing', { version, name: `Dance ${index}` }, who)),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409)?.json as {
    current: StaffEntry<ServiceFields>;
  };
  expect(refused.current.fields.name).toMatch(/^Dance \d$/);
  for (const [method, path] of [
    ['DELETE', ''],
    ['POST', '/restore'],
    ['POST', '/revert'],
  ] as const)
    expect((await act(method, 'dancing', { version }, admin, path)).status, method + path).toBe(409);
});

test('what git says now goes with the version: who saw another git is asked to look', async () => {
  const { version } = await one('dancing');
  const [row] = version.split('.');
  expect((await act('PUT', 'dancing', { version: `${row}.0123456789`, name: 'Dance' })).status).toBe(409);
});

describe('what git changed since', () => {
  const base = (fields: object) =>
    environment.sql(`update shelf_entries set base = base || $1`, [JSON.stringify(fields)]);

  test('in the same field is a clash until someone has seen it', async () => {
    await act('PUT', 'dancing', { name: 'Dance', state: 'published' });
    await base({ name: 'Dancers' });
    expect((await one('dancing')).clashing).toEqual(['name']);
    expect((await listed('?shows=clashing')).total).toBe(1);
    await act('PUT', 'dancing', { name: 'Dance', state: 'published' });
    expect((await one('dancing')).clashing).toEqual([]);
  });

  test('to what was changed here can be dropped', async () => {
    await act('PUT', 'dancing', { name: 'Dance', state: 'published' });
    await environment.sql(`update shelf_entries set changes = '{"name": "Dancing"}'`);
    expect(await one('dancing')).toMatchObject({ caughtUp: true, changed: [] });
    await act('POST', 'dancing', {}, admin, '/revert');
    expect((await one('dancing')).caughtUp).toBe(false);
  });

  test('by taking the entry away takes it from the public', async () => {
    await act('PUT', 'dancing', { name: 'Dance', state: 'published' });
    await environment.sql(`update shelf_entries set id = 'opera'`);
    expect(await names()).toEqual(inBase);
    expect((await admin.call('GET', '/api/services/all/opera')).status).toBe(404);
  });
});

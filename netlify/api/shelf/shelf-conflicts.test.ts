import { describe, expect, test } from 'vitest';
import type { ServiceFields } from '#src/domain/catalogue/services/service.ts';
import type { StaffShelfEntry } from '#src/domain/shelf/entry.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { inBase, servicesAt } from '#tests/support/shelf/services.ts';

const environment = setUpEnvironment();
const admin = setUpUser('admin@fts.example', 'ADMIN');
const other = setUpUser('head@fts.example', 'SUPERADMIN');
const { names, one, listed, act } = servicesAt(admin);

test('the second of two simultaneous changes gets 409 with the current service', async () => {
  const { version } = await one('dancing');
  const answers = await Promise.all(
    [admin, other].map((who, index) => act('PUT', 'dancing', { version, name: `Dance ${index}` }, who)),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409)?.json as {
    current: StaffShelfEntry<ServiceFields>;
  };
  expect(refused.current.fields.name).toMatch(/^Dance \d$/);
  for (const [method, path] of [
    ['DELETE', ''],
    ['POST', '/restore'],
    ['POST', '/revert'],
  ] as const)
    expect((await act(method, 'dancing', { version }, admin, path)).status, method + path).toBe(409);
});

test('a change with the version of another base gets 409', async () => {
  const { version } = await one('dancing');
  const [row] = version.split('.');
  expect((await act('PUT', 'dancing', { version: `${row}.0123456789`, name: 'Dance' })).status).toBe(409);
});

describe('a change of the base', () => {
  const base = (fields: object) =>
    environment.sql(`update shelf_entries set base = base || $1`, [JSON.stringify(fields)]);

  test('a base change in an overridden field is a clash until staff save the field again', async () => {
    await act('PUT', 'dancing', { name: 'Dance', state: 'published' });
    await base({ name: 'Dancers' });
    expect((await one('dancing')).clashing).toEqual(['name']);
    expect((await listed('?shows=clashing')).total).toBe(1);
    await act('PUT', 'dancing', { name: 'Dance', state: 'published' });
    expect((await one('dancing')).clashing).toEqual([]);
  });

  test('a base change that equals the override lets staff revert the override', async () => {
    await act('PUT', 'dancing', { name: 'Dance', state: 'published' });
    await environment.sql(`update shelf_entries set changes = '{"name": "Dancing"}'`);
    expect(await one('dancing')).toMatchObject({ caughtUp: true, changed: [] });
    await act('POST', 'dancing', {}, admin, '/revert');
    expect((await one('dancing')).caughtUp).toBe(false);
  });

  test('an entry removed from the base is no longer public, even with an override', async () => {
    await act('PUT', 'dancing', { name: 'Dance', state: 'published' });
    await environment.sql(`update shelf_entries set id = 'opera'`);
    expect(await names()).toEqual(inBase);
    expect((await admin.call('GET', '/api/services/all/opera')).status).toBe(404);
  });
});

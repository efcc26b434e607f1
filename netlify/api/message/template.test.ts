import { describe, expect, test } from 'vitest';
import type { Template } from '#src/domain/message/staff/template-list.ts';
import { itemsIn, unknownId } from '#tests/support/call.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { actsOf } from '#tests/support/staff-calls.ts';

const environment = setUpEnvironment();
const admin = setUpUser('admin@fts.example', 'ADMIN');

const thanks = { name: 'Thanks', text: 'Dear {name},\nthank you for “{subject}”.\n{staff}' };
const add = (changes: object = {}) => admin.call('POST', '/api/templates', { ...thanks, ...changes });
const added = async (changes: object = {}) => ((await add(changes)).json as { template: Template }).template;
const all = async () => itemsIn<Template>(await admin.call('GET', '/api/templates'));

test('a template can be added, changed and removed, each with an audit entry', async () => {
  const { id } = await added();
  expect(await all()).toEqual([{ ...thanks, id, version: 1, createdAt: expect.any(String) }]);
  const changed = { name: 'Many thanks', text: 'Dear {name}, thank you!' };
  const answer = await admin.call('PUT', `/api/templates/${id}`, { ...changed, version: 1 });
  expect([answer.status, answer.json]).toMatchObject([200, { template: { ...changed, version: 2 } }]);
  expect((await admin.call('DELETE', `/api/templates/${id}?version=2`)).status).toBe(200);
  expect(await all()).toEqual([]);
  expect(await actsOf(environment, admin)).toEqual([
    { action: 'template.added', before: null, after: thanks },
    { action: 'template.changed', before: thanks, after: changed },
    { action: 'template.removed', before: changed, after: null },
  ]);
});

test('saving a template unchanged writes no audit entry', async () => {
  const { id } = await added();
  expect((await admin.call('PUT', `/api/templates/${id}`, { ...thanks, version: 1 })).status).toBe(200);
  expect(await actsOf(environment, admin)).toHaveLength(1);
});

test('the second of two simultaneous changes gets 409 with the current template', async () => {
  const { id } = await added();
  const answers = await Promise.all(
    ['One', 'Two'].map((name) => admin.call('PUT', `/api/templates/${id}`, { ...thanks, name, version: 1 })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.json).toMatchObject({ current: { id, version: 2 } });
  expect((await admin.call('DELETE', `/api/templates/${id}?version=1`)).status).toBe(409);
  expect(await all()).toHaveLength(1);
});

test('a template name that is taken, in any case and spacing, gets 422', async () => {
  const { id } = await added();
  const taken = { fields: { name: 'Another template has this name. Please choose another one.' } };
  const answer = await add({ name: ' THANKS ' });
  expect([answer.status, answer.json]).toMatchObject([422, taken]);
  const other = await added({ name: 'Prices' });
  const renamed = await admin.call('PUT', `/api/templates/${other.id}`, { ...thanks, version: 1 });
  expect([renamed.status, renamed.json]).toMatchObject([422, taken]);
  expect((await admin.call('PUT', `/api/templates/${id}`, { ...thanks, version: 1 })).status).toBe(200);
});

describe('an invalid template', () => {
  test.each([
    ['Dear {nmae}', '{nmae}'],
    ['{Name}', '{Name}'],
    ['{__proto__}', '{__proto__}'],
    ['{}', '{}'],
  ])('the template text %s gets 422 for its unknown field', async (text, field) => {
    const { status, json } = await add({ text });
    expect([status, json]).toMatchObject([
      422,
      { fields: { text: `There is no field ${field}. The fields are {name}, {subject} and {staff}.` } },
    ]);
    expect(await all()).toEqual([]);
  });

  test.each<[changes: object, field: string]>([
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(61) }, 'name'],
    [{ name: 5 }, 'name'],
    [{ text: ' ' }, 'text'],
    [{ text: 'x'.repeat(5001) }, 'text'],
    [{ text: ['a'] }, 'text'],
  ])('the template %j gets 422 for its field', async (changes, field) => {
    const { status, json } = await add(changes);
    expect(status).toBe(422);
    expect(Object.keys((json as { fields: object }).fields)).toEqual([field]);
  });

  test.each(['', '?version=', '?version=one', '?version=1.5'])(
    'removing a template without a valid version is refused: “%s”',
    async (query) => {
      const { id } = await added();
      const { status } = await admin.call('DELETE', `/api/templates/${id}${query}`);
      expect([409, 422]).toContain(status);
      expect(await all()).toHaveLength(1);
    },
  );

  test.each([unknownId, 'no-id', '%00'])(
    'changing or removing the unknown template %s gets 404',
    async (id) => {
      const path = `/api/templates/${id}`;
      expect((await admin.call('PUT', path, { ...thanks, version: 1 })).status).toBe(404);
      expect((await admin.call('DELETE', `${path}?version=1`)).status).toBe(404);
    },
  );
});

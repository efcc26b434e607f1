import { describe, expect, test } from 'vitest';
import type { SavedView } from '#src/lib/lists/saved-view.ts';
import { savedViewLimits } from '#src/lib/lists/saved-view-limits.ts';
import { itemsIn, unknownId } from '#tests/support/call.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { actsOf } from '#tests/support/staff-calls.ts';

const environment = setUpEnvironment();
const admin = setUpUser('admin@fts.example', 'ADMIN');
const other = setUpUser('other@fts.example', 'ADMIN');
const head = setUpUser('head@fts.example', 'SUPERADMIN');

const view = { list: 'bookings', name: 'Unpaid this week', query: 'when=week&paid=due' };
const stored = { list: 'bookings', name: 'Unpaid this week', query: 'paid=due&when=week' };
const save = (changes: object = {}) => admin.call('POST', '/api/saved-views', { ...view, ...changes });
const saved = async (changes: object = {}) => ((await save(changes)).json as { view: SavedView }).view;
const seenBy = async (who: typeof admin, list = 'bookings') =>
  itemsIn<SavedView>(await who.call('GET', `/api/saved-views?list=${list}`));

test('the team sees a saved view; its author and super admins may delete it', async () => {
  const { id } = await saved();
  const { list: _list, ...seen } = { ...stored, id };
  expect(await seenBy(admin)).toEqual([{ ...seen, removable: true }]);
  expect(await seenBy(other)).toEqual([{ ...seen, removable: false }]);
  expect(await seenBy(head)).toEqual([{ ...seen, removable: true }]);
  expect(await seenBy(admin, 'messages')).toEqual([]);
  const refused = await other.call('DELETE', `/api/saved-views/${id}`);
  expect([refused.status, refused.json]).toEqual([
    403,
    { error: 'Only the person who saved this view or a super admin can delete it.' },
  ]);
  expect((await head.call('DELETE', `/api/saved-views/${id}`)).status).toBe(200);
  expect((await admin.call('DELETE', `/api/saved-views/${id}`)).status).toBe(404);
  expect(await seenBy(admin)).toEqual([]);
  expect(await actsOf(environment, admin)).toEqual([{ action: 'view.saved', before: null, after: stored }]);
  expect(await actsOf(environment, head)).toEqual([{ action: 'view.removed', before: stored, after: null }]);
});

test('a view is stored without the page and the search, which may name a client', async () => {
  const query = 'q=aline@example.com&cursor=abc&limit=50&sort=name&status=pending&open=FTS-1';
  expect(await saved({ query })).toMatchObject({ query: 'sort=name&status=pending' });
});

describe('an invalid view', () => {
  test.each<[object, string]>([
    [{ list: 'nothing' }, 'list'],
    [{ list: '__proto__' }, 'list'],
    [{ list: 7 }, 'list'],
    [{ name: ' \u200b' }, 'name'],
    [{ name: 'x'.repeat(savedViewLimits.name + 1) }, 'name'],
    [{ query: '' }, 'query'],
    [{ query: 'q=aline&sort=-createdAt' }, 'query'],
    [{ query: 'status=lost' }, 'query'],
    [{ query: 'colour=red' }, 'query'],
    [{ query: `id=${unknownId}` }, 'query'],
    [{ query: `status=pending&x=${'x'.repeat(2000)}` }, 'query'],
    [{ list: 'messages' }, 'query'],
  ])('%j gets 422 for %s and stores nothing', async (changes, field) => {
    const { status, json } = await save(changes);
    expect(status).toBe(422);
    expect(Object.keys((json as { fields: object }).fields)).toEqual([field]);
    expect(await seenBy(admin)).toEqual([]);
  });

  test('a name that is taken in the list, in any case, gets 422; another list may have it', async () => {
    await saved();
    expect((await save({ name: 'UNPAID this week' })).json).toMatchObject({
      fields: { name: 'Another view of this list has this name. Please choose another one.' },
    });
    expect((await save({ list: 'messages', query: 'status=open' })).status).toBe(201);
  });

  test('a list has at most its number of views', async () => {
    for (let n = 0; n < savedViewLimits.perList; n += 1)
      expect((await save({ name: `View ${n}` })).status).toBe(201);
    const { status, json } = await save({ name: 'One more' });
    expect([status, json]).toMatchObject([
      422,
      { fields: { name: expect.stringMatching(/Please first delete one/) } },
    ]);
  });

  test('a list with one place left takes one of three views saved at once', async () => {
    for (let n = 1; n < savedViewLimits.perList; n += 1) await save({ name: `View ${n}` });
    const answers = await Promise.all(['One', 'Two', 'Three'].map((name) => save({ name })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
  });
});

test('a view whose filter left the list is no longer shown', async () => {
  await saved();
  await environment.sql(`update saved_views set query = 'colour=red'`);
  expect(await seenBy(admin)).toEqual([]);
});

test('the views of an unknown list get 422', async () => {
  for (const query of ['', '?list=', '?list=nothing'])
    expect((await admin.call('GET', `/api/saved-views${query}`)).status).toBe(422);
});

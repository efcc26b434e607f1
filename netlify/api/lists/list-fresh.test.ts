import pg from 'pg';
import { beforeEach, expect, test } from 'vitest';
import { makeUser } from '#tests/support/account.ts';
import { sendMessage } from '#tests/support/requests/message-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';

const environment = setUpEnvironment();
const admin = setUpUser('admin@example.com', 'ADMIN');
beforeEach(async () => {
  await sendMessage();
});

const read = (tag?: string, path = '/api/messages', reader = admin) =>
  reader.call('GET', path, undefined, tag === undefined ? {} : { 'if-none-match': tag });
const tagOf = ({ headers }: { headers: Headers }) => headers.get('etag') ?? '';

test('an unchanged list gets 304', async () => {
  const first = await read();
  expect(tagOf(first)).toMatch(/^"[\w-]+\.[\w-]+"$/);
  expect([first.headers.get('cache-control'), first.headers.get('vary')]).toEqual([
    'no-store',
    'authorization',
  ]);
  for (const tag of [tagOf(first), `W/${tagOf(first)}`]) {
    const again = await read(tag);
    expect([again.status, again.text]).toEqual([304, '']);
  }
});

test('an unrelated database change gets 304 with a new tag for the same content', async () => {
  const tag = tagOf(await read());
  await environment.sql(`insert into rate_limits values ('x', 'y', now(), 1)`);
  const again = await read(tag);
  expect(again.status).toBe(304);
  expect(tagOf(again)).not.toBe(tag);
  expect(tagOf(again).split('.')[1]).toBe(tag.split('.')[1]);
});

test('a changed list gets 200 with its new content', async () => {
  const tag = tagOf(await read());
  await environment.sql(`update messages set subject = 'Another one'`);
  const again = await read(tag);
  expect(again.status).toBe(200);
  expect(again.text).toContain('Another one');
});

test('a change uncommitted during the first read is returned once it commits', async () => {
  const late = new pg.Client(environment.databaseUrl);
  await late.connect();
  try {
    await late.query('begin');
    await late.query(`update messages set subject = 'Committed late'`);
    const before = await read();
    expect(before.text).not.toContain('Committed late');
    expect((await read(tagOf(before))).status).toBe(304);
    await late.query('commit');
    const after = await read(tagOf(before));
    expect(after.status).toBe(200);
    expect(after.text).toContain('Committed late');
  } finally {
    await late.end();
  }
});

test('a tag is valid only for its own query and reader', async () => {
  const tag = tagOf(await read());
  const other = await makeUser('other@example.com', 'ADMIN');
  expect((await read(tag, '/api/messages?status=done')).status).toBe(200);
  expect((await read('"made.up"')).status).toBe(200);
  // Equal content for another reader: only the content part of the tag may match.
  expect(tagOf(await read(tag, '/api/messages', other)).split('.')[0]).not.toBe(tag.split('.')[0]);
});

import { beforeEach, expect, test } from 'vitest';
import {
  fileIdIn,
  forgetPictures,
  keptPictures,
  plainPicture,
  sendPicture,
} from '#tests/support/requests/gallery-files.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { eraseDue } from './erase-due.ts';

const environment = setUpEnvironment();
const admin = setUpUser('admin@example.com', 'ADMIN');
beforeEach(forgetPictures);

const dayMs = 86_400_000;
const stored = new Date('2026-03-10T08:00:00Z');
const later = (days: number) => new Date(stored.getTime() + days * dayMs);
const send = async (key?: string) =>
  fileIdIn(await sendPicture(admin, await plainPicture().jpeg().toBuffer(), key));
const backdate = () => environment.sql('update gallery_files set stored_at = $1', [stored]);
const left = async () => [
  (await environment.sql('select id from gallery_files')).length,
  await keptPictures(),
];

test('an upload without an entry is erased after a week, with its file', async () => {
  const id = await send();
  await backdate();
  await eraseDue(new Date(later(7).getTime() - 1));
  expect(await left()).toEqual([1, [id]]);
  await eraseDue(later(7));
  expect(await left()).toEqual([0, []]);
  const acts = await environment.sql(`select action from audit_entries where subject_id = $1 order by at`, [
    id,
  ]);
  expect(acts).toEqual([{ action: 'gallery-file.uploaded' }, { action: 'gallery-file.erased' }]);
});

test('an upload that never reached the file store is erased too', async () => {
  await send();
  await environment.sql('update gallery_files set stored_at = null, created_at = $1', [stored]);
  await forgetPictures();
  await eraseDue(later(7));
  expect(await left()).toEqual([0, []]);
});

test('sending an upload again gives it another week; after its erasure it is stored as new', async () => {
  const key = crypto.randomUUID();
  const id = await send(key);
  await backdate();
  expect(await send(key)).toBe(id);
  await eraseDue(later(7));
  expect(await left()).toEqual([1, [id]]);
  await backdate();
  await eraseDue(later(7));
  const next = await send(key);
  expect([next === id, await left()]).toEqual([false, [1, [next]]]);
});

test('while the file store is down, a due picture keeps its row and file', async () => {
  const id = await send();
  await backdate();
  const context = process.env.NETLIFY_BLOBS_CONTEXT;
  delete process.env.NETLIFY_BLOBS_CONTEXT;
  try {
    await expect(eraseDue(later(7))).rejects.toThrow('gallery-file');
  } finally {
    process.env.NETLIFY_BLOBS_CONTEXT = context;
  }
  expect(await left()).toEqual([1, [id]]);
});

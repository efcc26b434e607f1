import { getStore } from '@netlify/blobs';
import { beforeEach, expect, test } from 'vitest';
import { eraseDue } from '#netlify/core/retention/erase-due.ts';
import { maxCvBytes, maxCvPartBytes } from '#src/domain/application/cv.ts';
import { applicationForm, apply, cvFile } from '#tests/support/requests/application-request.ts';
import { pdfOf } from '#tests/support/requests/pdf.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';

const environment = setUpEnvironment();
beforeEach(async () => {
  for (const { key } of await parts()) await getStore('cv-parts').delete(key);
});

const whole = pdfOf(maxCvBytes);
const keep = async (bytes: Uint8Array<ArrayBuffer>) => {
  const form = new FormData();
  form.set('cv', cvFile(bytes));
  return apply(form, { path: '/api/applications/cv-parts' });
};
const partOf = async (bytes: Uint8Array<ArrayBuffer>) => ((await keep(bytes)).json as { part: string }).part;
const rest = (cvPart: string, from = maxCvPartBytes) =>
  apply(applicationForm({ cvPart, cv: cvFile(whole.slice(from)) }));
const parts = async () => (await getStore('cv-parts').list()).blobs;

test('a CV sent in two requests is stored whole, and its first part works only once', async () => {
  const part = await partOf(whole.slice(0, maxCvPartBytes));
  expect((await rest(part)).status).toBe(201);
  const [row] = await environment.sql<{ cv_key: string }>('select cv_key from applications');
  const kept = await getStore('cvs').get(row?.cv_key ?? '', { type: 'arrayBuffer' });
  expect(Buffer.compare(Buffer.from(kept ?? new ArrayBuffer()), whole)).toBe(0);
  expect(await parts()).toEqual([]);
  expect((await rest(part)).json).toMatchObject({ fields: { cv: expect.stringContaining('lost') } });
});

test('a part that makes the CV too large gets 413, and an unknown part 422', async () => {
  expect((await keep(pdfOf(maxCvPartBytes + 1))).status).toBe(413);
  const part = await partOf(whole.slice(0, maxCvPartBytes));
  expect((await rest(part, maxCvPartBytes - 1)).status).toBe(413);
  for (const key of ['x', '../cvs/x', `${Date.now()}-${crypto.randomUUID()}`])
    expect((await rest(key)).status).toBe(422);
  expect(await environment.sql('select id from applications')).toEqual([]);
});

test('a first part expires after an hour and is erased by the nightly run', async () => {
  const old = `${Date.now() - 3_700_000}-${crypto.randomUUID()}`;
  await getStore('cv-parts').set(old, new Uint8Array(whole.slice(0, maxCvPartBytes)).buffer);
  const part = await partOf(pdfOf(10));
  expect((await rest(old)).json).toMatchObject({ fields: { cv: expect.stringContaining('lost') } });
  await eraseDue(new Date());
  expect((await parts()).map(({ key }) => key)).toEqual([part]);
});

test('one nightly run erases all 120 expired parts', async () => {
  const keys = Array.from({ length: 120 }, () => `${Date.now() - 3_700_000}-${crypto.randomUUID()}`);
  await Promise.all(keys.map((key) => getStore('cv-parts').set(key, 'old')));
  await eraseDue(new Date());
  expect(await parts()).toEqual([]);
});

test('parts beyond the limit of an IP address get 429', async () => {
  await keep(pdfOf(10));
  await environment.sql('update rate_limits set count = 20');
  expect((await keep(pdfOf(10))).status).toBe(429);
});

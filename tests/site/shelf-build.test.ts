import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '#netlify/local/places.ts';
import type { StaffEntry } from '#src/features/shelf/entry.ts';
import { makeUser, type TestUser } from '#tests/support/account.ts';
import { type Environment, startEnvironment } from '#tests/support/environment.ts';
import { builtPage, wordsOf } from './built-page.ts';

/** The site, built once more over a database in which staff have published, hidden and drafted. */

let environment: Environment;
const folder = mkdtempSync(path.join(tmpdir(), 'fts-studio-build-'));
const read = (file: string) => readFileSync(path.join(folder, 'dist', file), 'utf8');

beforeAll(async () => {
  environment = await startEnvironment();
  const admin = await makeUser('admin@fts.example', 'ADMIN');
  await publish(admin);
  const env = {
    ...process.env,
    SHELF_SNAPSHOT: path.join(folder, 'shelf.json'),
    ASTRO_TELEMETRY_DISABLED: '1',
  };
  const run = (...command: string[]) =>
    execFileSync(process.execPath, command, { cwd: projectRoot, env, stdio: 'pipe' });
  run('netlify/local/read-shelf.ts');
  run('node_modules/astro/bin/astro.mjs', 'build', '--outDir', path.join(folder, 'dist'));
}, 600_000);
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await environment.stop();
});

async function publish(admin: TestUser): Promise<void> {
  const all = (await admin.call('GET', '/api/services/all')).json as { items: StaffEntry<object>[] };
  const version = (id: string) => all.items.find((entry) => entry.id === id)?.version;
  const calls = [
    admin.call('POST', '/api/services', { state: 'published', name: 'Drone film', summary: 'From above.' }),
    admin.call('POST', '/api/services', { state: 'draft', name: 'Secret plan' }),
    admin.call('PUT', '/api/services/dancing', { state: 'hidden', version: version('dancing') }),
    admin.call('PUT', '/api/services/photography', {
      name: 'Photographs',
      state: 'published',
      version: version('photography'),
    }),
    admin.call('PUT', '/api/services/photography/place', { after: 'videography' }),
  ];
  for (const answer of await Promise.all(calls)) expect(answer.status).toBeLessThan(300);
}

const cardNames = (page: ReturnType<typeof parse>) =>
  page.querySelectorAll('.service-catalogue [data-entry] h2').map(wordsOf);

test('holds what was published in its order, and neither drafts nor what is hidden', () => {
  const before = cardNames(builtPage('/services'));
  expect(cardNames(parse(read('services.html')))).toEqual([
    ...['Cinematography', 'Videography', 'Photographs'],
    ...before.slice(3).filter((name) => name !== 'Dancing'),
    'Drone film',
  ]);
});

test('is found by the search, and on the home page, as it is', () => {
  const index = read('search-index.json');
  expect(index).toContain('Drone film');
  expect(index).toContain('Photographs');
  const home = read('index.html');
  expect(home).toContain('Photographs');
});

test('says nothing of drafts anywhere', () => {
  for (const file of ['services.html', 'search-index.json', 'index.html'])
    expect(read(file)).not.toContain('Secret plan');
});

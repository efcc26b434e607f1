import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { projectRoot } from '../places.ts';

/** A Netlify that knows one person and one site, and takes no deploys. */
const site = {
  id: 'site-1',
  name: 'studio',
  url: 'http://studio.example',
  account_slug: 'team',
  account_id: 'team-1',
};
const answers: Record<string, unknown> = {
  'GET /api/v1/user': { id: 'someone', full_name: 'Aline Uwase', email: 'aline@example.com' },
  'GET /api/v1/accounts': [{ id: 'team-1', name: 'Team', slug: 'team' }],
  'GET /api/v1/sites/site-1': site,
  'GET /api/v1/sites': [site],
};
let asked: string[] = [];
let netlify: Server;
let address: string;
const settings = mkdtempSync(path.join(tmpdir(), 'fts-studio-netlify-'));

beforeAll(async () => {
  netlify = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const body = await text(request);
    asked.push(`${request.method} ${pathname} ${body}`);
    const answer = answers[`${request.method} ${pathname}`];
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? { message: 'There is nothing here.' }));
  });
  netlify.listen(0, '127.0.0.1');
  await once(netlify, 'listening');
  const bound = netlify.address();
  address = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`;
});
beforeEach(() => {
  asked = [];
});
afterAll(() => {
  netlify.close();
  rmSync(settings, { recursive: true });
});

/** Runs the command as someone whose machine knows no account but what is named here. */
async function deploy(env: Record<string, string>, ...flags: string[]) {
  const child = spawn(process.execPath, ['netlify/local/deploy/deploy.ts', ...flags], {
    cwd: projectRoot,
    env: { PATH: process.env.PATH, CI: 'true', XDG_CONFIG_HOME: settings, NETLIFY_API_URL: address, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, problem, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { out, problem, code };
}

test('whoever is not logged in reads what to do, and nothing is sent to Netlify', async () => {
  const { problem, code } = await deploy({});
  expect([problem.trim(), code]).toEqual([
    expect.stringMatching(/^You are not logged in .+"npx netlify login".+\.$/),
    1,
  ]);
  expect(asked).toEqual([]);
});

test('a folder without a site is not given a new one', async () => {
  const { problem, code } = await deploy({ NETLIFY_AUTH_TOKEN: 'token' });
  expect([problem, code]).toEqual([
    expect.stringMatching(/This folder belongs to no site .+"npx netlify link"/),
    1,
  ]);
  expect(asked.filter((call) => !call.startsWith('GET'))).toEqual([]);
});

test.each([
  { what: 'a draft unless told otherwise', flags: [], draft: true },
  { what: 'the site itself when told so', flags: ['--prod'], draft: false },
])('it deploys $what, and says when Netlify does not take it', async ({ flags, draft }) => {
  const { problem, code } = await deploy({ NETLIFY_AUTH_TOKEN: 'token', NETLIFY_SITE_ID: site.id }, ...flags);
  const [sent] = asked.filter((call) => call.startsWith('POST'));
  expect(sent).toMatch(new RegExp(`^POST /api/v1/sites/site-1/deploys .*"draft":${draft}`));
  expect([problem, code]).toEqual([expect.stringContaining('Nothing was deployed: '), 1]);
});

test('an option that does not exist is told with those that do', async () => {
  const { problem, code } = await deploy({}, '--production');
  expect([problem, code]).toEqual([expect.stringContaining('npm run deploy -- --prod'), 1]);
  expect(asked).toEqual([]);
});

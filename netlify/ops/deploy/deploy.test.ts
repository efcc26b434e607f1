import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { projectRoot } from '../places.ts';
import { requirePlatformDecoders } from './platform-decoders.ts';

/** Responses of a Netlify with one user, who has no site. */
const answers: Record<string, unknown> = {
  'GET /api/v1/user': { id: 'someone', full_name: 'Aline Uwase', email: 'aline@example.com' },
  'GET /api/v1/accounts': [{ id: 'team', name: 'Team', slug: 'team' }],
};
let asked: string[] = [];
let netlify: Server;
let address: string;
/** Belongs to no site and no account, whatever is configured on this machine. */
const folder = mkdtempSync(path.join(tmpdir(), 'fts-studio-deploy-'));

beforeAll(async () => {
  netlify = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const call = `${request.method} ${pathname}`;
    asked.push(call);
    const answer = answers[call];
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
  rmSync(folder, { recursive: true });
});

async function deploy(env: Record<string, string>, ...flags: string[]) {
  const program = path.join(projectRoot, 'netlify/ops/deploy/deploy.ts');
  const child = spawn(process.execPath, [program, ...flags], {
    cwd: folder,
    env: { PATH: process.env.PATH, CI: 'true', XDG_CONFIG_HOME: folder, NETLIFY_API_URL: address, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [said, problem, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { said, problem, code };
}

test('a deploy without a login explains how to log in and sends nothing to Netlify', async () => {
  const { problem, code } = await deploy({});
  expect([problem.trim(), code]).toEqual([
    expect.stringMatching(/^You are not logged in .+"npx netlify login".+\.$/),
    1,
  ]);
  expect(asked).toEqual([]);
});

test('a deploy from a folder without a site creates no site', async () => {
  const { problem, code } = await deploy({ NETLIFY_AUTH_TOKEN: 'token' });
  expect([problem, code]).toEqual([
    expect.stringMatching(/This folder belongs to no site .+"npx netlify link"/),
    1,
  ]);
  expect(asked).not.toContainEqual(expect.stringMatching(/^(?!GET)/));
});

test('an unknown option is refused with the list of options', async () => {
  const { problem, code } = await deploy({}, '--production');
  expect([problem, code]).toEqual([expect.stringContaining('npm run deploy -- --prod'), 1]);
  expect(asked).toEqual([]);
});

test('without a terminal, a live deploy lists the samples and stops', async () => {
  const { said, problem, code } = await deploy({ NETLIFY_AUTH_TOKEN: 'token' }, '--prod');
  expect(said).toMatch(/These samples will not be on the site:\n.*testimonials\.json:\d+ /s);
  expect(said).toMatch(/people\.json:\d+ /);
  expect([problem, code]).toEqual([expect.stringContaining('Add --yes to deploy without them.'), 1]);
  expect(asked).toEqual([]);
});

test('a deploy without the platform’s image decoders explains how to install them', () => {
  const packages = path.join(folder, 'packages');
  const own = path.join(projectRoot, 'node_modules');
  cpSync(path.join(own, 'sharp/package.json'), path.join(packages, 'sharp/package.json'));
  expect(() => requirePlatformDecoders(packages)).toThrow(
    /npm install .+ @img\/sharp-linux-x64@[\d.]+ @img\/sharp-libvips-linux-x64@[\d.]+"/,
  );
  for (const name of ['sharp-linux-x64', 'sharp-libvips-linux-x64'])
    cpSync(path.join(own, 'sharp/package.json'), path.join(packages, '@img', name, 'package.json'));
  expect(() => requirePlatformDecoders(packages)).not.toThrow();
});

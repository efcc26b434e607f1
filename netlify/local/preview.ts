import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { functionBundles, projectRoot } from '#netlify/ops/places.ts';
import { buildBeside } from './build-beside.ts';
import { startBuildHook } from './build-hook.ts';
import { createDevPages } from './dev-pages/dev-pages.ts';
import { createFunctionRunner } from './function-runner.ts';
import { startImageService } from './images.ts';
import { loadBundledFunctions } from './load-functions.ts';
import { addresses, readEnvironmentFile, startPlatform } from './platform.ts';
import { refuseMalformed } from './serve/refuse-malformed.ts';
import { openStaticSite } from './serve/static-site.ts';
import { visitorAddress } from './serve/visitor-address.ts';
import { stopOnSignal } from './until-stopped.ts';

/**
 * Serves the built site and its functions on `PORT` (8888). `--deployed`: no credentials, no /dev/.
 * `--throw-away`: temporary empty database. `--build`: builds first, and again after each change.
 */
const { values: flags } = parseArgs({
  options: {
    build: { type: 'boolean' },
    deployed: { type: 'boolean' },
    'throw-away': { type: 'boolean' },
  },
});
const throwAway = flags['throw-away'] ?? false;
if (!throwAway) readEnvironmentFile();

const port = Number(process.env.PORT ?? 8888);
const siteUrl = `http://localhost:${port}`;
const platform = await startPlatform({
  lifetime: throwAway ? 'throw-away' : 'kept',
  siteUrl,
  standIns: !flags.deployed,
});
if (flags.build && spawnSync('npm', ['run', 'build'], { cwd: projectRoot, stdio: 'inherit' }).status !== 0)
  process.exit(1);
let bundles = functionBundles;
const functions = await createFunctionRunner(() => loadBundledFunctions(bundles));
const site = await openStaticSite();
const rebuilt = path.join(projectRoot, 'build/rebuilt');
rmSync(rebuilt, { recursive: true, force: true });
let builds = 0;
const served: string[] = [];

/** Builds and serves the site again. Functions get a new folder: a module is loaded once per path. */
async function rebuild(): Promise<void> {
  builds += 1;
  const folder = path.join(rebuilt, String(builds));
  await buildBeside(folder);
  await site.replace(path.join(folder, 'dist'));
  bundles = path.join(folder, 'functions');
  // Earlier requests may still load parts of the previous functions.
  served.push(folder);
  if (served.length > 2) rmSync(String(served.shift()), { recursive: true });
}

const hook = flags.build ? await startBuildHook(rebuild, functions.tell) : undefined;
const images = await startImageService(siteUrl);
const devPages = flags.deployed ? undefined : createDevPages(platform, functions);

async function answer(request: Request, ip: string): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (devPages && pathname.startsWith('/dev/')) return devPages.fetch(request);
  if (images.serves(pathname)) return images.answer(request);
  return (await functions.handle(request, ip)) ?? site.answer(request);
}

/** Compresses responses as the platform does, so that a page weighs what it weighs in production. */
const app = new Hono<{ Bindings: { ip: string } }>();
app.use(compress());
app.all('*', (context) => answer(context.req.raw, context.env.ip));
app.onError((error) => {
  console.error(error);
  return new Response('Something went wrong; the terminal shows what.', { status: 500 });
});

const listener = getRequestListener(
  (request, { incoming }) =>
    app.fetch(request, { ip: visitorAddress(request, incoming.socket.remoteAddress) }),
  { overrideGlobalObjects: false },
);
const server = createServer((request, response) => {
  if (!refuseMalformed(request, response)) void listener(request, response);
});
// The client closes connections: a busy server might close one whose next request it has not read.
server.keepAliveTimeout = 0;
server.on('error', async (error: NodeJS.ErrnoException) => {
  const taken = error.code === 'EADDRINUSE';
  console.error(taken ? `Port ${port} is in use. Please set PORT to another one.` : error);
  await platform.stop();
  process.exit(1);
});
server.listen(port, 'localhost', () => {
  functions.startSchedule((error) => console.error(error));
  console.log(addresses(platform, siteUrl));
});

stopOnSignal(async () => {
  server.close();
  server.closeAllConnections();
  await functions.stop();
  await hook?.stop();
  await Promise.all([site.stop(), images.stop()]);
  await platform.stop();
});

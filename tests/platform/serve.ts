import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createDevPages } from '#netlify/local/dev-pages/dev-pages.ts';
import { startPlatform } from '#netlify/local/platform.ts';
import { stopOnSignal } from '#netlify/local/until-stopped.ts';
import { endsWell, startNetlify } from '#netlify/ops/deploy/netlify-tool.ts';
import { platformCopy, platformParts, platformSite } from '#tests/support/run/addresses.ts';
import { copyProject } from '#tests/support/run/project-copy.ts';
import { startServing } from './serving.ts';

/**
 * Builds and serves a copy of the site offline, by Netlify's own tool. Its file store is the tool's;
 * other parts are local. /dev/ has its own port, which opens last.
 */
copyProject(platformCopy);
const platform = await startPlatform({ lifetime: 'throw-away', siteUrl: platformSite.url, standIns: true });
const { NETLIFY_DB_URL, NETLIFY_BLOBS_CONTEXT, ...inherited } = process.env;
const options = {
  cwd: platformCopy,
  env: {
    ...inherited,
    DATABASE_URL: platform.database,
    // No account, and no prompt.
    XDG_CONFIG_HOME: path.join(platformCopy, '.local'),
    NETLIFY_AUTH_TOKEN: '',
    NETLIFY_SITE_ID: '',
    CI: 'true',
    BROWSER: 'none',
  },
};

const build = startNetlify(['build', '--offline'], { ...options, stdio: ['ignore', 'inherit', 'inherit'] });
if (!(await endsWell(build))) throw new Error('The platform did not build the site.');
const serving = await startServing(platformSite.port, options);

/** Runs a scheduled function by its URL, which only the local platform allows. */
const run = async (name: string) =>
  (await fetch(`${platformSite.url}/.netlify/functions/${name}`, { method: 'POST' })).ok;
const listener = getRequestListener(createDevPages(platform, { run }).fetch, {
  overrideGlobalObjects: false,
});
const server = createServer((request, response) => void listener(request, response));
server.listen(platformParts.port, 'localhost');

stopOnSignal(async () => {
  server.close();
  server.closeAllConnections();
  await serving.stop();
  await platform.stop();
  rmSync(platformCopy, { recursive: true, force: true });
});

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import askForBuild from '#netlify/functions/ask-for-build.ts';
import type { TestUser } from '../account.ts';
import type { Environment } from '../server/environment.ts';

export interface Entry {
  id: string;
  version: string;
}

/** Serves a build hook for each test of the file, and returns steps that publish and build. */
export function setUpBuildHook(environment: Environment, admin: TestUser) {
  /** Number of requests to the hook, and its status; undefined: it never responds. */
  const hook: { asked: number; status: number | undefined } = { asked: 0, status: 200 };
  let platform: Server;

  beforeAll(async () => {
    platform = createServer((request, response) => {
      if (request.method === 'POST') hook.asked += 1;
      if (hook.status !== undefined) response.writeHead(hook.status).end();
    });
    await new Promise<void>((ready) => platform.listen(0, '127.0.0.1', ready));
  });
  beforeEach(() => {
    Object.assign(hook, { asked: 0, status: 200 });
    vi.stubEnv('BUILD_HOOK_URL', `http://127.0.0.1:${(platform.address() as AddressInfo).port}/hook`);
  });
  afterEach(() => vi.unstubAllEnvs());
  afterAll(() => {
    platform.closeAllConnections();
    platform.close();
  });

  const add = (state: string) => admin.call('POST', '/api/services', { name: 'Drone', state });
  return {
    hook,
    addDraft: () => add('draft'),
    publish: () => add('published'),
    async takeBack({ id, version }: Entry): Promise<Entry> {
      const { json } = await admin.call('PUT', `/api/services/${id}`, { state: 'hidden', version });
      return (json as { entry: Entry }).entry;
    },
    build: async () => (await admin.call('GET', '/api/site-build')).json,
    pass: (span: string) =>
      environment.sql(
        'update site_builds set requested_at = requested_at - $1::interval, state_since = state_since - $1::interval',
        [span],
      ),
    /** Runs the job without markers, so that it is always due. */
    async runJob(): Promise<void> {
      const blobs = process.env.NETLIFY_BLOBS_CONTEXT;
      vi.stubEnv('NETLIFY_BLOBS_CONTEXT', undefined);
      await askForBuild().finally(() => vi.stubEnv('NETLIFY_BLOBS_CONTEXT', blobs));
    },
  };
}

/** Event of a deploy, as the platform sends it. */
export function deployEvent(
  id: string,
  { createdAt = new Date().toISOString(), context = 'production', site = 'local' } = {},
) {
  return {
    deploy: { id, context, createdAt, errorMessage: 'Build script returned\nexit code 2' },
    site: { id: site },
  };
}

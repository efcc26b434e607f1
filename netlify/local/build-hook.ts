import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DeployNews } from '#netlify/core/site-build/follow-build.ts';

export type BuildEvent = 'deployBuilding' | 'deploySucceeded' | 'deployFailed';

export interface BuildHook {
  stop(): Promise<void>;
}

/**
 * Starts a local build hook and sets BUILD_HOOK_URL, unless it is set.
 * Builds run one at a time; all requests during a build trigger one more. `tell` gets the events.
 */
export async function startBuildHook(
  build: () => Promise<void>,
  tell: (event: BuildEvent, news: DeployNews) => Promise<void>,
): Promise<BuildHook> {
  if (process.env.BUILD_HOOK_URL) return { stop: async () => undefined };
  let waiting: Promise<void> | undefined;
  let running = Promise.resolve();

  async function run(): Promise<void> {
    waiting = undefined;
    const createdAt = new Date().toISOString();
    const deploy = { id: randomUUID(), context: 'production', createdAt, errorMessage: null };
    const site = { id: 'local' };
    await tell('deployBuilding', { deploy, site });
    try {
      await build();
    } catch (error) {
      console.error(error);
      const errorMessage = error instanceof Error ? error.message : String(error);
      return tell('deployFailed', { deploy: { ...deploy, errorMessage }, site });
    }
    await tell('deploySucceeded', { deploy, site });
  }

  const server = createServer((request, response) => {
    response.writeHead(request.method === 'POST' ? 200 : 404).end();
    if (request.method !== 'POST' || waiting !== undefined) return;
    waiting = running.then(run);
    running = waiting.catch((error: unknown) => console.error(error));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  process.env.BUILD_HOOK_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  // No gap between builds on a local server.
  process.env.BUILD_GAP_SECONDS ||= '0';
  return {
    async stop() {
      server.close();
      await running;
    },
  };
}

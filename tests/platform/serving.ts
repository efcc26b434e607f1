import type { SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { freePort } from '#netlify/local/free-port.ts';
import { startNetlify } from '#netlify/ops/deploy/netlify-tool.ts';

interface Serving {
  stop(): Promise<void>;
}

/** Builds the site and serves it on a port. Throws if the process exits instead. */
export async function startServing(port: number, options: SpawnOptions): Promise<Serving> {
  const ports = ['--port', String(port), '--functions-port', String(await freePort())];
  const child = startNetlify(['serve', '--offline', ...ports], {
    ...options,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  child.stdout?.pipe(process.stdout);
  const lines = createInterface({ input: child.stdout as Readable });
  const ready = new Promise<void>((resolve) => {
    lines.on('line', (line) => line.includes('Local dev server ready') && resolve());
  });
  await Promise.race([
    ready,
    gone.then(() => Promise.reject(new Error('The platform’s server ended before it served.'))),
  ]);
  return {
    async stop() {
      child.kill('SIGTERM');
      await gone;
    },
  };
}

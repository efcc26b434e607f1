import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { projectRoot } from '#netlify/ops/places.ts';

/** Memory in bytes: resident set, and heap in use after garbage collection. */
export interface MemoryOfProcess {
  rss: number;
  held: number;
}

export interface FunctionsProcess {
  url: string;
  memory(): Promise<MemoryOfProcess>;
  pid: number;
  kill(): Promise<void>;
}

/** Bundles the server into one file, which starts many times as fast, and returns its path. */
export async function bundleFunctionsServer(): Promise<string> {
  const source = new URL('./functions-server.ts', import.meta.url);
  const folder = await mkdtemp(path.join(tmpdir(), 'fts-studio-server-'));
  // Native packages are not bundled.
  await symlink(path.join(projectRoot, 'node_modules'), path.join(folder, 'node_modules'));
  const outfile = path.join(folder, 'process.mjs');
  await build({
    entryPoints: [fileURLToPath(source)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    logLevel: 'warning',
    external: ['pg-native', 'sharp'],
    // CommonJS packages call require().
    banner: {
      js: "import { createRequire as createRequireHere } from 'node:module'; globalThis.require ??= createRequireHere(import.meta.url);",
    },
  });
  return outfile;
}

export async function startFunctionsProcess(
  bundle: string,
  more: Record<string, string> = {},
): Promise<FunctionsProcess> {
  const env = { ...process.env, ...more };
  const child = fork(bundle, {
    env,
    execArgv: ['--expose-gc'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const gone = once(child, 'exit');
  const [port] = await Promise.race([
    once(child, 'message'),
    gone.then(() => Promise.reject(new Error('The functions server ended before it listened.'))),
  ]);
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    async memory() {
      const answer = once(child, 'message');
      child.send('memory');
      return (await answer)[0] as MemoryOfProcess;
    },
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
  };
}

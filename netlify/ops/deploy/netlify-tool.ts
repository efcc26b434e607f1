import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { projectRoot } from '../places.ts';

const packages = path.join(projectRoot, 'node_modules');

/** Starts Netlify's CLI in the project's version, with the project's Node and deno first on PATH. */
export function startNetlify(args: string[], options: SpawnOptions = {}): ChildProcess {
  const env = { ...(options.env ?? process.env) };
  env.PATH = [path.join(packages, '.bin'), env.PATH].join(path.delimiter);
  const program = path.join(packages, 'netlify-cli/bin/run.js');
  return spawn(process.execPath, [program, ...args], { ...options, env });
}

export async function endsWell(child: ChildProcess): Promise<boolean> {
  const [code] = await once(child, 'exit');
  return code === 0;
}

import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { projectRoot } from '../places.ts';

const packages = path.join(projectRoot, 'node_modules');

/** Starts Netlify's own command-line tool in this project's version; the Node and the deno of this project come first in its path. */
export function startNetlify(args: string[], options: SpawnOptions = {}): ChildProcess {
  const env = { ...(options.env ?? process.env) };
  env.PATH = [path.join(packages, '.bin'), env.PATH].join(path.delimiter);
  const program = path.join(packages, 'netlify-cli/bin/run.js');
  return spawn(process.execPath, [program, ...args], { ...options, env });
}

/** Whether a process that was started ends well. */
export async function endsWell(child: ChildProcess): Promise<boolean> {
  const [code] = await once(child, 'exit');
  return code === 0;
}

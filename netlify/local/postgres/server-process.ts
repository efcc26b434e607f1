import { type ChildProcess, spawn } from 'node:child_process';
import type { Account } from './account.ts';

/**
 * Runs the server in its own session, safe from Ctrl+C, and ends it when our end of its stdin closes,
 * also if this process is killed. With FOLDER set, deletes the data.
 */
const guard = `
exec 3<&0
"$@" & server=$!
{ read -r _ <&3; kill -INT $server; } & watcher=$!
wait $server; status=$?
kill $watcher 2>/dev/null
[ -z "$FOLDER" ] || rm -rf "$FOLDER"
exit $status`;

export interface ServerCommand {
  program: string;
  arguments: string[];
  account: Account | undefined;
  throwAwayFolder: string | undefined;
}

function launch(command: ServerCommand): ChildProcess {
  const options = {
    ...command.account,
    cwd: '/',
    detached: true,
    env: { PATH: process.env.PATH, LC_ALL: 'C', FOLDER: command.throwAwayFolder ?? '' },
    stdio: ['pipe', 'ignore', 'pipe'] as ['pipe', 'ignore', 'pipe'],
  };
  if (process.platform === 'win32')
    return spawn(command.program, command.arguments, { ...options, cwd: 'C:\\' });
  return spawn('/bin/sh', ['-c', guard, 'sh', command.program, ...command.arguments], options);
}

/** Starts the server and waits for connections. Returns a stop function; throws with its last output. */
export async function runServer(command: ServerCommand): Promise<() => Promise<void>> {
  const child = launch(command);
  const ready = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  let lastWords = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    lastWords = (lastWords + text).slice(-2000);
    if (lastWords.includes('ready to accept connections')) ready.resolve();
  });
  child.once('error', ready.reject);
  child.once('exit', () => {
    ready.reject(new Error(`PostgreSQL did not start. It said:\n${lastWords}`));
    ended.resolve();
  });
  await ready.promise;
  // Windows has no guard; a server that is cut off recovers at its next start.
  if (process.platform === 'win32') process.once('exit', () => child.kill());
  return () => {
    if (process.platform === 'win32') child.kill();
    child.stdin?.end();
    return ended.promise;
  };
}

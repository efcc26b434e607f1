import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { errorCode } from '#netlify/core/errors.ts';
import { OperatorError } from '../command.ts';

/** Schemas of the site: its own tables, and the platform’s list of applied migrations. */
const schemas = ['public', 'netlify'];

/** Dumps the site’s schemas with `pg_dump`, in the given snapshot. Throws OperatorError. */
export async function* dumpDatabase(databaseUrl: string, snapshot: string): AsyncGenerator<Buffer> {
  const { child, ended } = start('pg_dump', databaseUrl, [
    '--format=custom',
    `--snapshot=${snapshot}`,
    '--lock-wait-timeout=60s',
    ...schemas.map((schema) => `--schema=${schema}`),
  ]);
  try {
    yield* child.stdout;
    await ended;
  } finally {
    child.kill();
  }
}

/** Replaces the site’s schemas with those of a dump, in one transaction. Throws OperatorError. */
export async function restoreDump(databaseUrl: string, dump: AsyncIterable<Buffer>): Promise<void> {
  const { child, ended } = start('pg_restore', databaseUrl, [
    '--single-transaction',
    '--exit-on-error',
    '--clean',
    '--if-exists',
  ]);
  // A program that ends early closes its input; its own error gives the reason.
  const fed = pipeline(dump, child.stdin).catch((error: unknown) => error);
  try {
    await ended;
    const problem = await fed;
    // pg_restore ends with the last row that it needs, sometimes before its input does.
    if (problem !== undefined && !isClosedInput(problem)) throw problem;
  } finally {
    child.kill();
  }
}

/** True if the reader closed the input; errors of the dump itself have other codes. */
function isClosedInput(problem: unknown): boolean {
  return /^(ERR_STREAM_PREMATURE_CLOSE|EPIPE|ECONNRESET)$/.test(errorCode(problem) ?? '');
}

/** Starts a PostgreSQL program. No password in the arguments, which every user could read. */
function start(program: 'pg_dump' | 'pg_restore', databaseUrl: string, options: string[]) {
  const url = new URL(databaseUrl);
  const env = { ...process.env, PGPASSWORD: decodeURIComponent(url.password) };
  url.password = '';
  const child = spawn(program, ['--no-owner', '--no-privileges', ...options, `--dbname=${url}`], { env });
  const said = text(child.stderr);
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', (cause) => reject(new OperatorError(notFound(program), { cause })));
    child.once('close', async (code) =>
      code === 0 ? resolve() : reject(new OperatorError(explain(program, await said))),
    );
  });
  ended.catch(() => undefined); // Awaited once the streams have ended.
  return { child, ended };
}

const install =
  'Please install PostgreSQL’s client programs in the version of the server (docs/operating.md, Backups).';

function notFound(program: string): string {
  return `${program} was not found. ${install}`;
}

function explain(program: string, said: string): string {
  if (said.includes('server version mismatch'))
    return `The server is newer than this machine’s ${program}. ${install}`;
  return `${program} failed. It said:\n${said.trim()}`;
}

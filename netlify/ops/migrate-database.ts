import { parseArgs } from 'node:util';
import { env } from '#netlify/core/env.ts';
import { OperatorError, runCommand } from './command.ts';
import { limitSiteUser } from './limit-site-user.ts';
import { migrate } from './migrate.ts';
import { migrationsFolder } from './places.ts';

/** Applies the migrations to DATABASE_URL. The local database is migrated at every start. */

const usage = 'Usage: npm run migrate [-- --site-user NAME]';

async function run(): Promise<string> {
  const { values } = parseArgs({ options: { 'site-user': { type: 'string' } } });
  const url = env('DATABASE_URL');
  if (!url)
    throw new OperatorError(
      'Please set DATABASE_URL to the database that should be migrated, as postgres://user:password@host/name.',
    );
  const notices: string[] = [];
  const applied = await migrate(url, migrationsFolder, (sentence) => notices.push(sentence));
  const done = [
    applied.length > 0 ? `Applied: ${applied.join(', ')}` : 'Nothing to apply: the database is up to date.',
    ...notices,
  ].join('\n');
  const user = values['site-user'];
  if (user === undefined) return done;
  await limitSiteUser(url, user);
  return `${done}\n"${user}" may read and write the site’s rows, and nothing else.`;
}

await runCommand(usage, run);

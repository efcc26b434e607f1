import { env } from '#netlify/core/env.ts';
import { migrate } from './migrate.ts';

/** Applies the migrations to the database that DATABASE_URL names. The local one is migrated at every start. */
const url = env('DATABASE_URL');
if (!url) {
  console.error(
    'Please set DATABASE_URL to the database that should be migrated, as postgres://user:password@host/name.',
  );
  process.exit(1);
}
const applied = await migrate(url);
console.log(
  applied.length > 0 ? `Applied: ${applied.join(', ')}` : 'Nothing to apply: the database is up to date.',
);

import type { TestProject } from 'vitest/node';
import { migrate } from '#netlify/local/migrate.ts';
import { startPostgres } from '#netlify/local/postgres/cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where databases are made. */
    adminUrl: string;
    /** The database that every test database is a copy of. */
    templateDatabase: string;
  }
}

/** One PostgreSQL for a whole run, with one migrated database that the test files copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startPostgres('throw-away');
  await cluster.createDatabase('template_site');
  await migrate(cluster.url('template_site'));
  project.provide('adminUrl', cluster.url('postgres'));
  project.provide('templateDatabase', 'template_site');
  return () => cluster.stop();
}

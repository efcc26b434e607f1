import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { type Cluster, startPostgres } from '#netlify/local/postgres/cluster.ts';
import { limitSiteUser } from '#netlify/ops/limit-site-user.ts';
import { migrate } from '#netlify/ops/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    adminUrl: string;
    templateDatabase: string;
    /** Database user of the code under test, with row access only. */
    siteUser: string;
  }
}

const siteUser = 'fts_site';

/** Starts one PostgreSQL per run, with a migrated template that each test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  return provide(project, await startPostgres('throw-away'));
}

export async function provide(project: TestProject, cluster: Cluster): Promise<() => Promise<void>> {
  await cluster.createDatabase('template_site');
  const template = cluster.url('template_site');
  await migrate(template);
  await makeSiteUser(template);
  project.provide('adminUrl', cluster.url('postgres'));
  project.provide('templateDatabase', 'template_site');
  project.provide('siteUser', siteUser);
  return () => cluster.stop();
}

async function makeSiteUser(ownerUrl: string): Promise<void> {
  const owner = new pg.Client(ownerUrl);
  await owner.connect();
  await owner.query(`create role ${siteUser} login`);
  await owner.end();
  await limitSiteUser(ownerUrl, siteUser);
}

import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setEnvironmentContext } from '@netlify/blobs';
import { databaseAddress } from '#netlify/core/database.ts';
import { startFileServer } from '#netlify/local/files.ts';
import { type Lifetime, startPostgres } from '#netlify/local/postgres/cluster.ts';
import { OperatorError } from '../command.ts';
import { localFolder } from '../places.ts';

export interface SiteParts {
  databaseUrl: string;
  stop(): Promise<void>;
}

/** Opens the site of the environment, or else the local one. Throws OperatorError for half a site. */
export async function openSite(): Promise<SiteParts> {
  const { DATABASE_URL, NETLIFY_DB_URL, NETLIFY_SITE_ID, NETLIFY_AUTH_TOKEN } = process.env;
  const database = Boolean(DATABASE_URL || NETLIFY_DB_URL);
  if (NETLIFY_SITE_ID && NETLIFY_AUTH_TOKEN)
    setEnvironmentContext({ siteID: NETLIFY_SITE_ID, token: NETLIFY_AUTH_TOKEN });
  const files = Boolean(process.env.NETLIFY_BLOBS_CONTEXT);
  if (!database && !files) return startParts('kept');
  if (!database)
    throw new OperatorError(
      'Please set DATABASE_URL to the database of the site, as postgres://user:password@host/name.',
    );
  if (!files)
    throw new OperatorError(
      'Please set NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN, which open the files of the site.',
    );
  return { databaseUrl: databaseAddress(), stop: async () => undefined };
}

/** Prints the database before anything is done to it, never with the password. */
export function tellDatabase({ databaseUrl }: SiteParts): void {
  const { host, pathname } = new URL(databaseUrl);
  console.log(`Database: ${decodeURIComponent(pathname.slice(1))} at ${host}`);
}

export async function startParts(lifetime: Lifetime): Promise<SiteParts> {
  const cluster = await startPostgres(lifetime);
  await cluster.createDatabase('studio');
  const folder =
    lifetime === 'kept'
      ? path.join(localFolder, 'files')
      : mkdtempSync(path.join(tmpdir(), 'fts-studio-files-'));
  const files = await startFileServer(folder);
  const databaseUrl = cluster.url('studio');
  Object.assign(process.env, {
    DATABASE_URL: databaseUrl,
    NETLIFY_DB_DRIVER: 'server',
    NETLIFY_BLOBS_CONTEXT: files.context,
  });
  return {
    databaseUrl,
    async stop() {
      await files.stop();
      await cluster.stop();
      if (lifetime === 'throw-away') await rm(folder, { recursive: true, force: true });
    },
  };
}

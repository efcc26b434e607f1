import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import pg from 'pg';
import { app } from '#netlify/api/app.ts';
import { closeDatabase } from '#netlify/core/database.ts';
import { migrate } from '#netlify/local/migrate.ts';
import { projectRoot } from '#netlify/local/places.ts';
import { startPostgres } from '#netlify/local/postgres/cluster.ts';
import { knownUser } from '#src/features/account/user.ts';
import { makeUser, type TestUser } from '#tests/support/account.ts';
import { fillDashboard } from './fill-dashboard.ts';
import { type FolderServer, serveFolder } from './folder-server.ts';

/** The built site as the staff use it: with the API in this process, and a studio's books behind it. */

/** A database with so many bookings, and someone of the staff; it is gone afterwards. */
export async function withBooks<T>(
  bookings: number,
  use: (admin: TestUser, sql: pg.Client) => Promise<T>,
): Promise<T> {
  const cluster = await startPostgres('throw-away');
  try {
    await cluster.createDatabase('bench');
    const url = cluster.url('bench');
    await migrate(url);
    Object.assign(process.env, { NETLIFY_DB_URL: url, NETLIFY_DB_DRIVER: 'server' });
    const sql = new pg.Client(url);
    await sql.connect();
    try {
      for (const statement of fillDashboard(bookings)) await sql.query(statement);
      return await use(await makeUser('bench@example.com', 'ADMIN'), sql);
    } finally {
      await sql.end();
    }
  } finally {
    await closeDatabase();
    await cluster.stop();
  }
}

/** Serves the built site with its API. */
export function serveWithApi(
  page?: (pathname: string) => Promise<string | undefined>,
): Promise<FolderServer> {
  const api = new Hono();
  api.use(compress());
  api.all('*', ({ req }) => app.fetch(req.raw));
  return serveFolder(path.join(projectRoot, 'dist'), {
    api: getRequestListener(api.fetch, { overrideGlobalObjects: false }),
    ...(page && { page }),
  });
}

/** What the browser of someone who is signed in keeps. */
export const storedFor = ({ user, token }: TestUser): Record<string, string> => ({
  fts_token: token,
  fts_user: JSON.stringify(knownUser({ ...user, avatarUrl: null })),
});

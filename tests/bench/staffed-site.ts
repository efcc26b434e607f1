import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type pg from 'pg';
import { app } from '#netlify/api/app.ts';
import { projectRoot } from '#netlify/local/places.ts';
import { knownUser } from '#src/features/account/user.ts';
import { makeUser, type TestUser } from '#tests/support/account.ts';
import { withDatabase, withSql } from './bench-database.ts';
import { fillBooks } from './fill-dashboard.ts';
import { type FolderServer, serveFolder } from './folder-server.ts';

/** The built site as the staff use it: with the API in this process, and a studio's books behind it. */

/** A database with so many bookings, and someone of the staff; it is gone afterwards. */
export function withBooks<T>(
  bookings: number,
  use: (admin: TestUser, sql: pg.Client) => Promise<T>,
): Promise<T> {
  return withDatabase((databaseUrl) =>
    withSql(databaseUrl, async (sql) => {
      await fillBooks(sql, bookings);
      return use(await makeUser('bench@example.com', 'ADMIN'), sql);
    }),
  );
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

import type { Context } from '@netlify/functions';
import { hashOf } from '#netlify/core/account/secret-token.ts';
import { closeDatabase } from '#netlify/core/database.ts';
import api from '#netlify/functions/api.ts';
import { paypackEnvironment } from '#netlify/local/paypack-sandbox/environment.ts';
import { startPaypackSandbox } from '#netlify/local/paypack-sandbox/sandbox.ts';
import { makeUser } from '#tests/support/account.ts';
import { withDatabase, withSql } from '../bench-database.ts';
import { fillBooks } from '../fill-dashboard.ts';
import { clientCalls, type MainCall, requestOf, staffCalls, visitorCalls } from './main-calls.ts';

/** The main calls over the books of 20,000 bookings, and the database that they are asked of. */
export interface FilledApi {
  databaseUrl: string;
  calls: MainCall[];
}

/** Fills a database, and uses the API of this process with it. */
export async function withFilledApi(use: (filled: FilledApi) => Promise<void>): Promise<void> {
  const paypack = await startPaypackSandbox();
  Object.assign(process.env, paypackEnvironment(paypack));
  // The log has a line for each request.
  for (const level of ['info', 'warn'] as const) console[level] = () => undefined;
  try {
    await withDatabase(async (databaseUrl) => {
      const key = 'K'.repeat(22);
      await withSql(databaseUrl, async (sql) => {
        await fillBooks(sql, 20_000);
        await sql.query(
          `insert into booking_keys (token_hash, booking_id) select $1, id from bookings where status = 'confirmed' limit 1`,
          [hashOf(key)],
        );
      });
      const { token } = await makeUser('bench@example.com', 'ADMIN');
      await closeDatabase();
      await use({ databaseUrl, calls: [...visitorCalls, ...clientCalls(key), ...staffCalls(token)] });
    });
  } finally {
    await paypack.stop();
  }
}

/**
 * Asks once, and gives the bytes of the answer: who reads them does so elsewhere. What is done after an answer is left out: nobody
 * waits for it.
 */
export async function ask(call: MainCall): Promise<ArrayBuffer> {
  const { request, address } = requestOf(call);
  const { path, ...init } = request;
  const context = { ip: address } as Context;
  const answer = await api(new Request(`http://localhost${path}`, init), context);
  const bytes = await answer.arrayBuffer();
  if (answer.status !== call.status)
    throw new Error(
      `${call.what} was answered ${answer.status}: ${Buffer.from(bytes).toString('utf8', 0, 200)}`,
    );
  return bytes;
}

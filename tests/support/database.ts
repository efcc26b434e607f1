import type { APIRequestContext } from '@playwright/test';
import pg from 'pg';

export async function query(
  request: APIRequestContext,
  sql: string,
  values: readonly unknown[],
): Promise<Record<string, unknown>[]> {
  const { url } = (await (await request.get('/dev/database')).json()) as { url: string };
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql, [...values])).rows;
  } finally {
    await client.end();
  }
}

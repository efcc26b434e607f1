import type pg from 'pg';
import type { Statement } from '#tests/support/server/database-trips.ts';

/** What a call asked of the database, and what it was answered. */
export type Recording = { text: string; values: unknown[]; rows: unknown }[];

/** Waits for the answers of the statements that were noted. */
export function recordingOf(statements: readonly Statement[]): Promise<Recording> {
  return Promise.all(
    statements.map(async ({ text, values, answer }) => ({
      ...{ text, values },
      rows: ((await answer) as pg.QueryResult).rows,
    })),
  );
}

const ids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const idsIn = (rows: unknown) => JSON.stringify(rows ?? []).match(ids) ?? [];

/**
 * Asks the same again over a plain connection, in a copy of the database: it draws ids of its own, which take the place of those that
 * were recorded. Gives the milliseconds.
 */
export async function replay(sql: pg.Client, recording: Recording): Promise<number> {
  const own = new Map<string, string>();
  const inOwnWords = (value: unknown) =>
    typeof value === 'string' ? value.replace(ids, (id) => own.get(id) ?? id) : value;
  let ms = 0;
  for (const { text, values, rows } of recording) {
    const asked = { text, values: values.map(inOwnWords), rowMode: 'array' as const };
    const begun = performance.now();
    const answer = await sql.query(asked);
    ms += performance.now() - begun;
    const drawn = idsIn(answer.rows);
    for (const [at, id] of idsIn(rows).entries()) own.set(id, drawn[at] ?? id);
  }
  return ms;
}

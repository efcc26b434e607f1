import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { type Piece, type Table, tableName } from './contents.ts';
import { copySource } from './schema.ts';

/** Rows are passed on in parts of at least this size. */
const partBytes = 256 * 1024;

/** All rows of the tables, one table after the other. */
export async function* copyRows(
  client: pg.Client,
  tables: Table[],
): AsyncGenerator<Piece & { kind: 'rows' }> {
  for (const table of tables) {
    const rows = client.query(copyTo(`copy ${copySource(table)} to stdout`));
    for await (const bytes of inParts(rows)) yield { kind: 'rows', table: tableName(table), bytes };
  }
}

async function* inParts(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    waiting.push(chunk);
    size += chunk.length;
    if (size < partBytes) continue;
    yield Buffer.concat(waiting);
    waiting = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(waiting);
}

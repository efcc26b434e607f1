import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { type Piece, type Table, tableName } from '../contents.ts';
import { copySource } from '../schema.ts';

type Rows = Piece & { kind: 'rows' };

/** Writes the rows of a backup into its tables, as they come. Reads no further than them. */
export async function fillTables(
  client: pg.Client,
  tables: Table[],
  pieces: AsyncIterable<Piece>,
): Promise<void> {
  const sources = new Map(tables.map((table) => [tableName(table), copySource(table)]));
  const rows = rowsOf(pieces);
  let next = await rows.next();
  async function* ofTable(table: string): AsyncGenerator<Buffer> {
    for (; !next.done && next.value.table === table; next = await rows.next()) yield next.value.bytes;
  }
  while (!next.done) {
    const { table } = next.value;
    await pipeline(ofTable(table), client.query(copyFrom(`copy ${sources.get(table)} from stdin`)));
  }
}

async function* rowsOf(pieces: AsyncIterable<Piece>): AsyncGenerator<Rows, undefined> {
  for await (const piece of pieces) {
    if (piece.kind === 'rows') yield piece;
    else if (piece.kind !== 'header') return;
  }
}

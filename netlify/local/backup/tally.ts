import { createHash, type Hash } from 'node:crypto';
import { type BackupContents, type BackupHeader, type Piece, tableName } from './contents.ts';

const newline = 0x0a;

/** Counts and digests what goes by. */
export class Tally {
  #tables: Map<string, { rows: number; hash: Hash }>;
  #files: BackupContents['files'] = [];

  constructor(tables: BackupHeader['tables']) {
    this.#tables = new Map(
      tables.map((table) => [tableName(table), { rows: 0, hash: createHash('sha256') }]),
    );
  }

  /** Notes one piece. Throws when its rows are of a table that the header does not name. */
  add(piece: Piece): void {
    if (piece.kind === 'file')
      this.#files.push({ ...piece.file, bytes: piece.bytes.length, sha256: sha256(piece.bytes) });
    if (piece.kind === 'rows') {
      const table = this.#tables.get(piece.table);
      if (table === undefined)
        throw new Error(`Rows of a table that the backup does not name: ${piece.table}`);
      table.rows += newlinesIn(piece.bytes);
      table.hash.update(piece.bytes);
    }
  }

  /** What came by. Ends the counting. */
  contents(): Omit<BackupContents, 'missing'> {
    const tables = [...this.#tables].map(([name, { rows, hash }]) => [
      name,
      { rows, sha256: hash.digest('hex') },
    ]);
    return { tables: Object.fromEntries(tables), files: this.#files };
  }
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** COPY ends each row with one, and writes those within a value in another way. */
function newlinesIn(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(newline); at !== -1; at = bytes.indexOf(newline, at + 1)) count += 1;
  return count;
}

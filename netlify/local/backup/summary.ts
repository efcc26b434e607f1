import type { BackupContents } from './contents.ts';

/** What is in a backup, in words for the terminal. */
export function summaryOf({ tables, files, missing }: BackupContents): string {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  const megabytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000_000;
  return [
    `${rows} rows in ${Object.keys(tables).length} tables, ${files.length} files (${megabytes.toFixed(1)} MB).`,
    ...missing.map(
      ({ store, key }) => `Missing: ${key} in ${store}, erased while the backup was made, or lost before.`,
    ),
  ].join('\n');
}

import path from 'node:path';
import { parseArgs } from 'node:util';
import { recordBackup } from '#netlify/core/backup/record-backup.ts';
import { closeDatabase } from '#netlify/core/database.ts';
import { OperatorError, runCommand } from '../command.ts';
import { type MadeBackup, makeBackup } from './make-backup.ts';
import { readPassphrase } from './passphrase.ts';
import { openSite, tellDatabase } from './site-parts.ts';

const usage = `Usage:
  npm run backup -- FILE`;

async function run(): Promise<string> {
  const [file, ...others] = parseArgs({ allowPositionals: true }).positionals;
  if (file === undefined || others.length > 0) throw new OperatorError(usage);
  const site = await openSite();
  try {
    tellDatabase(site);
    return report(file, await recorded(path.resolve(file), site.databaseUrl));
  } finally {
    await closeDatabase();
    await site.stop();
  }
}

async function recorded(file: string, databaseUrl: string): Promise<MadeBackup> {
  const startedAt = new Date();
  const record = (
    outcome: { ok: boolean; problem?: string } & Omit<MadeBackup, 'missing'>,
    missingFiles = 0,
  ) =>
    recordBackup({
      startedAt,
      seconds: Math.round((Date.now() - startedAt.getTime()) / 1000),
      missingFiles,
      ...outcome,
    }).catch((error: unknown) => console.error('The outcome could not be recorded in the database.', error));
  try {
    const passphrase = await readPassphrase({ fresh: true });
    const { missing, ...made } = await makeBackup(file, databaseUrl, { passphrase });
    await record({ ok: true, ...made }, missing.length);
    return { missing, ...made };
  } catch (error) {
    const problem = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    await record({ ok: false, bytes: 0, rows: 0, files: 0, problem });
    throw error;
  }
}

function report(file: string, { bytes, rows, files, missing }: MadeBackup): string {
  return [
    `Wrote ${file}: ${(bytes / 1_000_000).toFixed(1)} MB with ${rows} rows and ${files} files.`,
    ...missing.map(
      ({ store, key }) => `Missing: ${key} in ${store}, erased while the backup was made, or lost before.`,
    ),
  ].join('\n');
}

await runCommand(usage, run);

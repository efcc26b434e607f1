import path from 'node:path';
import { parseArgs } from 'node:util';
import { closeDatabase } from '#netlify/core/database.ts';
import { OperatorError, runCommand } from '../command.ts';
import { makeBackup } from './make-backup.ts';
import { readPassphrase } from './passphrase.ts';
import { recorded } from './recorded.ts';
import { removeLeftovers } from './remove-leftovers.ts';
import { openSite, tellDatabase } from './site-parts.ts';
import { summaryOf } from './summary.ts';

/** Rows and files of a site, in one encrypted file (docs/operating.md, Backups). */

const usage = `Usage:
  npm run backup -- FILE`;

async function run(): Promise<string> {
  const [file, ...others] = parseArgs({ allowPositionals: true }).positionals;
  if (file === undefined || others.length > 0) throw new OperatorError(usage);
  const site = await openSite();
  try {
    tellDatabase(site);
    const { bytes, contents } = await recorded(async () => {
      const target = path.resolve(file);
      await removeLeftovers(path.dirname(target));
      return makeBackup(target, site.databaseUrl, { passphrase: await readPassphrase({ fresh: true }) });
    });
    return `${file} is written: ${(bytes / 1_000_000).toFixed(1)} MB.\n${summaryOf(contents)}`;
  } finally {
    await closeDatabase();
    await site.stop();
  }
}

await runCommand(usage, run);

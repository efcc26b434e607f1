import path from 'node:path';
import { parseArgs } from 'node:util';
import { OperatorError, runCommand } from '../command.ts';
import { readPassphrase } from './passphrase.ts';
import { type RestoredBackup, restoreBackup } from './restore-backup.ts';
import { openSite, startParts, tellDatabase } from './site-parts.ts';

const usage = `Usage:
  npm run restore -- FILE
  npm run restore -- FILE --rehearse   (on this machine, into a database and a file store that are thrown away)`;

async function run(): Promise<string> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { rehearse: { type: 'boolean', default: false } },
  });
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new OperatorError(usage);
  const site = await (values.rehearse ? startParts('throw-away') : openSite());
  try {
    tellDatabase(site);
    const passphrase = await readPassphrase({ fresh: false });
    const startedAt = Date.now();
    const restored = await restoreBackup(path.resolve(file), site.databaseUrl, { passphrase });
    return report(restored, (Date.now() - startedAt) / 1000, values.rehearse);
  } finally {
    await site.stop();
  }
}

function report({ header, files, later }: RestoredBackup, seconds: number, rehearsal: boolean): string {
  const rows = Object.values(header.rows).reduce((sum, count) => sum + count, 0);
  const outcome = rehearsal ? 'could be restored' : 'is restored';
  return [
    `The backup of ${header.madeAt} ${outcome}, in ${seconds.toFixed(0)} seconds: ${rows} rows and ${files} files.`,
    ...(later.length > 0 ? [`Migrations applied since: ${later.join(', ')}.`] : []),
    ...(rehearsal
      ? []
      : ['Waiting emails are sent once SERVER_SECRET has the value that it had when the backup was made.']),
  ].join('\n');
}

await runCommand(usage, run);

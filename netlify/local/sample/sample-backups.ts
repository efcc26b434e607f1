import { recordBackup } from '#netlify/core/backup/record-backup.ts';
import { daysAgo } from './backdate.ts';

export async function makeSampleBackups(): Promise<void> {
  const none = { bytes: 0, rows: 0, files: 0, missingFiles: 0 };
  await recordBackup({
    startedAt: daysAgo(1),
    seconds: 4,
    ok: false,
    ...none,
    problem: 'Sample: the disk is full.',
  });
  await recordBackup({
    startedAt: new Date(),
    seconds: 28,
    ok: true,
    bytes: 244_500_000,
    rows: 100_034,
    files: 200,
    missingFiles: 0,
  });
}

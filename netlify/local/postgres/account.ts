import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';

export interface Account {
  uid: number;
  gid: number;
}

function idOf(flag: '-u' | '-g', name: string): number | undefined {
  const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' });
  return status === 0 ? Number(stdout.trim()) : undefined;
}

/**
 * Returns the account for PostgreSQL, which refuses to run as root; undefined for the current one.
 * Uses an account of every system, so that the machine needs no changes.
 */
export function serverAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const uid = idOf('-u', name);
    const gid = idOf('-g', name);
    if (uid !== undefined && gid !== undefined) return { uid, gid };
  }
  throw new Error(
    'PostgreSQL does not run as root, and there is no account "postgres" or "nobody" to run it as. Please run the command as an ordinary user.',
  );
}

/** True if the account can enter the folder; folders in root's closed home cannot be entered by others. */
function canEnter(folder: string, account: Account | undefined): boolean {
  if (!account) return existsSync(folder);
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...account, cwd: '/' }).status === 0;
}

export function reachableFolder(candidates: string[], account: Account | undefined): string {
  for (const folder of candidates) {
    mkdirSync(folder, { recursive: true });
    if (canEnter(folder, account)) return folder;
  }
  throw new Error(
    `PostgreSQL can enter none of these folders: ${candidates.join(', ')}. Please move the project to a folder that other users can enter (chmod a+x), or run the command as an ordinary user.`,
  );
}

export const temporaryFolders = process.platform === 'win32' ? [tmpdir()] : [tmpdir(), '/var/tmp', '/tmp'];

/** Folders outside of the project that outlive a restart of the machine. */
export const lastingFolders = process.platform === 'win32' ? [tmpdir()] : ['/var/tmp', tmpdir()];

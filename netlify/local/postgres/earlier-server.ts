import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { connectionUrl } from './connection.ts';

/** Name of the session that each server's owner process holds open while it lives. */
export const ownerSession = 'fts-studio owner';

type Occupant = 'ours, owned' | 'ours, left behind' | 'busy' | 'none';

/** Checks whether the server on the port serves this folder, and whether its owner is still connected. */
async function ask(port: number, dataFolder: string): Promise<Occupant> {
  const client = new pg.Client(connectionUrl(port, 'postgres'));
  try {
    await client.connect();
    const { rows } = await client.query<{ folder: string; owned: boolean }>(
      `select current_setting('data_directory') as folder,
              exists (select from pg_stat_activity where application_name = $1) as owned`,
      [ownerSession],
    );
    if (rows[0]?.folder !== dataFolder) return 'none';
    return rows[0].owned ? 'ours, owned' : 'ours, left behind';
  } catch (error) {
    // 57P03: the server is starting or shutting down.
    return error instanceof pg.DatabaseError && error.code === '57P03' ? 'busy' : 'none';
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Frees the data folder: ends a server that a killed run left behind and removes a stale lock.
 * Throws when the folder is in use.
 */
export async function clearEarlierServer(dataFolder: string): Promise<void> {
  const lock = path.join(dataFolder, 'postmaster.pid');
  for (let round = 0; round < 100 && existsSync(lock); round += 1) {
    const [pid, , , port] = readFileSync(lock, 'utf8')
      .split('\n')
      .map((line) => Number(line));
    const sign = port ? await ask(port, dataFolder) : 'none';
    if (sign === 'ours, owned') {
      throw new Error(
        `The database in ${dataFolder} is in use: the site already runs from this folder. Please stop that one first (Ctrl+C in its window).`,
      );
    }
    if (sign === 'ours, left behind' && pid) process.kill(pid, 'SIGINT');
    // A lock without a server: its process id may by now belong to any other process.
    if (sign === 'none') rmSync(lock, { force: true });
    await pause(100);
  }
}

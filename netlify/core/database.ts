import { getConnectionString, getDatabase } from '@netlify/database';
import { drizzle as drizzleNeon } from 'drizzle-orm/neon-serverless';
import { drizzle as drizzlePostgres, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { limitWaiting } from './database-limits.ts';
import { env } from './env.ts';
import { errorCode } from './errors.ts';
import { logError } from './log.ts';

export type Database = NodePgDatabase;

/** The database inside a transaction, where only this may be used. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

interface Connection {
  database: Database;
  close: () => Promise<void>;
}

let connection: Connection | undefined;

export function db(): Database {
  connection ??= connect();
  return connection.database;
}

const commits = new WeakMap<Transaction, (() => void)[]>();

/** Runs `work` after the commit, never after a rollback. It must not throw. */
export function afterCommit(tx: Transaction, work: () => void): void {
  commits.get(tx)?.push(work);
}

function trackCommits(database: Database): Database {
  const transaction = database.transaction.bind(database);
  database.transaction = (work, config) =>
    againAfterDeadlock(async () => {
      const afterwards: (() => void)[] = [];
      const result = await transaction((tx) => {
        commits.set(tx, afterwards);
        return work(tx);
      }, config);
      for (const one of afterwards) one();
      return result;
    });
  return database;
}

/** Times that a transaction runs if each ends in a deadlock, which undoes all it did. */
const mostRuns = 3;

/** Rare pairs of transactions lock the same records in opposite orders. */
async function againAfterDeadlock<Result>(run: () => Promise<Result>, runs = 1): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (errorCode(error) !== '40P01' || runs >= mostRuns) throw error;
    return againAfterDeadlock(run, runs + 1);
  }
}

export async function closeDatabase(): Promise<void> {
  const open = connection;
  connection = undefined;
  await open?.close();
}

/** Returns the connection string, password included. */
export function databaseAddress(): string {
  return env('DATABASE_URL') ?? getConnectionString();
}

function connect(): Connection {
  const platform = getDatabase({ connectionString: databaseAddress() });
  limitWaiting(platform.pool);
  // An idle connection that breaks must not end the process; the pool replaces it.
  platform.pool.on('error', (error: Error) => logError('A database connection broke.', error));
  return { database: trackCommits(drizzleOver(platform)), close: () => platform.pool.end() };
}

/** Ignores the drivers’ only difference, the type of raw results, which nothing here reads. */
function drizzleOver(platform: ReturnType<typeof getDatabase>): Database {
  return platform.driver === 'serverless'
    ? (drizzleNeon({ client: platform.pool }) as unknown as Database)
    : drizzlePostgres({ client: platform.pool });
}

import pLimit from 'p-limit';
import { DatabaseOutage, isOutage } from '../database-outage.ts';

/** So many at once: most of the database’s ten connections stay free for everyone else. */
const turns = pLimit({ concurrency: 3, rejectOnClear: true });

/**
 * For what counts outside of a transaction: a crowd’s counts may wait for one row, as that of a network address which all of it
 * shares. Where the database does not answer one of them, all who wait hear so at once. Throws DatabaseOutage.
 */
export async function counting<T>(count: () => Promise<T>): Promise<T> {
  try {
    return await turns(() => inTurn(count));
  } catch (error) {
    throw isCleared(error) ? new DatabaseOutage(error) : error;
  }
}

/** Who waits is told before the turn ends, or the next of them would begin to ask. */
async function inTurn<T>(count: () => Promise<T>): Promise<T> {
  try {
    return await count();
  } catch (error) {
    if (isOutage(error)) turns.clearQueue();
    throw error;
  }
}

const isCleared = (error: unknown) => error instanceof Error && error.name === 'AbortError';

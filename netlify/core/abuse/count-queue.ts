import pLimit from 'p-limit';
import { DatabaseOutage, isOutage } from '../database-outage.ts';

/** Concurrency limit that keeps most of the database’s ten connections free. */
const countQueue = pLimit({ concurrency: 3, rejectOnClear: true });

/** Queues a count made outside a transaction. An outage rejects the whole queue with DatabaseOutage. */
export async function queueCount<T>(count: () => Promise<T>): Promise<T> {
  try {
    return await countQueue(() => runQueued(count));
  } catch (error) {
    throw isCleared(error) ? new DatabaseOutage(error) : error;
  }
}

/** Clears the queue on an outage before the slot is free, or the next count would start. */
async function runQueued<T>(count: () => Promise<T>): Promise<T> {
  try {
    return await count();
  } catch (error) {
    if (isOutage(error)) countQueue.clearQueue();
    throw error;
  }
}

const isCleared = (error: unknown) => error instanceof Error && error.name === 'AbortError';

import pLimit from 'p-limit';
import { refusals } from '#src/lib/words/refusals.ts';
import { addressBlock, wideBlock } from '../../abuse/address-block.ts';
import { ProblemError } from '../../errors.ts';

const refused = refusals('login');

/** Concurrent hashes; the rest of Node’s four threads and most database connections stay free. */
export const maxConcurrent = 2;

/** Queue limit: anyone further back would outwait the function’s time limit. */
export const maxQueued = 30;

export const maxPerCaller = 12;

const retryAfterSeconds = 5;

const hashQueue = pLimit(maxConcurrent);

const counts = new Map<string, number>();

interface HashCaller {
  address: string;
  device?: string | undefined;
}

/** Queues hashing; call it after the network limits. Throws ProblemError 503 if the queue is full. */
export async function withHashSlot<T>(asking: HashCaller, work: () => Promise<T>): Promise<T> {
  const names = countKeys(asking);
  if (hashQueue.pendingCount >= maxQueued || names.some((name) => countOf(name) >= maxPerCaller))
    throw new ProblemError(503, refused('manyLogins'), {
      retryAfterSeconds,
    });
  for (const name of names) counts.set(name, countOf(name) + 1);
  try {
    return await hashQueue(work);
  } finally {
    for (const name of names) decrement(name);
  }
}

/** Returns the keys to count by; always the address, because a device can invent new names. */
function countKeys({ address, device }: HashCaller): string[] {
  const names = [addressBlock(address), wideBlock(address), device && `device ${device}`];
  return names.filter((name) => name !== undefined);
}

const countOf = (name: string) => counts.get(name) ?? 0;

function decrement(name: string): void {
  if (countOf(name) > 1) counts.set(name, countOf(name) - 1);
  else counts.delete(name);
}

import pLimit from 'p-limit';
import { addressBlock, wideBlock } from '../../abuse/address-block.ts';
import { ProblemError } from '../../errors.ts';

/** Concurrent hashes; the rest of Node’s four threads and most database connections stay free. */
export const atOnce = 2;

/** Queue limit: anyone further back would outwait the function’s time limit. */
export const mostWaiting = 30;

/** Limit of queued and running hashes per IP address or device. */
export const mostOfOne = 12;

/** Seconds after which the queue will have drained. */
const retryAfterSeconds = 5;

const turns = pLimit(atOnce);

/** Queued and running hashes by IP address block or device. */
const held = new Map<string, number>();

interface Asking {
  address: string;
  device?: string | undefined;
}

/** Queues hashing; call it after the network limits. Throws ProblemError 503 if the queue is full. */
export async function inTurn<T>(asking: Asking, work: () => Promise<T>): Promise<T> {
  const names = namesOf(asking);
  if (turns.pendingCount >= mostWaiting || names.some((name) => countOf(name) >= mostOfOne))
    throw new ProblemError(503, 'Many people are logging in right now. Please try again in a few seconds.', {
      retryAfterSeconds,
    });
  for (const name of names) held.set(name, countOf(name) + 1);
  try {
    return await turns(work);
  } finally {
    for (const name of names) leave(name);
  }
}

/** Returns the keys to count by; always the address, because a device can invent new names. */
function namesOf({ address, device }: Asking): string[] {
  const names = [addressBlock(address), wideBlock(address), device && `device ${device}`];
  return names.filter((name) => name !== undefined);
}

const countOf = (name: string) => held.get(name) ?? 0;

function leave(name: string): void {
  if (countOf(name) > 1) held.set(name, countOf(name) - 1);
  else held.delete(name);
}

import pLimit from 'p-limit';
import { addressBlock, wideBlock } from '../../abuse/address-block.ts';
import { ProblemError } from '../../errors.ts';

/** Of Node’s four threads the others stay free for files and names, and of the database’s connections most. */
export const atOnce = 2;

/** After so many, anyone else would wait longer than a function may run. */
export const mostWaiting = 30;

/** So many of one network address, or of one device, wait or have their turn: the rest is for others. */
export const mostOfOne = 12;

/** In seconds: by then those who wait have had their turn. */
const retryAfterSeconds = 5;

const turns = pLimit(atOnce);

/** How many wait or have their turn, by whose they are. */
const held = new Map<string, number>();

/** Who asks for a turn. */
interface Asking {
  address: string;
  device?: string | undefined;
}

/**
 * For work that hashes a password or a code, which takes a tenth of a second of a processor on purpose: it waits for its turn,
 * so that no other call waits for a crowd of them. Comes after the limits of the network: one that sends more than it may takes
 * no turns from others. Throws ProblemError 503 when too many wait, or too many of the same.
 */
export async function inTurn<T>(asking: Asking, work: () => Promise<T>): Promise<T> {
  const names = namesOf(asking);
  if (turns.pendingCount >= mostWaiting || names.some((name) => countOf(name) >= mostOfOne))
    throw new ProblemError(
      503,
      'Many people are logging in at this moment. Please try again in a few seconds.',
      { retryAfterSeconds },
    );
  for (const name of names) held.set(name, countOf(name) + 1);
  try {
    return await turns(work);
  } finally {
    for (const name of names) leave(name);
  }
}

/** A device is whatever it says it is: one that names itself anew each time still has its address. */
function namesOf({ address, device }: Asking): string[] {
  const names = [addressBlock(address), wideBlock(address), device && `device ${device}`];
  return names.filter((name) => name !== undefined);
}

const countOf = (name: string) => held.get(name) ?? 0;

function leave(name: string): void {
  if (countOf(name) > 1) held.set(name, countOf(name) - 1);
  else held.delete(name);
}

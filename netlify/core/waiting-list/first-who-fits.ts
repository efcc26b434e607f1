import { availabilityBetween } from '../availability/availability.ts';
import type { Database, Transaction } from '../database.ts';
import { type Waiting, waitingFor } from './waiting-queries.ts';

interface Search {
  /** Booking to ignore, because it is the one that is offered. */
  apartFrom?: string;
  /** Clients who cannot be offered a slot now. */
  except?: readonly string[];
}

/** Finds the first client whose whole order is free on the day. Reliable only under the day lock. */
export async function firstWhoFits(
  connection: Database | Transaction,
  day: string,
  { apartFrom, except }: Search = {},
): Promise<Waiting | undefined> {
  const known = new Map<string, boolean>();
  const isFree = async (skus: string[]) => {
    const order = skus.toSorted().join(' ');
    const free = known.get(order) ?? (await hasSlotFor(connection, day, skus, apartFrom));
    known.set(order, free);
    return free;
  };
  const waiting = await waitingFor(connection, day, except);
  if (waiting.length === 0 || !(await isFree([]))) return undefined;
  for (const one of waiting) if (await isFree(one.items.map(({ sku }) => sku))) return one;
  return undefined;
}

async function hasSlotFor(
  connection: Database | Transaction,
  day: string,
  skus: readonly string[],
  apartFrom: string | undefined,
): Promise<boolean> {
  const [found] = await availabilityBetween(connection, day, day, {
    skus,
    ...(apartFrom !== undefined && { apartFrom }),
  });
  return found !== undefined && found.left > 0;
}

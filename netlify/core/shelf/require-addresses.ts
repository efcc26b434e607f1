import site from '#published/base/addresses.json' with { type: 'json' };
import { closestTo } from '#src/lib/closest.ts';
import type { Transaction } from '../database.ts';
import { fieldProblem } from '../read-fields.ts';
import { rowsOf } from './read-shelf.ts';

/** Longest part of an address quoted in a sentence. */
const shown = 100;

/** Requires site addresses to exist after the next build, except the target of a #. Throws 422. */
export async function requireAddresses(
  tx: Transaction,
  field: string,
  addresses: readonly string[],
): Promise<void> {
  if (addresses.length === 0) return;
  const pages = await pagesNow(tx);
  const there = new Set([...pages, ...site.files]);
  const missing = addresses.map((address) => address.replace(/[?#].*$/s, '')).find((one) => !there.has(one));
  if (missing === undefined) return;
  const written = missing.slice(0, shown);
  throw fieldProblem(
    field,
    `There is no page ${written} on this site. Did you mean ${closestTo(written, [...pages])}?`,
  );
}

async function pagesNow(tx: Transaction): Promise<ReadonlySet<string>> {
  const pages = new Set(site.pages);
  for (const { id, state, removedAt, base } of await rowsOf(tx, 'internship')) {
    const isPublic = state === 'published' && removedAt === null;
    if (!isPublic) pages.delete(`/internships/${id}`);
    // A programme of the base has its page already.
    else if (base === null) pages.add(`/internships/${id}`);
  }
  return pages;
}

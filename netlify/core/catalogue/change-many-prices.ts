import { type BulkPrices, nothingChanges } from '#src/domain/catalogue/packages/bulk-prices.ts';
import { type ChangedPrice, changePrices, isChange } from '#src/domain/catalogue/packages/change-prices.ts';
import { isSoldOn, type PackageFields } from '#src/domain/catalogue/packages/package.ts';
import type { StaffShelfEntry } from '#src/domain/shelf/entry.ts';
import { draftFields, liveFields, patchOf } from '#src/domain/shelf/overrides.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import type { SignedIn } from '../account/sessions.ts';
import { db, type Transaction } from '../database.ts';
import { ProblemError } from '../errors.ts';
import { fieldProblem } from '../read-fields.ts';
import { type LockedShelfEntry, lockShelf, requireCurrentEntry, store } from '../shelf/change-entry.ts';
import { overrideOf } from '../shelf/read-shelf.ts';
import { packageShelf } from './package-shelf.ts';

interface Changing {
  id: string;
  held: LockedShelfEntry<PackageFields>;
  live: PackageFields;
}

/**
 * Changes the public prices of many entries, all or none. Unchanged ones get no new version.
 * Throws ProblemError 409 naming stale or non-public entries, 422 for no price or no change.
 */
export async function changeManyPrices(
  me: SignedIn,
  { entries, change }: BulkPrices,
): Promise<StaffShelfEntry<PackageFields>[]> {
  return db().transaction(async (tx) => {
    await lockShelf(tx, packageShelf.kind);
    const changing = await readCurrentEntries(tx, entries);
    const changed = changing
      .map((entry) => ({ ...entry, prices: changePrices(entry.live, change) }))
      .filter(({ prices }) => prices.some(isChange));
    if (changed.length === 0) throw fieldProblem('change', nothingChanges);
    requirePrices(changed);
    const stored: StaffShelfEntry<PackageFields>[] = [];
    for (const { id, held, live, prices } of changed) {
      const fields: PackageFields = {
        ...live,
        ...Object.fromEntries(prices.map(({ name, to }) => [name, to])),
      };
      stored.push(
        await store(packageShelf, tx, me, id, held, {
          next: { state: 'published', changes: patchOf(held.base, fields) },
          action: 'published',
          seen: [live, fields],
        }),
      );
    }
    return stored;
  });
}

/** Requires all entries to be public and current, so that no unseen price is changed. */
async function readCurrentEntries(tx: Transaction, entries: BulkPrices['entries']): Promise<Changing[]> {
  const changing: Changing[] = [];
  const missed: string[] = [];
  const today = todayInKigali(new Date());
  for (const { id, version } of entries) {
    const held = await requireCurrentEntry(packageShelf, tx, id, version).catch(changedTitle);
    const live = typeof held === 'object' ? livePrices(held, today) : undefined;
    if (typeof held === 'object' && live) changing.push({ id, held, live });
    else missed.push(typeof held === 'string' ? held : titleOf(held));
  }
  if (missed.length === 0) return changing;
  throw new ProblemError(
    409,
    `Nothing was changed: ${missed.join(', ')} has changed since, or is a draft, hidden or outside its dates. Please check, and leave it out.`,
    { extra: { missed } },
  );
}

function changedTitle(error: unknown): string {
  if (!(error instanceof ProblemError)) throw error;
  const { current } = (error.extra ?? {}) as { current?: StaffShelfEntry<PackageFields> };
  return current?.title ?? 'something that no longer exists';
}

function titleOf({ row, base }: LockedShelfEntry<PackageFields>): string {
  return draftFields(base, row ? overrideOf<PackageFields>(row) : { changes: null, draft: null }).name;
}

/** Returns its public fields; undefined if not public, or if a draft holds the old price. */
function livePrices(
  { row, base }: LockedShelfEntry<PackageFields>,
  today: string,
): PackageFields | undefined {
  if (row === undefined) return base;
  if (row.state !== 'published' || row.removedAt !== null || row.draft !== null) return undefined;
  const live = liveFields(base, overrideOf<PackageFields>(row));
  return live && isSoldOn(live, today) ? live : undefined;
}

function requirePrices(
  changed: readonly { id: string; live: PackageFields; prices: ChangedPrice[] }[],
): void {
  const none = changed.filter(({ prices }) => prices.some(({ to }) => to === undefined));
  if (none.length === 0) return;
  const sentence = 'This would leave no price: 0 RWF or less, too much, or a range without a width.';
  throw new ProblemError(
    422,
    `${sentence} Nothing was changed: ${none.map(({ live }) => live.name).join(', ')}.`,
    {
      fields: Object.fromEntries(none.map(({ id }) => [id, sentence])),
    },
  );
}

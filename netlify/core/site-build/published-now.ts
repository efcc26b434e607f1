import { createHash } from 'node:crypto';
import programmes from '#published/internships.json' with { type: 'json' };
import { isFull } from '#src/domain/internship/programme.ts';
import type { ShelfEntry } from '#src/domain/shelf/entry.ts';
import { differing } from '#src/domain/shelf/overrides.ts';
import { packageShelf } from '../catalogue/package-shelf.ts';
import { serviceShelf } from '../catalogue/service-shelf.ts';
import { db } from '../database.ts';
import { galleryShelf } from '../gallery/gallery-shelf.ts';
import { acceptedByProgramme } from '../internship/accepted.ts';
import { programmeShelf } from '../internship/programme-shelf.ts';
import { paymentRulesShelf } from '../payment/payment-rules-shelf.ts';
import { published } from '../shelf/read-shelf.ts';
import type { Shelf } from '../shelf/shelf.ts';
import { studioShelf } from '../studio/studio-shelf.ts';

/** Published content compared with the deployed pages (docs/product.md, The shelf). */
export interface PublishedNow {
  digest: string;
  /** Entries and orders that the deployed pages show differently. */
  waiting: number;
}

/** Reads all content of pages, with prices of the day in Kigali. */
export async function publishedNow(now: Date): Promise<PublishedNow> {
  const kinds = [
    await kindNow(serviceShelf, now),
    await kindNow(packageShelf, now),
    await kindNow(galleryShelf, now),
    await kindNow(programmeShelf, now),
    await kindNow(studioShelf, now),
    await kindNow(paymentRulesShelf, now),
    await fullProgrammes(now),
  ];
  const content = JSON.stringify(kinds.map(({ entries }) => entries));
  return {
    digest: createHash('sha256').update(content).digest('base64url'),
    waiting: kinds.reduce((sum, { waiting }) => sum + waiting, 0),
  };
}

interface KindNow {
  entries: readonly ShelfEntry<object>[];
  waiting: number;
}

async function kindNow<Fields extends object>(shelf: Shelf<Fields>, now: Date): Promise<KindNow> {
  const entries = await published(shelf, now);
  return { entries, waiting: waitingIn(shelf.built ?? entries, entries) };
}

/** Reads which programmes are full, since their pages say so. */
async function fullProgrammes(now: Date): Promise<KindNow> {
  const accepted = await acceptedByProgramme(db());
  const entries = (await published(programmeShelf, now)).map(({ id, fields }) => ({
    id,
    fields: { full: isFull(fields, accepted.get(id) ?? 0) },
  }));
  const built = new Map(programmes.map(({ id, full }) => [id, full]));
  const waiting = entries.filter(({ id, fields }) => built.has(id) && built.get(id) !== fields.full).length;
  return { entries, waiting };
}

/** Counts entries that differ, are new or are gone, and a changed order as one. */
function waitingIn(built: readonly ShelfEntry<object>[], now: readonly ShelfEntry<object>[]): number {
  const shown = new Map(built.map(({ id, fields }) => [id, fields]));
  const ids = new Set(now.map(({ id }) => id));
  const changed = now.filter(({ id, fields }) => differing(shown.get(id) ?? {}, fields).length > 0);
  const gone = built.filter(({ id }) => !ids.has(id));
  const before = built.filter(({ id }) => ids.has(id));
  const after = now.filter(({ id }) => shown.has(id));
  const isMoved = before.some(({ id }, position) => after[position]?.id !== id);
  return changed.length + gone.length + (isMoved ? 1 : 0);
}

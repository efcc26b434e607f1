import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Applying } from '#src/domain/application/applying.ts';
import {
  applyingTo,
  isFull,
  type ProgrammeFields,
  type PublicProgramme,
  publicProgramme,
  totalFee,
} from '#src/domain/internship/programme.ts';
import { en } from '#src/domain/internship/words/en.ts';
import type { Patch, ShelfEntry } from '#src/domain/shelf/entry.ts';
import { liveFields, readEntry } from '#src/domain/shelf/overrides.ts';
import { speak } from '#src/lib/words/messages.ts';
import { type Database, db, type Transaction } from '../database.ts';
import { drafts, published, readOverrides } from '../shelf/read-shelf.ts';
import { shelfEntries } from '../shelf/shelf.table.ts';
import { acceptedByProgramme } from './accepted.ts';
import { programmeShelf } from './programme-shelf.ts';

const english = speak('en', en);

export interface KnownProgramme {
  title: string;
  /** `withdrawn`: once public, now hidden. */
  applying: Applying | 'withdrawn';
  full: boolean;
  /** Path of its page, or of the list if its page may not be deployed yet. */
  address: string;
}

export function publicProgrammes(): Promise<PublicProgramme[]> {
  return withPlaces(published(programmeShelf));
}

export function draftProgrammes(): Promise<PublicProgramme[]> {
  return withPlaces(drafts(programmeShelf));
}

/** Reads all programmes that were ever public, by slug, since applicants may have an old page open. */
export async function knownProgrammes(
  connection: Database | Transaction = db(),
): Promise<ReadonlyMap<string, KnownProgramme>> {
  const { entries } = await readOverrides(programmeShelf, connection);
  const accepted = await acceptedByProgramme(connection);
  const kept = new Map(entries.map((entry) => [entry.id, entry]));
  const ids = new Set([...programmeShelf.base.map(({ id }) => id), ...kept.keys()]);
  return new Map(
    [...ids].flatMap((id): [string, KnownProgramme][] => {
      const entry = kept.get(id);
      const fields = publicFields(id, entry?.changes ?? null);
      if (fields === undefined || (entry?.overBase && baseFields(id) === undefined)) return [];
      const taken = accepted.get(id) ?? 0;
      const shown = readEntry(baseFields(id), entry, 'public') !== undefined;
      const full = isFull(fields, taken);
      const applying = shown ? applyingTo(fields, full) : 'withdrawn';
      const hasPage = programmeShelf.built?.some((one) => one.id === id);
      const address = shown && hasPage ? `/internships/${id}` : '/internships';
      return [[id, { title: fields.title, applying, full, address }]];
    }),
  );
}

export function changesOf(programme: PgColumn): SQL<Patch<ProgrammeFields> | null> {
  const { changes, kind, id } = shelfEntries;
  // A separate fragment: alone in a selection, Drizzle would drop the table names.
  const found = sql`select ${changes} from ${shelfEntries} where ${kind} = ${programmeShelf.kind} and ${id} = ${programme}`;
  return sql`(${found})`;
}

/** Adds up the fees of a programme (RWF), also of hidden and removed ones; null while not set. */
export function programmeFee(id: string, changes: Patch<ProgrammeFields> | null): number | null {
  const fields = publicFields(id, changes);
  return (fields && totalFee(fields)) ?? null;
}

function publicFields(id: string, changes: Patch<ProgrammeFields> | null): ProgrammeFields | undefined {
  return liveFields(baseFields(id), { changes });
}

function baseFields(id: string): ProgrammeFields | undefined {
  return programmeShelf.base.find((entry) => entry.id === id)?.fields;
}

async function withPlaces(entries: Promise<ShelfEntry<ProgrammeFields>[]>): Promise<PublicProgramme[]> {
  const [listed, accepted] = await Promise.all([entries, acceptedByProgramme(db())]);
  return listed.map((entry) =>
    publicProgramme(english, { ...entry, full: isFull(entry.fields, accepted.get(entry.id) ?? 0) }),
  );
}

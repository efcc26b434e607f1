import type * as z from 'zod';
import type { ShelfEntry, ShelfKind } from '#src/domain/shelf/entry.ts';
import type { Transaction } from '../database.ts';

/** Rules of one kind of entry: its base, its checks, and records that depend on it. */
export interface Shelf<Fields extends object> {
  kind: ShelfKind;
  /** "service", as sentences say it. */
  noun: string;
  /** Entries in the base, in their public order. */
  base: readonly ShelfEntry<Fields>[];
  /** Entries that the deployed pages show; absent where no page is built from them. */
  built?: readonly ShelfEntry<Fields>[];
  /** Limits published entries to those that hold on a day in Kigali. */
  onDay?: (entries: readonly ShelfEntry<Fields>[], today: string) => ShelfEntry<Fields>[];
  /** Checks all fields of an entry, in sentences; also of a draft. */
  schema: z.core.$ZodType<Fields>;
  /** Ids that no entry gets: other pages have their addresses. */
  reserved?: readonly string[];
  /** Sentence for each field that a draft may lack but a published entry may not. */
  missing?: (fields: Fields, base: Fields | undefined) => Record<string, string>;
  /** Sentence for each field that an override may not change, but does. */
  unchangeable?: (id: string, base: Fields, fields: Fields) => Record<string, string>;
  /** Sentence for each field that an entry added by staff may not have, but has. */
  baseOnly?: (fields: Fields) => Record<string, string>;
  titleOf: (fields: Fields) => string;
  /** Title of an entry that is named after another; undefined where it has a name of its own. */
  titleAmong?: (id: string, titles: ReadonlyMap<string, string>) => string | undefined;
  /** Throws ProblemError 422 where the fields name something that is not there. */
  requireParts?: (tx: Transaction, fields: Fields) => Promise<void>;
  /** Throws ProblemError 409 with an `UnagreedAnswer` where publishing has effects that the editor has not agreed to. */
  requireAgreed?: (
    tx: Transaction,
    before: Fields,
    after: Fields,
    agreed: readonly string[],
  ) => Promise<void>;
  /** Id of the entry that was made of the same before: what is sent again is not added twice. */
  sameAs?: (tx: Transaction, fields: Fields) => Promise<string | undefined>;
  /** Records that would lose the entry if it were removed, in words: "3 open applications". */
  dependents?: (tx: Transaction, id: string) => Promise<string[]>;
}

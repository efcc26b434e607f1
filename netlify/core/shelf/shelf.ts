import type * as z from 'zod';
import type { ShelfEntry, ShelfKind } from '#src/domain/shelf/entry.ts';
import type { Transaction } from '../database.ts';

/** Rules of one kind of entry: its base, its checks, and records that depend on it. */
export interface Shelf<Fields extends object> {
  kind: ShelfKind;
  /** "service", as used in sentences. */
  noun: string;
  /** Entries in the base, in their public order. */
  base: readonly ShelfEntry<Fields>[];
  /** Entries that the deployed pages show; absent where no page is built from them. */
  built?: readonly ShelfEntry<Fields>[];
  /** Limits published entries to those valid on a day in Kigali. */
  onDay?: (entries: readonly ShelfEntry<Fields>[], today: string) => ShelfEntry<Fields>[];
  /** Checks all fields, also of a draft; errors are sentences. */
  schema: z.core.$ZodType<Fields>;
  /** Reserved ids: other pages have these addresses. */
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
  /** Throws ProblemError 422 if the fields name something that does not exist. */
  requireParts?: (tx: Transaction, fields: Fields) => Promise<void>;
  /** Throws ProblemError 409 with an `UnagreedAnswer` if publishing has effects not agreed to. */
  requireAgreed?: (
    tx: Transaction,
    before: Fields,
    after: Fields,
    agreed: readonly string[],
  ) => Promise<void>;
  /** Marks the work that becomes due by what is published. */
  afterPublishing?: (tx: Transaction) => void;
  /** Id of the entry already made from the same upload or source, so that a retry adds none. */
  sameAs?: (tx: Transaction, fields: Fields) => Promise<string | undefined>;
  /** Records that would lose the entry on removal, in words: "3 open applications". */
  dependents?: (tx: Transaction, id: string) => Promise<string[]>;
}

/** Base entries and their overrides (docs/product.md, The shelf), without storage. */

export const shelfKinds = [
  'service',
  'package',
  'internship',
  'gallery-item',
  'studio',
  'studio-calendar',
  'payment-rules',
] as const;

export type ShelfKind = (typeof shelfKinds)[number];

/** `draft`: never public. `hidden`: no longer public. */
export const entryStates = ['draft', 'published', 'hidden'] as const;

export type EntryState = (typeof entryStates)[number];

export interface ShelfEntry<Fields> {
  id: string;
  fields: Fields;
}

/** Changed fields of an entry. Null removes a field of the base. */
export type Patch<Fields> = { [Name in keyof Fields]?: Fields[Name] | null };

/** A staff change of an entry, or an entry that staff added. */
export interface Override<Fields> {
  id: string;
  state: EntryState;
  /** Published changes; all fields of an added entry. Null: the base is public. */
  changes: Patch<Fields> | null;
  /** Published plus unpublished changes. Null: nothing is unpublished. */
  draft: Patch<Fields> | null;
  removed: boolean;
  /** True if it changes an entry of the base; ignored once that entry is gone. */
  overBase: boolean;
}

export interface Overrides<Fields> {
  /** Oldest first. */
  entries: readonly Override<Fields>[];
  /** Ids in the staff's order; empty until they set one. */
  order: readonly string[];
}

export interface StaffShelfEntry<Fields> {
  id: string;
  /** Sent with every change. A mismatch is a conflict: a colleague or the base changed the entry. */
  version: string;
  title: string;
  state: EntryState;
  removed: boolean;
  /** Fields including unpublished changes. */
  fields: Fields;
  /** Published fields, even while hidden; null if never published. */
  live: Fields | null;
  /** Fields of the base; null for an added entry. */
  base: Fields | null;
  /** True if `fields` has unpublished changes. */
  draft: boolean;
  /** Names of fields that differ from the base; none for an added entry. */
  changed: string[];
  /** Changed fields that the base has changed since, too. */
  clashing: string[];
  /** True if the base now equals the change, which can be dropped. */
  caughtUp: boolean;
  /** True until the deployed pages show the published fields. */
  awaitsBuild: boolean;
  /** ISO instant; null if never changed here. */
  updatedAt: string | null;
  /** Name of the member of staff; null if unknown. */
  updatedBy: string | null;
}

/** 409 body: effects of publishing. Sent back as `agreed`, they permit the change. */
export interface UnagreedAnswer {
  unagreed: string[];
}

/** Entries of the base and their overrides (docs/product.md, The shelf), without any storage. */

export const shelfKinds = [
  'service',
  'package',
  'internship',
  'gallery-item',
  'studio',
  'studio-calendar',
] as const;

export type ShelfKind = (typeof shelfKinds)[number];

/** `draft`: never shown in public. `hidden`: not shown any more. */
export const entryStates = ['draft', 'published', 'hidden'] as const;

export type EntryState = (typeof entryStates)[number];

/** Entry of a kind: its id, as in addresses, and its fields. */
export interface ShelfEntry<Fields> {
  id: string;
  fields: Fields;
}

/** Changed fields of an entry. Null takes away a field of the base. */
export type Patch<Fields> = { [Name in keyof Fields]?: Fields[Name] | null };

/** Change of an entry by staff, or an entry that they added. */
export interface Override<Fields> {
  id: string;
  state: EntryState;
  /** Published changes; all fields of an added entry. Null: the base is public. */
  changes: Patch<Fields> | null;
  /** Changes with those not published yet. Null: there are none. */
  draft: Patch<Fields> | null;
  removed: boolean;
  /** True when it changes an entry of the base: without that entry, it does not count. */
  overBase: boolean;
}

/** Overrides of one kind. */
export interface Overrides<Fields> {
  /** The oldest first. */
  entries: readonly Override<Fields>[];
  /** Ids in the order that the staff chose; empty while nobody has. */
  order: readonly string[];
}

/** Entry as staff see it. */
export interface StaffShelfEntry<Fields> {
  id: string;
  /** Sent with every change. A different one is a conflict: a colleague or the base changed the entry. */
  version: string;
  title: string;
  state: EntryState;
  removed: boolean;
  /** Fields with changes that are not published yet. */
  fields: Fields;
  /** Published fields, also while hidden; null for an entry that was never published. */
  live: Fields | null;
  /** Fields of the base; null for an added entry. */
  base: Fields | null;
  /** True where `fields` are not all public yet. */
  draft: boolean;
  /** Names of fields that differ from the base; none for an added entry. */
  changed: string[];
  /** Names of changed fields that the base has changed since, too. */
  clashing: string[];
  /** True when the base has come to equal the change, so that the change can be dropped. */
  caughtUp: boolean;
  /** True when the deployed pages do not show the published fields yet. */
  awaitsBuild: boolean;
  /** ISO instant; null for what nobody has changed here. */
  updatedAt: string | null;
  /** Name of the member of staff; null when unknown. */
  updatedBy: string | null;
}

/** Effects of publishing, with a 409: sent back as `agreed`, the change is published. */
export interface UnagreedAnswer {
  unagreed: string[];
}

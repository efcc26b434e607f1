/** What is kept in the base and from the dashboard alike (docs/product.md, The shelf). It knows nothing of where it is kept. */

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

/** One thing on the shelf: its id, as it stands in addresses, and what is said of it. */
export interface Entry<Fields> {
  id: string;
  fields: Fields;
}

/** What was changed about an entry. Null takes a field away that the base has. */
export type Patch<Fields> = { [Name in keyof Fields]?: Fields[Name] | null };

/** What the dashboard keeps of an entry, for pages and lists that show it. */
export interface Override<Fields> {
  id: string;
  state: EntryState;
  /** Over what the base says; all fields where the base has no such entry. Null: public is what the base says. */
  changes: Patch<Fields> | null;
  /** The same, not public yet. Null: there is nothing more than what is public. */
  draft: Patch<Fields> | null;
  removed: boolean;
  /** True when it lies over an entry of the base: without that entry, it is not there either. */
  overBase: boolean;
}

/** All that the dashboard keeps of one kind. */
export interface Overrides<Fields> {
  /** The oldest first. */
  entries: readonly Override<Fields>[];
  /** Ids in the order that the staff chose; empty while nobody has. */
  order: readonly string[];
}

/** An entry as the staff see it. */
export interface StaffEntry<Fields> {
  id: string;
  /** Goes with every change: another one is a conflict, whether someone else changed it or the base did. */
  version: string;
  title: string;
  state: EntryState;
  removed: boolean;
  /** With what is not public yet. */
  fields: Fields;
  /** What is public, or was before it was hidden; null for what never was. */
  live: Fields | null;
  /** What the base says; null where the base has no such entry. */
  base: Fields | null;
  /** True where `fields` are not all public yet. */
  draft: boolean;
  /** Fields that differ from the base, where the base has the entry. */
  changed: string[];
  /** Fields changed here that the base has changed since, too. */
  clashing: string[];
  /** True when the base says now what was changed here: the change can be dropped. */
  caughtUp: boolean;
  /** True when what is public is not yet in the pages as they were built. */
  awaitsBuild: boolean;
  /** ISO instant; null for what nobody has changed here. */
  updatedAt: string | null;
  /** Name of the member of staff; null when unknown. */
  updatedBy: string | null;
}

/** What goes with a refusal (409) to publish what nobody has agreed to yet: sent back as `agreed`, it is published. */
export interface UnagreedAnswer {
  unagreed: string[];
}

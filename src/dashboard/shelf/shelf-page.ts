import type { ComponentType } from 'react';
import type { StaffShelfEntry } from '#src/domain/shelf/entry.ts';
import type { BulkAction, Column, ListTab, Tile } from '../lists/staff-list.ts';
import { type ShelfClient, shelfClient } from './shelf-client.ts';

export interface FieldsProps<Fields> {
  fields: Partial<Fields>;
  /** Absent when adding. */
  entry?: StaffShelfEntry<Fields> | undefined;
}

interface DeclaredShelf<Fields extends object> {
  /** URL word of its API, page and public list: `services`. */
  word: string;
  /** Singular: "service". */
  noun: string;
  Fields: ComponentType<FieldsProps<Fields>>;
  /** Another way to add entries, above the list. */
  Adding?: ComponentType;
  bodyOf: (values: Record<string, string>) => Record<string, unknown>;
  labels: Record<keyof Fields, string>;
  /** Formats a value; undefined means the default format. */
  textOf?: (name: keyof Fields, value: unknown) => string | undefined;
  /** Columns besides title, state and last change. */
  columns: readonly Column<StaffShelfEntry<Fields>>[];
  /** Shows tiles instead of table rows. */
  tile?: Tile<StaffShelfEntry<Fields>>;
  /** Tabs of the list; absent: by status. */
  tabs?: readonly ListTab[];
  /** Actions besides publishing and hiding. */
  bulk?: readonly BulkAction<StaffShelfEntry<Fields>>[];
  /** Public page of the entry; with `?preview` it shows drafts. */
  publicPage: (id: string | undefined) => string;
  /** Sentence about when visitors see a published change; absent: with the next build. */
  publicWhen?: string;
  /** False if the order is not public. */
  ordered?: boolean;
}

export interface ShelfPageRules extends Omit<DeclaredShelf<object>, 'labels' | 'textOf'> {
  labels: Record<string, string>;
  textOf: (name: string, value: unknown) => string | undefined;
  client: ShelfClient;
}

/** Declares a kind's page and erases its field types for the shared code. */
export function shelfPage<Fields extends object>(declared: DeclaredShelf<Fields>): ShelfPageRules {
  const client = shelfClient(declared.word);
  return { textOf: () => undefined, ...declared, client } as unknown as ShelfPageRules;
}

export function valueText({ textOf }: Pick<ShelfPageRules, 'textOf'>, name: string, value: unknown): string {
  if (value === undefined || value === null || value === '') return 'Nothing';
  const own = textOf(name, value);
  if (own !== undefined) return own;
  if (Array.isArray(value)) return value.map(String).join('\n');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

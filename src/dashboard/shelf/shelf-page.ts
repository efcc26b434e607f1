import type { ComponentType } from 'react';
import type { StaffShelfEntry } from '#src/domain/shelf/entry.ts';
import type { BulkAction, Column } from '../lists/staff-list.ts';
import { type ShelfClient, shelfClient } from './shelf-client.ts';

export interface FieldsProps<Fields> {
  /** Initial fields of the form. */
  fields: Partial<Fields>;
  /** Absent: one is added. */
  entry?: StaffShelfEntry<Fields> | undefined;
}

/** A kind of entry as the dashboard keeps it. */
interface DeclaredShelf<Fields extends object> {
  /** In the address of its calls, of its page and of the public list: `services`. */
  word: string;
  /** "service" */
  noun: string;
  /** The inputs of the form, without buttons. */
  Fields: ComponentType<FieldsProps<Fields>>;
  /** Another way to add entries, above the list. */
  Adding?: ComponentType;
  /** Reads the inputs as fields of the request. */
  bodyOf: (values: Record<string, string>) => Record<string, unknown>;
  /** Labels of the fields. */
  labels: Record<keyof Fields, string>;
  /** Gives a field's value as text; undefined for the usual way. */
  textOf?: (name: keyof Fields, value: unknown) => string | undefined;
  /** Beside title, state and when it was changed. */
  columns: readonly Column<StaffShelfEntry<Fields>>[];
  /** Beside publishing and hiding. */
  bulk?: readonly BulkAction<StaffShelfEntry<Fields>>[];
  /** Public page of the entry; with `?preview` it shows drafts. */
  publicPage: (id: string | undefined) => string;
  /** Sentence about when visitors see a published change; absent: with the next build. */
  publicWhen?: string;
  /** False where the order is not public. */
  ordered?: boolean;
}

export interface ShelfPageRules extends Omit<DeclaredShelf<object>, 'labels' | 'textOf'> {
  labels: Record<string, string>;
  textOf: (name: string, value: unknown) => string | undefined;
  client: ShelfClient;
}

/** Declares the page of a kind. What is common to all kinds knows nothing of their fields. */
export function shelfPage<Fields extends object>(declared: DeclaredShelf<Fields>): ShelfPageRules {
  const client = shelfClient(declared.word);
  return { textOf: () => undefined, ...declared, client } as unknown as ShelfPageRules;
}

/** Gives a field's value as text. */
export function valueText({ textOf }: Pick<ShelfPageRules, 'textOf'>, name: string, value: unknown): string {
  if (value === undefined || value === null || value === '') return 'Nothing';
  const own = textOf(name, value);
  if (own !== undefined) return own;
  if (Array.isArray(value)) return value.map(String).join('\n');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

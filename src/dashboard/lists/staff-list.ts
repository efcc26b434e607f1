import type { ClientResponse } from 'hono/client';
import type { ComponentType, ReactNode } from 'react';
import type { User } from '#src/domain/account/user.ts';
import type { Overview } from '#src/domain/overview/overview.ts';
import type { Answer } from '#src/lib/answer.ts';
import type { ListPage } from '#src/lib/lists/list-rules.ts';
import type { AnyRules } from './list-view.ts';
import type { Row } from './new-rows.ts';

/** What a list's call is asked, as it stands in an address. */
type Asked = Record<string, string>;

/** A column of the table, a line of the card on a phone. The first one is the link to the record. */
export interface Column<T> {
  id: string;
  label: string;
  cell: (item: T) => ReactNode;
  /** What the server sorts by, where it does. */
  sort?: string;
  /** Figures stand at the right. */
  figures?: boolean;
  /** Hidden until someone chooses it. */
  extra?: boolean;
}

/** Words by value. */
export type Choices = Readonly<Record<string, string>>;

/** A filter beside the search: one of several words, which the server may know, or a day. Its name is that of the rules. */
export type Filter =
  | { name: string; label: string; choices: Choices }
  | { name: string; label: string; useChoices: () => Choices }
  | { name: string; label: string; day: true };

/** Something that is done with many records at once: with each of them, or in a dialog that asks how. */
export type BulkAction<T> = EachAction<T> | { label: string; Dialog: ComponentType<BulkDialogProps<T>> };

export interface BulkDialogProps<T> {
  /** What is selected. */
  items: readonly T[];
  onClose: () => void;
}

export interface EachAction<T> {
  label: string;
  /** `choice` is what the field holds, where the action has one. */
  one: (item: T, choice: string) => Promise<Answer<unknown>>;
  /** The same for all that the list holds; only where the server has a call for it. */
  all?: () => Promise<Answer<unknown>>;
  /** "3 emails are on their way again." */
  done: (count: number) => string;
  /** What is said before so many are told by email, and asked; without it nothing is asked. */
  asks?: (count: number) => string;
  /** True for an action that loses nothing, so that its question is no warning. */
  safe?: boolean;
  /** A field with the name `choice` that is filled in first. */
  Choice?: ComponentType;
}

export interface DetailProps<T> {
  /** The record's name as it stands in the address. */
  name: string;
  /** What the list knows of it; undefined until it is there, and for what the list does not hold. */
  item: T | undefined;
  /** Stands in its place until then. */
  instead: ReactNode;
  user: User;
  onClose: () => void;
}

/** A view of a list that has a tab of its own. */
export interface ListTab {
  label: string;
  /** Its filters and its order, named as in the address. */
  choice: Readonly<Record<string, string>>;
  /** Name of the count that the tab shows. */
  waits: keyof Overview['waiting'];
}

/** A list of the dashboards. All that a page of one does comes from here. */
export interface StaffList<T extends Row> {
  /** Names it in the address of its calls and on this device. */
  id: string;
  /** "booking" */
  noun: string;
  rules: AnyRules;
  ask: (
    query: Asked,
    init: RequestInit,
  ) => Promise<ClientResponse<ListPage<T>, 200, 'json'> | ClientResponse<null, 304, 'body'>>;
  /** Absent where there is no file to download. */
  csv?: (query: Asked, init: RequestInit) => Promise<Response>;
  columns: readonly Column<T>[];
  filters: readonly Filter[];
  /** Views with a tab each, after the one of all. */
  tabs?: readonly ListTab[];
  /** What the search finds: "Name, phone, email or reference". Absent where the server searches nothing. */
  searchHint?: string;
  /** What a record is called in the address; its id where it has no better name. */
  nameOf?: (item: T) => string;
  /** What a record is called where it is spoken of; its id where it has no better name. */
  titleOf?: (item: T) => string;
  /** What stands above the list, whatever it shows. */
  above?: ReactNode;
  /** Said above the rows, when there are any. */
  advice?: string;
  /** Said when there is nothing at all. */
  empty: ReactNode;
  bulk?: readonly BulkAction<T>[];
  Detail?: ComponentType<DetailProps<T>>;
}

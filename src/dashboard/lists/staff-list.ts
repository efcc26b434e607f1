import type { ClientResponse } from 'hono/client';
import type { ComponentType, ReactNode } from 'react';
import type { User } from '#src/domain/account/user.ts';
import type { WaitingWork } from '#src/domain/overview/waiting-work.ts';
import type { Answer } from '#src/lib/answer.ts';
import type { ListPage } from '#src/lib/lists/list-rules.ts';
import type { AnyRules } from './list-view.ts';
import type { Row } from './new-rows.ts';

type Asked = Record<string, string>;

/**
 * Place on screens that are too narrow for columns: `secondary` on the second line, `badge` on the
 * third, `figure` at the end of the first. A column without a role is for wide screens.
 */
type ColumnRole = 'secondary' | 'badge' | 'figure';

/** Column of the table. The first links to the record, and is the first line of a card. */
export interface Column<T> {
  id: string;
  label: string;
  cell: (item: T) => ReactNode;
  role?: ColumnRole;
  /** Small part behind the cell; on a card it is with the badges. */
  aside?: (item: T) => ReactNode;
  /** True if it is never cut short: a date, a phone number. False for a state that may be. */
  whole?: boolean;
  /** Sort field on the server; absent if not sortable. */
  sort?: string;
  /** True to align numbers to the right; they are never cut short. */
  figures?: boolean;
  /** Hidden by default. If chosen, it is a line of its own on a card. */
  extra?: boolean;
}

/** Labels by value. */
export type Choices = Readonly<Record<string, string>>;

/** Filter by choice, fixed or loaded, or by day. `name` matches the list's rules. */
export type Filter =
  | { name: string; label: string; choices: Choices }
  | { name: string; label: string; useChoices: () => Choices }
  | { name: string; label: string; day: true };

/** Action on many records: one request each, or a dialog. */
export type BulkAction<T> = EachAction<T> | { label: string; Dialog: ComponentType<BulkDialogProps<T>> };

export interface BulkDialogProps<T> {
  items: readonly T[];
  onClose: () => void;
}

export interface EachAction<T> {
  label: string;
  /** `choice`: value of the `Choice` field, empty without one. */
  one: (item: T, choice: string) => Promise<Answer<unknown>>;
  /** Acts on the whole list; only if the server has an endpoint for it. */
  all?: () => Promise<Answer<unknown>>;
  /** Success text: "3 emails are on their way again." */
  done: (count: number) => string;
  /** Confirmation text before many emails are sent; absent: no confirmation. */
  asks?: (count: number) => string;
  /** True if nothing is lost, so that the dialog is no warning. */
  safe?: boolean;
  /** Field named `choice`, filled in before the action. */
  Choice?: ComponentType;
}

export interface DetailProps<T> {
  /** Name of the record in the address. */
  name: string;
  /** Row of the list; undefined while loading, and if the list does not contain it. */
  item: T | undefined;
  /** Placeholder while `item` is undefined. */
  instead: ReactNode;
  user: User;
  onClose: () => void;
}

export interface ListTab {
  label: string;
  /** Filters, and the sort if it is not the usual one. */
  choice: Readonly<Record<string, string>>;
  /** Count shown on the tab. */
  waits?: keyof WaitingWork;
}

/** Parts of a tile: its picture, and lines below its title. */
export interface Tile<T> {
  Picture: ComponentType<{ item: T }>;
  Facts: ComponentType<{ item: T }>;
}

/** Rarer tabs, in a menu behind the others. */
interface TabMenu {
  label: string;
  /** Count of all of them. */
  waits: keyof WaitingWork;
  tabs: readonly ListTab[];
}

export interface StaffList<T extends Row> {
  /** Key for queries and for settings on this device. */
  id: string;
  /** Singular: "booking". */
  noun: string;
  rules: AnyRules;
  ask: (
    query: Asked,
    init: RequestInit,
  ) => Promise<ClientResponse<ListPage<T>, 200, 'json'> | ClientResponse<null, 304, 'body'>>;
  /** Absent if there is no CSV download. */
  csv?: (query: Asked, init: RequestInit) => Promise<Response>;
  columns: readonly Column<T>[];
  /** Shows tiles instead of table rows. */
  tile?: Tile<T>;
  filters: readonly Filter[];
  /** Tabs before “All”, which every list has. */
  tabs?: readonly ListTab[];
  tabMenu?: TabMenu;
  /** Searched fields: "Name, phone, email or reference". Absent if there is no search. */
  searchHint?: string;
  /** Name in the address; defaults to the id. */
  nameOf?: (item: T) => string;
  /** Name in messages; defaults to the id. */
  titleOf?: (item: T) => string;
  /** Buttons next to the page's heading. */
  actions?: ReactNode;
  /** Button next to the choice of columns; on narrow screens below “Filters”. */
  tool?: ReactNode;
  above?: ReactNode;
  /** Shown above the rows, if there are any. */
  advice?: string;
  empty: ReactNode;
  bulk?: readonly BulkAction<T>[];
  Detail?: ComponentType<DetailProps<T>>;
}

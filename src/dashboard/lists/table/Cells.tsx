import { Fragment, type ReactNode } from 'react';
import { type ListView, writeListView } from '../list-view.ts';
import type { Row } from '../new-rows.ts';
import type { Column, StaffList } from '../staff-list.ts';
import { ViewLink } from '../ViewLink.tsx';

interface CellsProps<T extends Row> {
  list: StaffList<T>;
  view: ListView;
  /** Columns, the first of which links to the record. */
  shown: readonly Column<T>[];
  item: T;
}

/** Cells of a wide screen: one line, in which long texts are cut short. */
export function Line<T extends Row>({ list, view, shown, item }: CellsProps<T>): ReactNode {
  return shown.map(({ id, role, figures, whole, cell, aside }, position) =>
    position === 0 ? (
      <th key={id} scope="row" data-cut={!whole}>
        <RecordLink list={list} view={view} item={item}>
          {cell(item)}
        </RecordLink>{' '}
        {aside?.(item)}
      </th>
    ) : (
      <td
        key={id}
        data-figures={figures || role === 'figure'}
        data-state={role === 'badge'}
        data-cut={!(whole ?? (figures || role === 'badge' || role === 'figure'))}
      >
        {cell(item)} {aside?.(item)}
      </td>
    ),
  );
}

/** Cells of a narrow screen: name and amount, what it is about, states, and columns that someone chose. */
export function Card<T extends Row>({ list, view, shown, item }: CellsProps<T>): ReactNode {
  const [first, ...others] = shown;
  if (first === undefined) return null;
  const inRole = (role: Column<T>['role']) => others.filter((column) => column.role === role);
  const [figure] = inRole('figure');
  const facts = inRole('secondary').map(({ id, cell, whole }) => ({ id, fact: cell(item), cut: !whole }));
  const badges = inRole('badge').map((column) => ({ id: column.id, badge: column.cell(item) }));
  const asides = [figure, first].map((column) => ({
    id: `${column?.id} aside`,
    badge: column?.aside?.(item),
  }));
  return (
    <>
      <th scope="row" data-part="name">
        <RecordLink list={list} view={view} item={item}>
          {first.cell(item)}
        </RecordLink>
      </th>
      {figure && <td data-part="figure">{figure.cell(item)}</td>}
      <td data-part="facts">
        {facts
          .filter(({ fact }) => isShown(fact))
          .map(({ id, fact, cut }) => (
            <span key={id} data-cut={cut}>
              {fact}
            </span>
          ))}
      </td>
      <td data-part="badges">
        {[...badges, ...asides].map(({ id, badge }) => (
          <Fragment key={id}>{badge} </Fragment>
        ))}
      </td>
      {others
        .filter(({ extra, role }) => extra && role === undefined)
        .map(({ id, label, cell }) => (
          <td key={id} data-part="chosen" data-label={label}>
            {cell(item)}
          </td>
        ))}
    </>
  );
}

function isShown(fact: ReactNode): boolean {
  return fact !== null && fact !== undefined && fact !== false && fact !== '';
}

interface RecordLinkProps<T extends Row> {
  list: StaffList<T>;
  view: ListView;
  item: T;
  children: ReactNode;
}

export function RecordLink<T extends Row>({ list, view, item, children }: RecordLinkProps<T>): ReactNode {
  const { Detail, rules, nameOf = ({ id }: T) => id } = list;
  if (Detail === undefined) return children;
  const search = writeListView({ query: view.query, open: nameOf(item) }, rules);
  return (
    <ViewLink search={search} state={{ ...window.history.state, opened: true }}>
      {children}
    </ViewLink>
  );
}

import './table.css';
import type { ReactNode } from 'react';
import { type ListView, sortAfter, withChoice, writeListView } from '../list-view.ts';
import type { Row } from '../new-rows.ts';
import type { Column, StaffList } from '../staff-list.ts';
import { useWide } from '../use-wide.ts';
import { ViewLink } from '../ViewLink.tsx';
import { Card, Line } from './Cells.tsx';
import type { RowsProps } from './ListRows.tsx';

interface ListTableProps<T extends Row> extends RowsProps<T> {
  /** Columns that are shown. */
  columns: readonly Column<T>[];
}

/** Table of rows, or cards on narrow screens. The first cell links to the record. */
export function ListTable<T extends Row>({
  list,
  columns,
  rows,
  busy,
  view,
  choice,
  bulkBar,
}: ListTableProps<T>): ReactNode {
  const { nameOf = ({ id }: T) => id } = list;
  const Cells = useWide() ? Line : Card;
  return (
    <>
      {bulkBar}
      <div className="table-scroll">
        <table className="table" aria-busy={busy}>
          <thead>
            <tr>
              {choice && (
                <th className="table__choose">
                  <input type="checkbox" {...choice.pageBox} />
                </th>
              )}
              {columns.map((column) => (
                <ColumnHead key={column.id} column={column} view={view} list={list} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr
                key={row.id}
                data-record={nameOf(row)}
                data-chosen={choice?.chosen.includes(row) || undefined}
              >
                {choice && (
                  <td className="table__choose">
                    <input type="checkbox" {...choice.rowBox(row)} />
                  </td>
                )}
                <Cells list={list} view={view} shown={columns} item={row} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

interface ColumnHeadProps<T extends Row> {
  column: Column<T>;
  view: ListView;
  list: StaffList<T>;
}

function ColumnHead<T extends Row>({ column, view, list }: ColumnHeadProps<T>): ReactNode {
  const { label, sort: field } = column;
  const figures = column.figures || column.role === 'figure';
  const { sort } = view.query;
  if (field === undefined)
    return (
      <th scope="col" data-figures={figures}>
        {label}
      </th>
    );
  const order = orderBy(field, sort);
  return (
    <th scope="col" data-figures={figures} aria-sort={order}>
      <ViewLink search={writeListView(withChoice(view, { sort: sortAfter(sort, field) }), list.rules)}>
        {label}
        {order && <span aria-hidden="true">{order === 'ascending' ? ' ↑' : ' ↓'}</span>}
      </ViewLink>
    </th>
  );
}

function orderBy(field: string, sort: string): 'ascending' | 'descending' | undefined {
  if (sort === field) return 'ascending';
  return sort === `-${field}` ? 'descending' : undefined;
}

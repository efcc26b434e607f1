import './table.css';
import { memo, type ReactNode, useState } from 'react';
import { BulkBar } from '../bulk/BulkBar.tsx';
import { type ListView, readListView, sortAfter, withChoice, writeListView } from '../list-view.ts';
import type { Row } from '../new-rows.ts';
import type { Column, StaffList } from '../staff-list.ts';
import { useWide } from '../use-wide.ts';
import { ViewLink } from '../ViewLink.tsx';
import { Card, Line } from './Cells.tsx';

export interface ListTableProps<T extends Row> {
  list: StaffList<T>;
  rows: readonly T[];
  /** Address of the list without the open record; a new address clears the selection. */
  address: string;
  hidden: readonly string[];
  total: number;
  /** Other rows are loading. */
  busy: boolean;
}

/**
 * Table of rows, or cards on narrow screens. The first cell links to the record.
 * Memoized: opening a record does not render the rows again.
 */
export const ListTable = memo(Rows) as typeof Rows;

function Rows<T extends Row>(props: ListTableProps<T>): ReactNode {
  const { list, rows, address, hidden, total, busy } = props;
  const { noun, bulk = [], nameOf = ({ id }: T) => id } = list;
  const { chosen, choose } = useChosen(props);
  const Cells = useWide() ? Line : Card;
  const wholePage = chosen.length === rows.length;
  const shown = list.columns.filter(({ id }) => !hidden.includes(id));
  const view = readListView(address, list.rules);
  const selectable = bulk.length > 0;
  if (rows.length === 0) return <Nothing list={list} view={view} />;
  return (
    <>
      {selectable && (
        <BulkBar
          list={list}
          total={total}
          view={view}
          chosen={chosen}
          wholePage={wholePage}
          onChoose={choose}
        />
      )}
      <div className="table-scroll">
        <table className="table" aria-busy={busy}>
          <thead>
            <tr>
              {selectable && (
                <th className="table__choose">
                  <input
                    type="checkbox"
                    aria-label={`Select all ${noun}s on this page`}
                    checked={wholePage}
                    onChange={() => choose(wholePage ? [] : rows)}
                  />
                </th>
              )}
              {shown.map((column) => (
                <ColumnHead key={column.id} column={column} view={view} list={list} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => {
              const isChosen = chosen.includes(row);
              const others = chosen.filter((other) => other !== row);
              return (
                <tr key={row.id} data-record={nameOf(row)} data-chosen={isChosen || undefined}>
                  {selectable && (
                    <td className="table__choose">
                      <input
                        type="checkbox"
                        aria-label={`Select this ${noun}`}
                        checked={isChosen}
                        onChange={() => choose(isChosen ? others : [...others, row])}
                      />
                    </td>
                  )}
                  <Cells list={list} view={view} shown={shown} item={row} />
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </>
  );
}

export function useChosen<T extends Row>({ rows, address }: Pick<ListTableProps<T>, 'rows' | 'address'>) {
  const [selected, setSelected] = useState<{ address: string; ids: ReadonlySet<string> }>();
  return {
    chosen: selected?.address === address ? rows.filter(({ id }) => selected.ids.has(id)) : [],
    choose: (chosen: readonly T[]) => setSelected({ address, ids: new Set(chosen.map(({ id }) => id)) }),
  };
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
  const order = { [field]: 'ascending', [`-${field}`]: 'descending' }[sort] as 'ascending' | undefined;
  return (
    <th scope="col" data-figures={figures} aria-sort={order}>
      <ViewLink search={writeListView(withChoice(view, { sort: sortAfter(sort, field) }), list.rules)}>
        {label}
        {order && <span aria-hidden="true">{order === 'ascending' ? ' ↑' : ' ↓'}</span>}
      </ViewLink>
    </th>
  );
}

export function Nothing<T extends Row>({ list, view }: { list: StaffList<T>; view: ListView }): ReactNode {
  const { rules, noun, empty } = list;
  const isWhole = writeListView(withChoice(view, { sort: rules.usual }), rules) === '';
  return (
    <div className="empty">
      <div className="imigongo list__motif" aria-hidden="true" />
      {isWhole ? (
        empty
      ) : (
        <>
          <p>No {noun}s match.</p>
          <p>
            <ViewLink className="button button--small" search="">
              Show all {noun}s
            </ViewLink>
          </p>
        </>
      )}
    </div>
  );
}

import { memo, type ReactNode } from 'react';
import { BulkBar } from '../bulk/BulkBar.tsx';
import { type ListView, readListView, withChoice, writeListView } from '../list-view.ts';
import type { Row } from '../new-rows.ts';
import type { StaffList } from '../staff-list.ts';
import { ViewLink } from '../ViewLink.tsx';
import { ListGrid } from './ListGrid.tsx';
import { ListTable } from './ListTable.tsx';
import { type Choice, useChoice } from './use-choice.ts';

interface ListRowsProps<T extends Row> {
  list: StaffList<T>;
  rows: readonly T[];
  /** Address of the list without the open record; a new address clears the selection. */
  address: string;
  hidden: readonly string[];
  total: number;
  /** Other rows are loading. */
  busy: boolean;
}

/** Props of the table and of the tiles. */
export interface RowsProps<T extends Row> extends Pick<ListRowsProps<T>, 'list' | 'rows' | 'busy'> {
  view: ListView;
  /** Rows selected for a bulk action; undefined for a list without any. */
  choice: Choice<T> | undefined;
  /** Actions for the selected rows. */
  bulkBar: ReactNode;
}

/** Rows as a table or as tiles. Memoized: opening a record does not render the rows again. */
export const ListRows = memo(Rows) as typeof Rows;

function Rows<T extends Row>({ list, rows, address, hidden, total, busy }: ListRowsProps<T>): ReactNode {
  const choice = useChoice(rows, address, list.noun);
  const view = readListView(address, list.rules);
  if (rows.length === 0) return <Nothing list={list} view={view} />;
  const isSelectable = list.bulk !== undefined && list.bulk.length > 0;
  const shared: RowsProps<T> = {
    list,
    rows,
    busy,
    view,
    choice: isSelectable ? choice : undefined,
    bulkBar: isSelectable && (
      <BulkBar
        list={list}
        total={total}
        view={view}
        chosen={choice.chosen}
        wholePage={choice.wholePage}
        onChoose={choice.choose}
      />
    ),
  };
  return list.tile ? (
    <ListGrid tile={list.tile} {...shared} />
  ) : (
    <ListTable columns={list.columns.filter(({ id }) => !hidden.includes(id))} {...shared} />
  );
}

function Nothing<T extends Row>({ list, view }: { list: StaffList<T>; view: ListView }): ReactNode {
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

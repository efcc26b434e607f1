import { memo, type ReactNode } from 'react';
import { BulkBar } from '../bulk/BulkBar.tsx';
import { readListView } from '../list-view.ts';
import type { Row } from '../new-rows.ts';
import type { Tile } from '../staff-list.ts';
import { RecordLink } from './Cells.tsx';
import { ListTable, type ListTableProps, Nothing, useChosen } from './ListTable.tsx';

export function ListRows<T extends Row>(props: ListTableProps<T>): ReactNode {
  const { tile } = props.list;
  return tile ? <ListGrid tile={tile} {...props} /> : <ListTable {...props} />;
}

type ListGridProps<T extends Row> = ListTableProps<T> & { tile: Tile<T> };

/** Rows as tiles, for lists that are known by their pictures. Selects and opens as the table does. */
const ListGrid = memo(Tiles) as typeof Tiles;

function Tiles<T extends Row>({ tile: { Picture, Facts }, ...props }: ListGridProps<T>): ReactNode {
  const { list, rows, address, total, busy } = props;
  const { noun, bulk = [], columns } = list;
  const { chosen, choose } = useChosen(props);
  const wholePage = chosen.length === rows.length;
  const view = readListView(address, list.rules);
  const selectable = bulk.length > 0;
  const [title] = columns;
  if (rows.length === 0) return <Nothing list={list} view={view} />;
  return (
    <>
      {selectable && (
        <>
          <label className="tiles__all">
            <input
              type="checkbox"
              checked={wholePage}
              onChange={() => choose(wholePage ? [] : rows)}
              aria-label={`Select all ${noun}s on this page`}
            />
            <span aria-hidden="true">Select all on this page</span>
          </label>
          <BulkBar
            list={list}
            total={total}
            view={view}
            chosen={chosen}
            wholePage={wholePage}
            onChoose={choose}
          />
        </>
      )}
      <ul className="tiles plain-list" aria-busy={busy}>
        {rows.map((row) => {
          const isChosen = chosen.includes(row);
          const others = chosen.filter((other) => other !== row);
          return (
            <li key={row.id} className="tile" data-chosen={isChosen || undefined}>
              {selectable && (
                <label className="tile__choose">
                  <input
                    type="checkbox"
                    aria-label={`Select this ${noun}`}
                    checked={isChosen}
                    onChange={() => choose(isChosen ? others : [...others, row])}
                  />
                </label>
              )}
              <Picture item={row} />
              <p className="tile__title">
                <RecordLink list={list} view={view} item={row}>
                  {title?.cell(row)}
                </RecordLink>
              </p>
              <Facts item={row} />
            </li>
          );
        })}
      </ul>
    </>
  );
}

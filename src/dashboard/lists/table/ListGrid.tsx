import type { ReactNode } from 'react';
import type { Row } from '../new-rows.ts';
import type { Tile } from '../staff-list.ts';
import { RecordLink } from './Cells.tsx';
import type { RowsProps } from './ListRows.tsx';

type ListGridProps<T extends Row> = RowsProps<T> & { tile: Tile<T> };

/** Rows as tiles, for lists that are known by their pictures. */
export function ListGrid<T extends Row>({
  tile: { Picture, Facts },
  list,
  rows,
  busy,
  view,
  choice,
  bulkBar,
}: ListGridProps<T>): ReactNode {
  const [title] = list.columns;
  return (
    <>
      {choice && (
        <label className="tiles__all">
          <input type="checkbox" {...choice.pageBox} />
          <span aria-hidden="true">Select all on this page</span>
        </label>
      )}
      {bulkBar}
      <ul className="tiles plain-list" aria-busy={busy}>
        {rows.map((row) => (
          <li key={row.id} className="tile" data-chosen={choice?.chosen.includes(row) || undefined}>
            {choice && (
              <label className="tile__choose">
                <input type="checkbox" {...choice.rowBox(row)} />
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
        ))}
      </ul>
    </>
  );
}

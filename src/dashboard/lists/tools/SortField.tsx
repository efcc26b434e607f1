import { Fragment, type ReactNode } from 'react';
import type { ChangeView } from '../ListPage.tsx';
import { type ListView, withChoice } from '../list-view.ts';
import type { Row } from '../new-rows.ts';
import type { StaffList } from '../staff-list.ts';

interface SortFieldProps<T extends Row> {
  list: StaffList<T>;
  view: ListView;
  onChange: ChangeView;
}

/** Renders a sort select for cards, which have no column headers. */
export function SortField<T extends Row>({ list, view, onChange }: SortFieldProps<T>): ReactNode {
  const { usual } = list.rules;
  return (
    <div className="field list__sort">
      <label className="field__label" htmlFor="list-sort">
        Sort by
      </label>
      <select
        id="list-sort"
        value={view.query.sort}
        onChange={({ currentTarget: { value } }) => onChange(withChoice(view, { sort: value }), 'push')}
      >
        {!list.columns.some(({ sort }) => sort && usual.endsWith(sort)) && (
          <option value={usual}>Usual order</option>
        )}
        {list.columns.map(
          ({ sort, label }) =>
            sort && (
              <Fragment key={sort}>
                <option value={`-${sort}`}>{label}, descending</option>
                <option value={sort}>{label}, ascending</option>
              </Fragment>
            ),
        )}
      </select>
    </div>
  );
}

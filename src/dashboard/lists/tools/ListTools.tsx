import '#src/styles/forms.css';
import { type ReactNode, useState } from 'react';
import type { ChangeView } from '../ListPage.tsx';
import { type ListView, withChoice } from '../list-view.ts';
import type { Row } from '../new-rows.ts';
import type { Filter, StaffList } from '../staff-list.ts';
import { useWide, useWider } from '../use-wide.ts';
import { ColumnChoice } from './ColumnChoice.tsx';
import { CsvButton } from './CsvButton.tsx';
import { FilterField } from './FilterField.tsx';
import { SearchField } from './SearchField.tsx';
import { SortField } from './SortField.tsx';

interface ListToolsProps<T extends Row> {
  list: StaffList<T>;
  view: ListView;
  onChange: ChangeView;
  hidden: readonly string[];
  onToggle: (column: string) => void;
  /** Count of the records, at the end of the row. */
  children: ReactNode;
}

/** Search, filters, columns and CSV in one row; what does not fit is below “Filters”. */
export function ListTools<T extends Row>({ children, ...props }: ListToolsProps<T>): ReactNode {
  const { list, view, onChange } = props;
  const { filters, csv, searchHint, tool } = list;
  const [wide, wider] = [useWide(), useWider()];
  const first = wider ? filtersInRow(filters) : [];
  const folded = filters.filter((filter) => !first.includes(filter));
  // Column heads sort elsewhere.
  const sortField = !wide || list.tile !== undefined;
  const [open, setOpen] = useState(false);
  const count = folded.filter(({ name }) => view.query[name]).length;
  const field = (filter: Filter, compact: boolean) => (
    <FilterField
      key={filter.name}
      filter={filter}
      compact={compact}
      value={String(view.query[filter.name] ?? '')}
      onChoose={(name, value) => onChange(withChoice(view, { [name]: value || undefined }), 'push')}
    />
  );
  const buttons = (
    <>
      {list.tile === undefined && <ColumnChoice {...props} />}
      {tool}
      {csv && <CsvButton list={list} view={view} csv={csv} />}
    </>
  );
  return (
    <>
      <div className="list__tools">
        {searchHint && <SearchField hint={searchHint} view={view} onChange={onChange} />}
        {first.map((filter) => field(filter, true))}
        {(folded.length > 0 || sortField) && (
          <button
            className="button button--small list__more"
            type="button"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            Filters{count > 0 && ` (${count})`}
          </button>
        )}
        {wide && buttons}
        {children}
      </div>
      {open && (
        <div className="list__filters">
          {folded.map((filter) => field(filter, false))}
          {sortField && <SortField {...props} />}
          {!wide && buttons}
        </div>
      )}
    </>
  );
}

/** Two choices, or three if no button is then needed for the rest. Fields of days are too wide. */
function filtersInRow(filters: readonly Filter[]): readonly Filter[] {
  const choices = filters.filter((filter) => !('day' in filter));
  return choices.slice(0, filters.length === 3 ? 3 : 2);
}

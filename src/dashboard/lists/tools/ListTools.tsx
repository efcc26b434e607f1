import '#src/styles/forms.css';
import { type ReactNode, useState } from 'react';
import type { ChangeView } from '../ListPage.tsx';
import { countFilters, type ListView, withChoice } from '../list-view.ts';
import type { Row } from '../new-rows.ts';
import type { StaffList } from '../staff-list.ts';
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
}

export function ListTools<T extends Row>(props: ListToolsProps<T>): ReactNode {
  const { list, view, onChange } = props;
  const { filters, rules, csv } = list;
  const count = countFilters(view, rules);
  const [open, setOpen] = useState(false);
  const choose = (name: string, value: string) =>
    onChange(withChoice(view, { [name]: value || undefined }), 'push');
  return (
    <div className="list__tools">
      {list.searchHint && <SearchField hint={list.searchHint} view={view} onChange={onChange} />}
      {filters.length > 0 && (
        <button
          className="button button--small list__more"
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          Filters{count > 0 && ` (${count})`}
        </button>
      )}
      <div className="list__filters" data-open={open}>
        {filters.map((filter) => (
          <FilterField
            key={filter.name}
            filter={filter}
            value={String(view.query[filter.name] ?? '')}
            onChoose={choose}
          />
        ))}
        <SortField {...props} />
        {list.tile === undefined && <ColumnChoice {...props} />}
        {csv && <CsvButton list={list} view={view} csv={csv} />}
      </div>
    </div>
  );
}

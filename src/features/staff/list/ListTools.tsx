import '#src/styles/forms.css';
import { type FocusEvent, Fragment, type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { download } from '#src/features/account/download.ts';
import { useAction } from '#src/lib/use-action.ts';
import { SmallButton } from '../shell/SmallButton.tsx';
import type { ChangeView } from './ListPage.tsx';
import { askedOf, countFilters, type ListView, withChoice } from './list-view.ts';
import type { Row } from './new-rows.ts';
import type { Choices, Filter, StaffList } from './staff-list.ts';

/** While someone types, the list waits this long (ms) for the next letter. */
const typingPause = 250;

interface ListToolsProps<T extends Row> {
  list: StaffList<T>;
  view: ListView;
  onChange: ChangeView;
  hidden: readonly string[];
  onToggle: (column: string) => void;
}

/** What stands above a list: search, filters, the choice of columns and the download. */
export function ListTools<T extends Row>(props: ListToolsProps<T>): ReactNode {
  const { list, view, onChange } = props;
  const { filters, rules, csv } = list;
  const count = countFilters(view, rules);
  const [open, setOpen] = useState(false);
  const choose = (name: string, value: string) =>
    onChange(withChoice(view, { [name]: value || undefined }), 'push');
  return (
    <div className="list__tools">
      {list.searchHint && <SearchField {...{ list, view, onChange }} />}
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
        <ColumnChoice {...props} />
        {csv && <CsvButton {...{ list, view, csv }} />}
      </div>
    </div>
  );
}

function SearchField<T extends Row>({
  list,
  view,
  onChange,
}: Pick<ListToolsProps<T>, 'list' | 'view' | 'onChange'>): ReactNode {
  const { q } = view.query;
  const [typed, setTyped] = useState(q);
  // Back and forward change the address without typing.
  useEffect(() => setTyped(q), [q]);
  useEffect(() => {
    // A record that was opened meanwhile stays open: the search goes on when it is closed.
    if (typed.trim() === q || view.open !== undefined) return;
    const timer = setTimeout(() => onChange(withChoice(view, { q: typed.trim() }), 'replace'), typingPause);
    return () => clearTimeout(timer);
  }, [typed, q, view, onChange]);
  return (
    <div className="field list__search">
      <label className="field__label" htmlFor="list-search">
        Search
      </label>
      <input
        id="list-search"
        type="search"
        placeholder={list.searchHint}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={typed}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
      />
    </div>
  );
}

interface FilterFieldProps {
  filter: Filter;
  value: string;
  onChoose: (name: string, value: string) => void;
}

function FilterField({ filter, value, onChoose }: FilterFieldProps): ReactNode {
  const { name, label } = filter;
  const id = `filter-${name}`;
  const choose = (chosen: string) => onChoose(name, chosen);
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      {'choices' in filter && <ChoiceField {...{ id, value }} choices={filter.choices} onChoose={choose} />}
      {'useChoices' in filter && (
        <AskedField {...{ id, value }} useChoices={filter.useChoices} onChoose={choose} />
      )}
      {'day' in filter && (
        <input
          id={id}
          type="date"
          value={value}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
      )}
    </div>
  );
}

interface ChoiceFieldProps {
  id: string;
  value: string;
  choices: Choices;
  onChoose: (value: string) => void;
}

function ChoiceField({ id, value, choices, onChoose }: ChoiceFieldProps): ReactNode {
  return (
    <select id={id} value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
      <option value="">All</option>
      {Object.entries(choices).map(([choice, word]) => (
        <option key={choice} value={choice}>
          {word}
        </option>
      ))}
    </select>
  );
}

/** Choices that only the server knows. */
function AskedField({
  useChoices,
  ...field
}: Omit<ChoiceFieldProps, 'choices'> & { useChoices: () => Choices }): ReactNode {
  return (
    <div className="list__asked">
      <ChoiceField {...field} choices={useChoices()} />
    </div>
  );
}

/** The order of the list where it has no heads of columns to press. */
function SortField<T extends Row>({ list, view, onChange }: ListToolsProps<T>): ReactNode {
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
        {list.columns.map(
          ({ sort, label }) =>
            sort && (
              <Fragment key={sort}>
                <option value={`-${sort}`}>{label}, falling</option>
                <option value={sort}>{label}, rising</option>
              </Fragment>
            ),
        )}
      </select>
    </div>
  );
}

/** Which columns the table has; the first one stays. */
function ColumnChoice<T extends Row>({ list, hidden, onToggle }: ListToolsProps<T>): ReactNode {
  return (
    <details className="columns" onKeyDown={closeOnEscape} onBlur={closeOnLeave}>
      <summary className="button button--small">Columns</summary>
      <fieldset className="columns__choices" tabIndex={-1}>
        <legend className="visually-hidden">Columns of the table</legend>
        {list.columns.slice(1).map(({ id, label }) => (
          <label key={id}>
            <input type="checkbox" checked={!hidden.includes(id)} onChange={() => onToggle(id)} /> {label}
          </label>
        ))}
      </fieldset>
    </details>
  );
}

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== 'Escape') return;
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
}

function closeOnLeave({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>): void {
  if (!currentTarget.contains(relatedTarget)) currentTarget.open = false;
}

interface CsvButtonProps<T extends Row> {
  list: StaffList<T>;
  view: ListView;
  csv: NonNullable<StaffList<T>['csv']>;
}

/** Saves all that matches, not only what is shown. */
function CsvButton<T extends Row>({ list, view, csv }: CsvButtonProps<T>): ReactNode {
  const { busy, run } = useAction(async () => {
    const query = askedOf(withChoice(view, { limit: undefined }), list.rules);
    await download((init) => csv(query, init), `${list.id}.csv`);
  });
  return (
    <SmallButton busy={busy} onClick={run}>
      Download CSV
    </SmallButton>
  );
}

import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';
import type { Row } from '../new-rows.ts';
import type { StaffList } from '../staff-list.ts';

interface ColumnChoiceProps<T extends Row> {
  list: StaffList<T>;
  hidden: readonly string[];
  onToggle: (column: string) => void;
}

export function ColumnChoice<T extends Row>({ list, hidden, onToggle }: ColumnChoiceProps<T>): ReactNode {
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

import type { ReactNode } from 'react';
import type { Row } from '../new-rows.ts';
import type { StaffList } from '../staff-list.ts';
import { DropDown } from './DropDown.tsx';

interface ColumnChoiceProps<T extends Row> {
  list: StaffList<T>;
  hidden: readonly string[];
  onToggle: (column: string) => void;
}

export function ColumnChoice<T extends Row>({ list, hidden, onToggle }: ColumnChoiceProps<T>): ReactNode {
  return (
    <DropDown label="Columns">
      <fieldset className="plain">
        <legend className="visually-hidden">Columns of the table</legend>
        {list.columns.slice(1).map(({ id, label }) => (
          <label key={id}>
            <input type="checkbox" checked={!hidden.includes(id)} onChange={() => onToggle(id)} /> {label}
          </label>
        ))}
      </fieldset>
    </DropDown>
  );
}

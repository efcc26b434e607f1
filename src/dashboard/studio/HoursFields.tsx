import './hours-fields.css';
import { type ReactNode, useState } from 'react';
import { SelectField, TextField } from '#src/components/forms/Field.tsx';
import { maxHourRows } from '#src/domain/studio/facts/opening-hours.ts';
import { shortWeekdays, weekdayNames } from '#src/lib/dates/months.ts';
import type { OpeningHours } from '#src/lib/words/hours.ts';
import { SmallButton } from '../shell/SmallButton.tsx';

interface HoursFieldsProps {
  name: string;
  label: string;
  hint: string;
  hours: readonly OpeningHours[] | undefined;
}

const dayChoices = Object.fromEntries(shortWeekdays.map((day, index) => [day, weekdayNames[index] ?? day]));

const newRow: OpeningHours = { from: 'Sat', to: 'Sat', opens: '', closes: '' };

/** Rows of days and hours, whose controls are named `hours.0.opens`. */
export function HoursFields({ name, label, hint, hours = [newRow] }: HoursFieldsProps): ReactNode {
  const [rows, setRows] = useState(() => hours.map((row, id) => ({ id, row })));
  const add = () => setRows([...rows, { id: Math.max(...rows.map(({ id }) => id)) + 1, row: newRow }]);
  return (
    <fieldset className="fieldset stack gap-xs">
      <legend className="field__label">{label}</legend>
      <p className="field__hint">{hint}</p>
      {rows.map(({ id, row }, position) => (
        <fieldset className="hours-fields__row" key={id}>
          <legend className="visually-hidden">
            {label}, row {position + 1}
          </legend>
          <Day name={`${name}.${position}.from`} label="First day" day={row.from} />
          <Day name={`${name}.${position}.to`} label="Last day" day={row.to} />
          <Time name={`${name}.${position}.opens`} label="Opens" time={row.opens} />
          <Time name={`${name}.${position}.closes`} label="Closes" time={row.closes} />
          {rows.length > 1 && (
            <SmallButton look="quiet" onClick={() => setRows(rows.filter((one) => one.id !== id))}>
              Remove<span className="visually-hidden"> row {position + 1}</span>
            </SmallButton>
          )}
        </fieldset>
      ))}
      {rows.length < maxHourRows && (
        <p>
          <SmallButton onClick={add}>
            Add other days<span className="visually-hidden"> to {label.toLowerCase()}</span>
          </SmallButton>
        </p>
      )}
    </fieldset>
  );
}

function Day({ name, label, day }: { name: string; label: string; day: OpeningHours['from'] }): ReactNode {
  return <SelectField name={name} label={label} choices={dayChoices} defaultValue={day} />;
}

function Time({ name, label, time }: { name: string; label: string; time: string }): ReactNode {
  return (
    <TextField name={name} label={label} type="time" data-empty="Please choose a time." defaultValue={time} />
  );
}

/** Gathers the rows of `HoursFields`. */
export function typedHours(values: Record<string, string>, name: string): Record<string, unknown>[] {
  const rows: Record<string, unknown>[] = [];
  for (const [key, value] of Object.entries(values)) {
    const [field, position, part] = key.split('.');
    if (field !== name || position === undefined || part === undefined) continue;
    rows[Number(position)] = { ...rows[Number(position)], [part]: value };
  }
  return rows;
}

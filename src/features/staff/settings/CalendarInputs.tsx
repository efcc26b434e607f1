import type { ReactNode } from 'react';
import { TextAreaField, TextField } from '#src/components/forms/Field.tsx';
import { useFieldError } from '#src/components/forms/Form.tsx';
import { mostPlaces } from '#src/features/availability/calendar.ts';
import { type CalendarFields, weekdayFields } from '#src/features/availability/kept/calendar-fields.ts';
import type { FieldsProps } from '../shelf/shelf-page.ts';
import { calendarLabels } from './calendar-labels.ts';

/** The inputs for how much each day of the week takes, and for the holidays. */
export function CalendarInputs({ fields }: FieldsProps<CalendarFields>): ReactNode {
  return (
    <>
      <fieldset className="fieldset stack gap-xs">
        <legend className="field__label">Bookings a day</legend>
        <p className="field__hint">Write 0 for the weekly day off.</p>
        <div className="week-inputs">
          {weekdayFields.map((name) => (
            <Places key={name} name={name} places={fields[name]} />
          ))}
        </div>
      </fieldset>
      <TextAreaField
        name="yearlyHolidays"
        label={calendarLabels.yearlyHolidays}
        hint="One a line, month and day first: 07-04 Liberation Day"
        error={useFieldError('yearlyHolidays')}
        defaultValue={fields.yearlyHolidays}
        rows={10}
        optional
      />
      <TextAreaField
        name="holidays"
        label={calendarLabels.holidays}
        hint="One a line, the date first: 2027-03-26 Good Friday"
        error={useFieldError('holidays')}
        defaultValue={fields.holidays}
        rows={10}
        optional
      />
    </>
  );
}

interface PlacesProps {
  name: (typeof weekdayFields)[number];
  places: number | undefined;
}

function Places({ name, places }: PlacesProps): ReactNode {
  return (
    <TextField
      name={name}
      label={calendarLabels[name]}
      error={useFieldError(name)}
      inputMode="numeric"
      autoComplete="off"
      maxLength={String(mostPlaces).length}
      defaultValue={places}
    />
  );
}

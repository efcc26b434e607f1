import type { ReactNode } from 'react';
import { TextAreaField, TextField } from '#src/components/forms/Field.tsx';
import {
  type CalendarFields,
  holdFields,
  weekdayFields,
} from '#src/features/availability/kept/calendar-fields.ts';
import { dayServices } from '#src/features/availability/services/day-services.ts';
import type { FieldsProps } from '../shelf/shelf-page.ts';
import { calendarLabels } from './calendar-labels.ts';

/** The inputs for how much each day of the week takes, and of each service, how long it is held unpaid, and for the holidays. */
export function CalendarInputs({ fields }: FieldsProps<CalendarFields>): ReactNode {
  return (
    <>
      <fieldset className="fieldset stack gap-xs">
        <legend className="field__label">Bookings a day</legend>
        <p className="field__hint">Write 0 for the weekly day off.</p>
        <div className="week-inputs">
          {weekdayFields.map((name) => (
            <NumberInput key={name} name={name} value={fields[name]} />
          ))}
        </div>
      </fieldset>
      <fieldset className="fieldset stack gap-xs">
        <legend className="field__label">Bookings a day by service</legend>
        <p className="field__hint">
          The most bookings of one day that may include the service. Leave it empty where only the numbers
          above count.
        </p>
        <div className="week-inputs">
          {dayServices.map((name) => (
            <NumberInput key={name} name={name} value={fields[name]} required={false} />
          ))}
        </div>
      </fieldset>
      <fieldset className="fieldset stack gap-xs">
        <legend className="field__label">Bookings that are not paid</legend>
        <p className="field__hint">
          They keep their slot for so long, and clients are told until when. An offer keeps it until its last
          day. Earlier bookings keep the time that their clients were told.
        </p>
        {holdFields.map((name) => (
          <NumberInput key={name} name={name} value={fields[name]} />
        ))}
      </fieldset>
      <TextAreaField
        name="yearlyHolidays"
        label={calendarLabels.yearlyHolidays}
        hint="One a line, month and day first: 07-04 Liberation Day"
        defaultValue={fields.yearlyHolidays}
        rows={10}
        optional
      />
      <TextAreaField
        name="holidays"
        label={calendarLabels.holidays}
        hint="One a line, the date first: 2027-03-26 Good Friday"
        defaultValue={fields.holidays}
        rows={10}
        optional
      />
    </>
  );
}

interface NumberInputProps {
  name: Exclude<keyof CalendarFields, 'holidays' | 'yearlyHolidays'>;
  value: number | undefined;
  required?: boolean;
}

function NumberInput({ name, value, required = true }: NumberInputProps): ReactNode {
  return (
    <TextField
      name={name}
      label={calendarLabels[name]}
      inputMode="numeric"
      autoComplete="off"
      maxLength={3}
      defaultValue={value}
      required={required}
    />
  );
}

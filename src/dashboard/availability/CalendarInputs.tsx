import type { ReactNode } from 'react';
import { TextAreaField, TextField } from '#src/components/forms/Field.tsx';
import {
  type CalendarFields,
  holdFields,
  noticeFields,
  weekdayFields,
} from '#src/domain/availability/fields/calendar-fields.ts';
import { dayServices } from '#src/domain/availability/services/day-services.ts';
import type { FieldsProps } from '../shelf/shelf-page.ts';
import { calendarLabels } from './calendar-labels.ts';

export function CalendarInputs({ fields }: FieldsProps<CalendarFields>): ReactNode {
  return (
    <>
      <Numbers
        legend="Bookings a day"
        hint="Write 0 for the weekly day off."
        fields={fields}
        names={weekdayFields}
      />
      <Numbers
        legend="Bookings a day by service"
        hint="The most bookings a day that can include this service. Leave it empty for no separate limit."
        fields={fields}
        names={dayServices}
        required={false}
      />
      <Numbers
        legend="Notice"
        hint="2 lets clients book from the day after tomorrow. Earlier days show them “Call us”; you can move a session to any day."
        fields={fields}
        names={noticeFields}
        long
      />
      <Numbers
        legend="Bookings that are not paid"
        hint="How long an unpaid booking holds its slot. Clients see the deadline. An open offer holds it until it ends. Changes apply to new bookings only."
        fields={fields}
        names={holdFields}
        long
      />
      <TextAreaField
        name="yearlyHolidays"
        label={calendarLabels.yearlyHolidays}
        hint="One per line, month and day first: 07-04 Liberation Day"
        defaultValue={fields.yearlyHolidays}
        rows={10}
        optional
      />
      <TextAreaField
        name="holidays"
        label={calendarLabels.holidays}
        hint="One per line, the date first: 2027-03-26 Good Friday"
        defaultValue={fields.holidays}
        rows={10}
        optional
      />
    </>
  );
}

interface NumbersProps {
  legend: string;
  hint: string;
  fields: FieldsProps<CalendarFields>['fields'];
  names: readonly Exclude<keyof CalendarFields, 'holidays' | 'yearlyHolidays'>[];
  required?: boolean;
  /** True if the labels are sentences. */
  long?: boolean;
}

function Numbers({ legend, hint, fields, names, required = true, long }: NumbersProps): ReactNode {
  return (
    <fieldset className="fieldset stack gap-xs">
      <legend className="field__label">{legend}</legend>
      <p className="field__hint">{hint}</p>
      <div className={long ? 'stack gap-xs' : 'week-inputs'}>
        {names.map((name) => (
          <TextField
            key={name}
            name={name}
            required={required}
            label={calendarLabels[name]}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            defaultValue={fields[name]}
          />
        ))}
      </div>
    </fieldset>
  );
}

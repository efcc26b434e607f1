import type { ReactNode } from 'react';
import { TextAreaField, TextField } from '#src/components/forms/Field.tsx';
import { bookingFields } from '#src/domain/booking/form/booking-fields.ts';
import { dateHint, locationHint } from '#src/domain/booking/form/form-words.ts';
import { SessionDate } from '../day/SessionDate.tsx';

interface ContactFieldsProps {
  /** Calendar date in Kigali; undefined in the page as the server sent it, which may be days old. */
  today: string | undefined;
  /** The prices in the cart: a day has to have room for each. */
  order: readonly string[];
  /** True where nothing has a session, so that no date is asked for. */
  goods: boolean;
  /** True where the order is not booked without a date. */
  dateRequired: boolean;
  /** A day was chosen without typing. */
  onDay: () => void;
}

/** The second step: who books, and when and where the session is. */
export function ContactFields({ today, order, goods, dateRequired, onDay }: ContactFieldsProps): ReactNode {
  return (
    <div className="booking-fields pair">
      <TextField name="name" {...bookingFields.name} />
      <TextField name="email" {...bookingFields.email} />
      {!goods && (
        <SessionDate
          {...bookingFields.eventDate}
          hint={dateHint(dateRequired)}
          optional={!dateRequired}
          today={today}
          order={order}
          onChoose={onDay}
        />
      )}
      <TextField name="location" {...bookingFields.location} hint={locationHint(goods)} />
      <TextAreaField name="message" {...bookingFields.message} />
    </div>
  );
}

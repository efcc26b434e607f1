import type { ReactNode } from 'react';
import { TextAreaField, TextField } from '#src/components/forms/Field.tsx';
import { SessionDate } from '../day/SessionDate.tsx';
import { dateHint, fieldWords, locationHint } from '../plain/field-words.ts';

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
      <TextField name="name" {...fieldWords.name} autoComplete="name" maxLength={100} />
      <TextField
        name="email"
        {...fieldWords.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
      />
      {!goods && (
        <SessionDate
          {...fieldWords.eventDate}
          hint={dateHint(dateRequired)}
          optional={!dateRequired}
          today={today}
          order={order}
          onChoose={onDay}
        />
      )}
      <TextField
        name="location"
        {...fieldWords.location}
        hint={locationHint(goods)}
        optional
        autoComplete="off"
        maxLength={200}
      />
      <TextAreaField
        name="message"
        {...fieldWords.message}
        optional
        rows={3}
        autoComplete="off"
        maxLength={2000}
      />
    </div>
  );
}

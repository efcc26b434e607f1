import type { ReactNode } from 'react';
import { TextAreaField, TextField } from '#src/components/forms/Field.tsx';
import { bookingFields } from '#src/domain/booking/form/booking-fields.ts';
import { contactRules, dateHint } from '#src/domain/booking/form/form-words.ts';
import { useWords } from '#src/lib/words/island-words.tsx';
import { SessionDate } from '../day/SessionDate.tsx';
import type { WaitFor } from '../waiting/use-waiting.tsx';

interface ContactFieldsProps {
  /** Calendar date in Kigali; undefined in the server-rendered page, which may be days old. */
  today: string | undefined;
  /** SKUs in the cart: a day needs room for each. */
  order: readonly string[];
  /** True if nothing in the order is a session, so that no date is needed. */
  goods: boolean;
  /** RWF from which an order such as this requires a date; undefined if it requires none. */
  dateRequiredFrom: number | undefined;
  /** True if the payment is requested at once, which needs a phone. */
  payable: boolean;
  onDay: () => void;
  waitFor: WaitFor;
}

export function ContactFields({
  today,
  order,
  goods,
  dateRequiredFrom,
  payable,
  onDay,
  waitFor,
}: ContactFieldsProps): ReactNode {
  const words = useWords('booking');
  const contact = contactRules(words, payable);
  return (
    <div className="booking-fields">
      <TextField name="name" label={words.fullName} {...bookingFields.name} />
      <TextField name="phone" label={words.phone} {...bookingFields.phone} {...contact.phone} />
      <TextField name="email" label={words.email} {...bookingFields.email} {...contact.email} />
      {!goods && (
        <SessionDate
          label={words.sessionDate}
          hint={dateHint(words, dateRequiredFrom)}
          optional={dateRequiredFrom === undefined}
          today={today}
          order={order}
          onChoose={onDay}
          waitFor={waitFor}
        />
      )}
      <TextField
        name="location"
        label={words.location}
        {...bookingFields.location}
        hint={goods ? words.handover : words.place}
      />
      <TextAreaField name="message" label={words.message} {...bookingFields.message} />
    </div>
  );
}

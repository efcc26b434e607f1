import type { ReactNode } from 'react';
import { TextAreaField, TextField } from '#src/lib/Field.tsx';
import type { FieldErrors } from './booking-draft.ts';
import { SessionDate } from './SessionDate.tsx';

interface ContactFieldsProps {
  /** Calendar date in Kigali; undefined in the page as the server sent it, which may be days old. */
  today: string | undefined;
  /** One sentence per field that is wrong. */
  errors: FieldErrors;
}

/** The second step: who books, and when and where the session is. */
export function ContactFields({ today, errors }: ContactFieldsProps): ReactNode {
  return (
    <div className="booking-fields">
      <TextField name="name" label="Full name" error={errors.name} autoComplete="name" maxLength={100} />
      <TextField
        name="email"
        label="E-mail address"
        error={errors.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
      />
      <SessionDate
        label="Date of the session"
        hint="Leave it open if you do not know yet."
        optional
        today={today}
        error={errors.eventDate}
      />
      <TextField
        name="location"
        label="Place"
        hint="Our studio, your home, a venue."
        error={errors.location}
        optional
        autoComplete="off"
        maxLength={200}
      />
      <TextAreaField
        name="message"
        label="Anything we should know"
        error={errors.message}
        optional
        rows={3}
        autoComplete="off"
        maxLength={2000}
      />
    </div>
  );
}

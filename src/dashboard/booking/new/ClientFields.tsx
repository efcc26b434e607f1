import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { TextField } from '#src/components/forms/Field.tsx';
import { bookingFields } from '#src/domain/booking/form/booking-fields.ts';
import type { ClientRow } from '#src/domain/client/client.ts';
import { SmallButton } from '../../shell/SmallButton.tsx';
import type { Draft } from './draft.ts';
import { KnownClient } from './KnownClient.tsx';
import { clientText, newBookingWords } from './new-booking-words.ts';
import { useCaller } from './use-caller.ts';

interface ClientFieldsProps {
  draft: Draft;
  /** False once it was sent: a lost response may have made this caller a known client. */
  lookUp: boolean;
  onChange: (changes: Partial<Draft>) => void;
}

/** Phone number first: a known client is filled in once it is complete. */
export function ClientFields({ draft, lookUp, onChange }: ClientFieldsProps): ReactNode {
  const { client, phone, name, email } = draft;
  const { known, possible } = useCaller(draft, lookUp);
  /** Client that the staff member took back, so that the same number does not bring them again. */
  const declined = useRef<string>(undefined);
  const take = useEffectEvent((row: ClientRow) => {
    if (row.id !== declined.current) choose(row);
  });
  useEffect(() => {
    if (known !== undefined) take(known);
  }, [known]);

  function choose(row: ClientRow): void {
    onChange({ client: row.id, name: row.name || name, phone: phone || (row.phones[0] ?? '') });
  }

  return (
    <fieldset className="fieldset stack">
      <legend>{newBookingWords.client}</legend>
      <TextField
        name="phone"
        label="Phone number"
        type="tel"
        inputMode="tel"
        autoComplete="off"
        enterKeyHint="next"
        required={false}
        autoFocus={client === null && phone === ''}
        placeholder={bookingFields.phone.placeholder}
        maxLength={bookingFields.phone.maxLength}
        value={phone}
        onChange={({ currentTarget: { value } }) =>
          onChange(client === null ? { phone: value } : { phone: value, client: null, name: '', email: '' })
        }
      />
      {client !== null && (
        <KnownClient
          id={client}
          email={email}
          onEmail={(known) => onChange({ email: known })}
          onDecline={() => {
            declined.current = client;
            onChange({ client: null, name: '', email: '' });
          }}
        />
      )}
      {possible.length > 0 && (
        <section className="stack gap-2xs" aria-label={newBookingWords.known}>
          <p className="small">{newBookingWords.known}</p>
          <ul className="new-booking__known plain-list">
            {possible.map((row) => (
              <li key={row.id}>
                <SmallButton onClick={() => choose(row)}>{clientText(row)}</SmallButton>
              </li>
            ))}
          </ul>
        </section>
      )}
      {client === null && (
        <TextField
          name="name"
          label="Name"
          autoComplete="off"
          autoCapitalize="words"
          enterKeyHint="next"
          maxLength={bookingFields.name.maxLength}
          value={name}
          onChange={({ currentTarget: { value } }) => onChange({ name: value })}
        />
      )}
      <TextField
        name="email"
        label="Email address"
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        optional
        maxLength={bookingFields.email.maxLength}
        value={email}
        onChange={({ currentTarget: { value } }) => onChange({ email: value })}
      />
    </fieldset>
  );
}

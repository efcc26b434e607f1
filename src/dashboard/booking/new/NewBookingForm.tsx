import type { Language } from '#src/lib/words/languages.ts';
import { canChooseLanguage } from '#src/lib/words/live-languages.ts';
import '#src/styles/folded.css';
import './new-booking.css';
import type { ReactNode } from 'react';
import { SelectField, TextAreaField, TextField } from '#src/components/forms/Field.tsx';
import { Form, SubmitButton } from '#src/components/forms/Form.tsx';
import type { User } from '#src/domain/account/user.ts';
import { bookingFields } from '#src/domain/booking/form/booking-fields.ts';
import { mostDiscount } from '#src/domain/booking/staff/booking-by-staff.ts';
import { totalText } from '#src/domain/catalogue/lines/line-amount.ts';
import { site } from '#src/domain/studio/site.ts';
import { formatMoney } from '#src/lib/money.ts';
import type { Sending } from '#src/lib/sending/sending.ts';
import { useWords } from '#src/lib/words/island-words.tsx';
import { languageNames } from '../../client/client-words.ts';
import { type DraftTotal, shownLines } from '../lines/draft-lines.ts';
import { LineEditor } from '../lines/LineEditor.tsx';
import { HourFields } from '../session/HourFields.tsx';
import { BillingDetails } from './BillingDetails.tsx';
import { ClientFields } from './ClientFields.tsx';
import { DayField } from './DayField.tsx';
import type { Draft } from './draft.ts';
import { discountHint, newBookingWords } from './new-booking-words.ts';
import { PaymentFields } from './PaymentFields.tsx';
import { RefusalNotice } from './RefusalNotice.tsx';
import { SendingNotice } from './SendingNotice.tsx';
import { type Booked, useNewBooking } from './use-new-booking.ts';

interface NewBookingFormProps {
  name: string;
  start: Draft;
  message: string | undefined;
  home: string;
  role: User['role'];
  onBooked: (booked: Booked) => void;
  onAgain: () => void;
}

export function NewBookingForm({ home, onAgain, ...options }: NewBookingFormProps): ReactNode {
  const booking = useNewBooking(options);
  const { draft, form, prices, total, goods, sending, change } = booking;
  return (
    <Form form={form} className="new-booking">
      <SendingNotice sending={sending} onStop={booking.stop} />
      {sending.status === 'refused' && (
        <RefusalNotice
          refusal={sending.refusal}
          seen={total}
          bookings={`${home}/bookings?${new URLSearchParams({ q: draft.phone || draft.name })}`}
          onAgree={booking.agree}
          onDismiss={booking.dismiss}
          onAgain={onAgain}
        />
      )}
      <ClientFields draft={draft} lookUp={!isSent(sending.status)} onChange={change} />
      <fieldset className="fieldset">
        <legend>{newBookingWords.order}</legend>
        <LineEditor
          id="new-booking-lines"
          lines={draft.lines}
          prices={prices}
          shown={shownLines(prices.book, draft.lines)}
          onChange={(lines) => change({ lines })}
        />
      </fieldset>
      {!goods && (
        <DayField
          day={draft.eventDate}
          skus={draft.lines.map(({ sku }) => sku)}
          onChange={(eventDate) => change({ eventDate })}
        />
      )}
      {!goods && draft.eventDate !== '' && (
        <HourFields of="new" day={draft.eventDate} hour={draft} onChange={change} />
      )}
      <Details draft={draft} onChange={change} />
      <BillingDetails draft={draft} onChange={change} />
      <Discount draft={draft} most={mostDiscount(options.role)} taken={total.discount} onChange={change} />
      <PaymentFields draft={draft} total={total} onChange={change} />
      <p className="actions">
        <button className="button button--quiet button--small" type="button" onClick={onAgain}>
          {newBookingWords.again}
        </button>
      </p>
      <div className="action-bar new-booking__bar">
        <Total total={total} empty={draft.lines.length === 0} />
        <SubmitButton form={{ ...form, busy: form.busy || sending.status === 'sending' }}>
          {sending.status === 'sending' ? 'Booking…' : 'Book'}
        </SubmitButton>
      </div>
    </Form>
  );
}

function isSent(status: Sending['status']): boolean {
  return status === 'sending' || status === 'offline';
}

interface PartProps {
  draft: Draft;
  onChange: (changes: Partial<Draft>) => void;
}

function Details({ draft: { language, location, note }, onChange }: PartProps): ReactNode {
  return (
    <div className="stack">
      {canChooseLanguage() && (
        <SelectField
          name="language"
          label="Language"
          choices={languageNames}
          value={language}
          onChange={({ currentTarget: { value } }) => onChange({ language: value as Language })}
        />
      )}
      <TextField
        name="location"
        label="Location"
        optional
        autoComplete="off"
        maxLength={bookingFields.location.maxLength}
        value={location}
        onChange={({ currentTarget: { value } }) => onChange({ location: value })}
      />
      <TextAreaField
        name="note"
        label="Note"
        optional
        rows={2}
        maxLength={bookingFields.message.maxLength}
        value={note}
        onChange={({ currentTarget: { value } }) => onChange({ note: value })}
      />
    </div>
  );
}

function Discount({
  draft: { percent, reason },
  most,
  taken,
  onChange,
}: PartProps & { most: number; taken: number }): ReactNode {
  return (
    <details className="action" open={percent !== '' || undefined}>
      <summary>{newBookingWords.discount}</summary>
      <div className="new-booking__discount pair">
        <TextField
          name="percent"
          label="Percent"
          hint={discountHint(most, taken)}
          inputMode="numeric"
          autoComplete="off"
          required={false}
          maxLength={3}
          value={percent}
          onChange={({ currentTarget: { value } }) => onChange({ percent: value })}
        />
        <TextField
          name="reason"
          label="Reason"
          hint="The client does not see it."
          autoComplete="off"
          required={false}
          maxLength={500}
          value={reason}
          onChange={({ currentTarget: { value } }) => onChange({ reason: value })}
        />
      </div>
    </details>
  );
}

function Total({ total, empty }: { total: DraftTotal; empty: boolean }): ReactNode {
  const { vat } = total;
  const prices = useWords('prices');
  return (
    <p className="new-booking__total" role="status">
      <span>
        Total <strong className="money display-l">{empty ? '–' : totalText(prices, total)}</strong>
      </span>
      {site.vatRegistered && vat > 0 && <span className="soft small">incl. {formatMoney(vat)} VAT</span>}
    </p>
  );
}

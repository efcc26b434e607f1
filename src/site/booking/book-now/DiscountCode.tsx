import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { TextField } from '#src/components/forms/Field.tsx';
import { useFieldError } from '#src/components/forms/use-field-error.ts';
import { bookingFields, draftStorage } from '#src/domain/booking/form/booking-fields.ts';
import { valuesFrom } from '#src/lib/forms/form-draft.ts';
import { recall } from '#src/lib/storage/session-memory.ts';
import { useWords } from '#src/lib/words/island-words.tsx';
import type { Discount } from './use-discount.ts';

interface DiscountCodeProps {
  discount: Discount;
  /** RWF discount. */
  amount: number;
}

export function DiscountCode({ discount, amount }: DiscountCodeProps): ReactNode {
  const { applied } = discount;
  const words = useWords('book-now');
  const { takenOff, takenOffLater } = useWords('booking');
  return (
    <>
      {applied ? (
        <dl className="summary-row discount-row">
          <dt>
            {words.discountOf(applied)} <span className="discount-row__code soft small">{applied.code}</span>
            <RemoveButton onRemove={() => discount.remove()} />
          </dt>
          <dd className="money">{amount > 0 ? takenOff({ amount }) : takenOffLater}</dd>
        </dl>
      ) : (
        <CodeField discount={discount} />
      )}
      <p className="visually-hidden" role="status">
        {applied && words.discountApplied(applied)}
      </p>
    </>
  );
}

/** Takes over the focus of the field it replaces, but not on page load. */
function RemoveButton({ onRemove }: { onRemove: () => void }): ReactNode {
  const words = useWords('book-now');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body && document.hasFocus())
      button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <button
      className="button button--quiet button--small"
      type="button"
      aria-label={words.removeDiscount}
      ref={button}
      onClick={onRemove}
    >
      {words.remove}
    </button>
  );
}

function useCodeField(discount: Discount, error: string | undefined) {
  const details = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  // Open after a reload if a code was typed, and whenever it has an error.
  useEffect(() => {
    if (
      error !== undefined ||
      'discountCode' in valuesFrom(recall(draftStorage.key), draftStorage.fields, {})
    )
      setOpen(true);
  }, [error]);

  // Restores a refused code, so that the visitor can compare it with the email.
  useEffect(() => {
    const field = details.current?.querySelector('input');
    if (field && field.value === '') field.value = discount.refused ?? '';
  }, [discount.refused]);

  function apply(): void {
    const field = details.current?.querySelector('input');
    const email = field?.form?.elements.namedItem('email');
    const emailNow = () => (email instanceof HTMLInputElement ? email.value.trim() : '');
    discount.apply(field?.value ?? '', emailNow);
  }

  return { details, open, setOpen, apply };
}

function CodeField({ discount }: { discount: Discount }): ReactNode {
  const words = useWords('book-now');
  const { discountCode } = useWords('booking');
  const error = useFieldError('discountCode', discount.error);
  const { details, open, setOpen, apply } = useCodeField(discount, error);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    // Enter in this field applies the code instead of submitting the booking.
    event.preventDefault();
    apply();
  }

  return (
    <details
      className="discount"
      ref={details}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{words.haveCode}</summary>
      <div className="discount__entry">
        <TextField
          name="discountCode"
          label={discountCode}
          {...bookingFields.discountCode}
          error={error}
          onKeyDown={onKeyDown}
        />
        <button className="button" type="button" aria-busy={discount.checking} onClick={apply}>
          {words.applyCode}
        </button>
      </div>
    </details>
  );
}

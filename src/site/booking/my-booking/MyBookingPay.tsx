import type { ReactNode } from 'react';
import type { MyBooking } from '#netlify/core/booking/my-booking/my-booking.ts';
import { TextField } from '#src/components/forms/Field.tsx';
import { Form, SubmitButton } from '#src/components/forms/Form.tsx';
import { useForm } from '#src/components/forms/use-form.ts';
import { normalisePhone } from '#src/domain/payment/phone.ts';
import { nextPart } from '#src/domain/payment/plan.ts';
import { piecesSentence } from '#src/domain/payment/plan-words.ts';
import { publishedRules } from '#src/domain/payment/rules/published-rules.ts';
import { formatted } from '#src/lib/words/formats.ts';
import { useLanguage, useWords } from '#src/lib/words/island-words.tsx';
import { hrefIn } from '#src/lib/words/pages.ts';
import { retryFailure, retryPayment } from '#src/site/payment/retry-payment.ts';
import { PayingPhone, payingPhoneErrors } from './PayingPhone.tsx';

/** Asks for a payment towards the next part, of any amount, on any number. */
export function MyBookingPay({ booking }: { booking: MyBooking }): ReactNode {
  const words = useWords('my-booking-page');
  const { reference, phone, plan, payment } = booking;
  const language = useLanguage();
  const planWords = useWords('payment-plan');
  const part = nextPart(plan);
  const pieces = part && piecesSentence(planWords, part.amount - part.paid, publishedRules.requestLimit);
  const form = useForm({
    check: ({ phone: typed = '' }) => payingPhoneErrors(typed, phone),
    send: ({ amount, phone: typed = '' }) => retryPayment(reference, normalisePhone(typed), amount),
    explain: retryFailure,
    onDone: () => window.location.assign(hrefIn(language, `/payment-success?ref=${reference}`)),
  });
  return (
    <section className="my-booking__change hairline stack start" aria-labelledby="pay-title">
      <h2 id="pay-title">{words.payHeading}</h2>
      {pieces && <p>{pieces}</p>}
      <Form form={form}>
        <TextField
          id="pay-amount"
          name="amount"
          label={words.amount}
          hint={words.amountHint}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          defaultValue={formatted(language, 'number', payment.next)}
        />
        <PayingPhone id="pay-phone" phone={phone} />
        <SubmitButton form={form}>{form.busy ? words.sendingRequest : words.sendRequest}</SubmitButton>
      </Form>
    </section>
  );
}

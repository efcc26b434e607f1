import { type ReactNode, useState } from 'react';
import type { MyBooking } from '#netlify/core/booking/my-booking/my-booking.ts';
import { BillingFields } from '#src/components/forms/BillingFields.tsx';
import { Form, SubmitButton } from '#src/components/forms/Form.tsx';
import { useForm } from '#src/components/forms/use-form.ts';
import { billingWords } from '#src/domain/booking/billing/billing-words.ts';
import type { OpenBooking } from './use-my-booking.ts';

interface MyBookingBillingProps {
  booking: MyBooking;
  give: OpenBooking['giveBilling'];
}

/** Company and TIN for the papers of a booking. */
export function MyBookingBilling({ booking: { billing }, give }: MyBookingBillingProps): ReactNode {
  const [status, setStatus] = useState('');
  const form = useForm({
    fallback: billingWords.failed,
    send: ({ company = '', tin = '' }) => {
      setStatus('');
      return give({ company, tin });
    },
    onDone: () => setStatus(billingWords.done),
  });
  return (
    <section className="my-booking__change hairline stack start" aria-labelledby="billing-title">
      <h2 id="billing-title">{billingWords.heading}</h2>
      <p>{billingWords.lead}</p>
      <Form form={form}>
        <BillingFields of="billing" billing={billing} />
        <p className="actions">
          <SubmitButton form={form} className="button--quiet">
            {billingWords.save}
          </SubmitButton>
        </p>
      </Form>
      <p role="status">{status}</p>
    </section>
  );
}

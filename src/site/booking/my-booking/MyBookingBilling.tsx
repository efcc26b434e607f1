import '#src/styles/folded.css';
import { type ReactNode, useState } from 'react';
import type { MyBooking } from '#netlify/core/booking/my-booking/my-booking.ts';
import { BillingFields } from '#src/components/forms/BillingFields.tsx';
import { Form, SubmitButton } from '#src/components/forms/Form.tsx';
import { useForm } from '#src/components/forms/use-form.ts';
import { useWords } from '#src/lib/words/island-words.tsx';
import type { OpenBooking } from './use-my-booking.ts';

interface MyBookingBillingProps {
  booking: MyBooking;
  give: OpenBooking['giveBilling'];
}

/** Company and TIN for the papers of a booking, folded as few clients need them. */
export function MyBookingBilling({ booking: { billing }, give }: MyBookingBillingProps): ReactNode {
  const words = useWords('billing');
  const [status, setStatus] = useState('');
  const form = useForm({
    fallback: words.failed,
    send: ({ company = '', tin = '' }) => {
      setStatus('');
      return give({ company, tin });
    },
    onDone: () => setStatus(words.done),
  });
  return (
    <>
      <details className="action my-booking__fold">
        <summary>{words.heading}</summary>
        <Form form={form}>
          <p>{words.lead}</p>
          <BillingFields of="billing" billing={billing} />
          <SubmitButton form={form} className="">
            {words.save}
          </SubmitButton>
        </Form>
      </details>
      <p role="status">{status}</p>
    </>
  );
}

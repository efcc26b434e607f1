import '../../bookings/sheet/actions.css';
import { type ReactNode, useState } from 'react';
import { TextField } from '#src/components/forms/Field.tsx';
import { Form, SubmitButton } from '#src/components/forms/Form.tsx';
import { useForm } from '#src/components/forms/use-form.ts';
import { accountApi } from '#src/features/account/account-api.ts';
import { maxBlockReason } from '#src/features/payment/blocked/blocked-number.ts';
import { answerTo } from '#src/lib/answer.ts';
import { showToast } from '#src/lib/toast.ts';
import { queryClient } from '../../server-state/query-client.ts';

/** Blocks a number; folded away until it is wanted. */
export function BlockNumber(): ReactNode {
  const [open, setOpen] = useState(false);
  const form = useForm({
    fallback: 'The number is not blocked',
    send: ({ phone = '', reason = '' }) =>
      answerTo((init) => accountApi['blocked-numbers'].$post({ json: { phone, reason } }, { init })),
    onDone({ blocked }) {
      form.formRef.current?.reset();
      setOpen(false);
      showToast({
        title: `${blocked.phone} is blocked`,
        text: 'It gets no payment requests any more.',
        tone: 'success',
      });
      void queryClient.invalidateQueries();
    },
  });
  return (
    <details className="action" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Block a number</summary>
      <Form form={form}>
        <p>
          For anyone who is asked to pay for what they did not order. Call them back on that number first, so
          that nobody blocks the number of someone else.
        </p>
        <TextField name="phone" label="Mobile money number" type="tel" autoComplete="off" />
        <TextField
          name="reason"
          label="Reason"
          hint="The staff read it. Please name no private matters."
          autoComplete="off"
          maxLength={maxBlockReason}
        />
        <p>
          <SubmitButton form={form} className="button--danger">
            Block it
          </SubmitButton>
        </p>
      </Form>
    </details>
  );
}

import { type ReactNode, useState } from 'react';
import { Form, SubmitButton } from '#src/components/forms/Form.tsx';
import { useForm } from '#src/components/forms/use-form.ts';
import type { StaffBooking } from '#src/features/booking/staff/staff-booking.ts';
import type { Answer } from '#src/lib/answer.ts';
import { showOutcome } from './send-change.ts';

/** What an action knows of the booking that it changes. */
export interface ActionProps {
  booking: StaffBooking;
  /** The booking was changed by someone else: this is how it is now. */
  onConflict: (current: StaffBooking) => void;
}

interface ActionFormProps extends Pick<ActionProps, 'onConflict'> {
  title: string;
  /** On the button that sends it. */
  submit: string;
  /** Said when it is done. */
  done: string;
  danger?: boolean;
  check?: (values: Record<string, string>) => Record<string, string>;
  send: (values: Record<string, string>) => Promise<Answer<{ booking: StaffBooking }>>;
  children: ReactNode;
}

/** Something that can be done with a booking: folded away until it is wanted. What was typed stays when it fails. */
export function ActionForm({ title, submit, done, danger, onConflict, ...form }: ActionFormProps): ReactNode {
  const [open, setOpen] = useState(false);
  const state = useForm({
    ...(form.check && { check: form.check }),
    async send(values) {
      const answer = await form.send(values);
      showOutcome(answer, done, onConflict);
      return answer;
    },
    onDone() {
      state.formRef.current?.reset();
      setOpen(false);
    },
  });
  return (
    <details className="action" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      <Form form={state}>
        {form.children}
        <p>
          <SubmitButton form={state} className={danger ? 'button--danger' : 'button--primary'}>
            {submit}
          </SubmitButton>
        </p>
      </Form>
    </details>
  );
}

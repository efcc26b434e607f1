import { type ReactNode, useState } from 'react';
import { Form, SubmitButton } from '#src/components/forms/Form.tsx';
import { useForm } from '#src/components/forms/use-form.ts';
import type { Answer } from '#src/lib/answer.ts';
import { showToast } from '#src/lib/toast.ts';
import { queryClient } from '../server-state/query-client.ts';

interface FeeFormProps {
  title: string;
  /** On the button that sends it. */
  submit: string;
  /** Said when it is done. */
  done: string;
  send: (values: Record<string, string>) => Promise<Answer<unknown>>;
  children: ReactNode;
}

/** Something about a fee: folded away until it is wanted. Shown as done once the server has done it; what was typed stays when it fails. */
export function FeeForm({ title, submit, done, send, children }: FeeFormProps): ReactNode {
  const [open, setOpen] = useState(false);
  const form = useForm({
    async send(values) {
      const answer = await send(values);
      // Also after a refusal: someone else may have been quicker.
      void queryClient.invalidateQueries();
      return answer;
    },
    onDone() {
      showToast({ title: done, tone: 'success' });
      setOpen(false);
    },
  });
  return (
    <details className="action" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      <Form form={form}>
        {children}
        <p>
          <SubmitButton form={form}>{submit}</SubmitButton>
        </p>
      </Form>
    </details>
  );
}

import './folded.css';
import { type ReactNode, useState } from 'react';
import { Form, SubmitButton } from '#src/components/forms/Form.tsx';
import { type FormOptions, useForm } from '#src/components/forms/use-form.ts';

interface FoldedFormProps<T> extends FormOptions<T> {
  title: string;
  /** On the button that sends it. */
  submit: string;
  danger?: boolean | undefined;
  /** True for what should be done next: it is unfolded. */
  unfolded?: boolean | undefined;
  children: ReactNode;
}

/** A form that is folded away until it is wanted, and again once it is done. What was typed stays when it fails. */
export function FoldedForm<T>(props: FoldedFormProps<T>): ReactNode {
  const { title, submit, danger, unfolded = false, children, onDone, ...options } = props;
  const [open, setOpen] = useState(unfolded);
  const form = useForm<T>({
    ...options,
    onDone(data, values) {
      form.formRef.current?.reset();
      setOpen(false);
      onDone?.(data, values);
    },
  });
  return (
    <details className="action" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      <Form form={form}>
        {children}
        <p>
          <SubmitButton form={form} className={danger ? 'button--danger' : 'button--primary'}>
            {submit}
          </SubmitButton>
        </p>
      </Form>
    </details>
  );
}

import '#src/styles/folded.css';
import { type ReactNode, useState } from 'react';
import { Form, SubmitButton } from '#src/components/forms/Form.tsx';
import { type FormOptions, useForm } from '#src/components/forms/use-form.ts';

interface FoldedFormProps<T> extends FormOptions<T> {
  title: string;
  submit: string;
  danger?: boolean | undefined;
  /** True for the next thing to do: it starts open. */
  unfolded?: boolean | undefined;
  children: ReactNode;
}

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

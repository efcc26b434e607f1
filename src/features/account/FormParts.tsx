import type { ReactNode } from 'react';
import type { AccountForm } from './use-account-form.ts';

/** Why the form was not accepted, beside it; sentences of single fields stand at the fields. */
export function FormFailure({ form }: { form: AccountForm }): ReactNode {
  if (form.failure === undefined) return null;
  return (
    <div className="notice notice--error" role="alert" tabIndex={-1} data-failure>
      <p>{form.failure.message}</p>
    </div>
  );
}

interface SubmitButtonProps {
  form: AccountForm;
  children: ReactNode;
  wide?: boolean;
}

/** Sends the form. Attributes instead of `disabled`: the focus stays on the button. */
export function SubmitButton({ form, children, wide = false }: SubmitButtonProps): ReactNode {
  return (
    <button
      className={wide ? 'button button--primary button--wide' : 'button button--primary'}
      type="submit"
      aria-busy={form.busy}
    >
      {children}
    </button>
  );
}

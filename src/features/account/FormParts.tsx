import { type ReactNode, useSyncExternalStore } from 'react';
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

/**
 * Sends the form. Disabled only until the page's script is there, or an early press would leave the page with what was
 * typed; while it is busy an attribute does, because a disabled button drops the focus.
 */
export function SubmitButton({ form, children, wide = false }: SubmitButtonProps): ReactNode {
  const ready = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  return (
    <button
      className={wide ? 'button button--primary button--wide' : 'button button--primary'}
      type="submit"
      disabled={!ready}
      aria-busy={form.busy}
    >
      {children}
    </button>
  );
}

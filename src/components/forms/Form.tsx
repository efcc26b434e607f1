import '#src/styles/forms.css';
import { type ReactNode, useSyncExternalStore } from 'react';
import { FieldErrors } from './use-field-error.ts';
import type { FormState } from './use-form.ts';

interface FormProps {
  form: FormState;
  className?: string;
  onInput?: FormState['onInput'];
  children: ReactNode;
}

export function Form({ form, className = '', onInput = form.onInput, children }: FormProps): ReactNode {
  const { formRef, failure, inToast, onSubmit } = form;
  return (
    <FieldErrors value={failure?.fields ?? {}}>
      <form
        className={`stack ${className}`}
        noValidate
        method="post"
        ref={formRef}
        onSubmit={onSubmit}
        onInput={onInput}
      >
        {failure && !inToast && (
          <div className="notice notice--error" role="alert" tabIndex={-1} data-failure>
            <p>{failure.message}</p>
          </div>
        )}
        {children}
      </form>
    </FieldErrors>
  );
}

interface SubmitButtonProps {
  form: FormState;
  className?: string;
  /** Sent with the fields, for forms with several submit buttons. */
  name?: string;
  value?: string;
  children: ReactNode;
}

/**
 * Submits. Disabled only before hydration, when a press would lose what was typed;
 * while busy it is aria-busy, because a disabled button drops the focus.
 */
export function SubmitButton({
  form,
  className = 'button--primary',
  children,
  ...named
}: SubmitButtonProps): ReactNode {
  const ready = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  return (
    <button
      className={`button ${className}`}
      type="submit"
      disabled={!ready}
      aria-busy={form.busy}
      {...named}
    >
      {children}
    </button>
  );
}

import type { ReactNode } from 'react';
import { callOpenly } from '../call-account.ts';
import { Door } from '../Door.tsx';
import { FormFailure, SubmitButton } from '../FormParts.tsx';
import { CodeField, PasswordField } from '../fields.tsx';
import { endSession } from '../session.ts';
import { useAccountForm } from '../use-account-form.ts';
import type { CodeRequest } from './code-request.ts';
import { ResendCode } from './ResendCode.tsx';

interface ResetStepProps {
  request: CodeRequest;
  /** Keeps the request, or forgets it. */
  keep: (request: CodeRequest | undefined) => void;
  onDone: () => void;
}

/** The code from the mail and a new password. */
export function ResetStep({ request, keep, onDone }: ResetStepProps): ReactNode {
  const { email } = request;
  const form = useAccountForm<unknown>({
    fallback: 'Failed to reset password',
    send: ({ code, newPassword }) =>
      callOpenly('POST', '/auth/reset', { json: { email, code, newPassword } }),
    onDone() {
      keep(undefined);
      // The server has ended all sessions, this one too.
      endSession();
      onDone();
    },
  });
  const errors = form.failure?.fields ?? {};

  return (
    <Door
      follows
      heading="Choose a new password"
      lead={
        <>
          For the account of <strong>{email}</strong>. The code works for 10 minutes.
        </>
      }
    >
      <p className="notice notice--info" role="status">
        We sent a reset code to your email.
      </p>
      <form className="stack" noValidate method="post" ref={form.formRef} onSubmit={form.onSubmit}>
        <FormFailure form={form} />
        <CodeField name="code" label="6-digit code" error={errors['code']} />
        {/* Tells password managers whose password it is. */}
        <input
          className="visually-hidden"
          type="email"
          autoComplete="username"
          defaultValue={email}
          tabIndex={-1}
          aria-hidden="true"
          readOnly
        />
        <PasswordField name="newPassword" label="New password" kind="new" error={errors['newPassword']} />
        <SubmitButton form={form} wide>
          Save the new password
        </SubmitButton>
      </form>
      <ResendCode
        sentAt={request.sentAt}
        resend={() => callOpenly('POST', '/auth/forgot', { json: { email } })}
        onSent={() => keep({ ...request, sentAt: Date.now() })}
      />
      <p>
        <button className="button button--quiet button--small" type="button" onClick={() => keep(undefined)}>
          Use another email address
        </button>
      </p>
    </Door>
  );
}

import type { ReactNode } from 'react';
import { CodeField, PasswordField, PasswordOwner } from '#src/components/account/account-fields.tsx';
import { AuthCard } from '#src/components/account/login/AuthCard.tsx';
import { endSession } from '#src/components/account/session/session.ts';
import { Form, SubmitButton } from '#src/components/forms/Form.tsx';
import { useForm } from '#src/components/forms/use-form.ts';
import { resetCodeLength } from '#src/domain/account/login/code.ts';
import type { CodeStepProps } from '#src/domain/account/login/code-request.ts';
import { type Answer, answerTo } from '#src/lib/answer.ts';
import { api } from '#src/lib/api.ts';
import { ResendCode } from './ResendCode.tsx';

interface ResetStepProps extends CodeStepProps {
  onDone: () => void;
}

export function ResetStep({ request, keep, onDone }: ResetStepProps): ReactNode {
  const { email, key } = request;
  const form = useForm({
    fallback: 'Failed to reset password',
    send: ({ code = '', newPassword = '' }) =>
      answerTo((init) =>
        api.auth.reset.$post({ json: { email, newPassword, ...(key ? { key } : { code }) } }, { init }),
      ),
    onDone() {
      keep(undefined);
      // The server has ended all login sessions, including this one.
      endSession();
      onDone();
    },
  });

  return (
    <AuthCard
      follows
      heading="Choose a new password"
      lead={
        <>
          For the account of <strong>{email}</strong>.{key === undefined && ' The code works for 10 minutes.'}
        </>
      }
    >
      {key === undefined && (
        <p className="notice notice--info" role="status">
          We sent a reset code to your email.
        </p>
      )}
      <Form form={form}>
        {key === undefined && <CodeField name="code" length={resetCodeLength} />}
        <PasswordOwner email={email} />
        <PasswordField name="newPassword" label="New password" kind="new" />
        <SubmitButton form={form} className="button--primary button--wide">
          Save the new password
        </SubmitButton>
      </Form>
      {(key === undefined || form.failure !== undefined) && (
        <ResendCode request={request} keep={keep} resend={() => sendResetCode(email)} />
      )}
    </AuthCard>
  );
}

/** Requests a reset code; the response does not reveal if the address has an account. */
export function sendResetCode(email: string): Promise<Answer<unknown>> {
  return answerTo((init) => api.auth.forgot.$post({ json: { email } }, { init }));
}

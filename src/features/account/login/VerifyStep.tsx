import type { ReactNode } from 'react';
import { forget } from '#src/lib/session-memory.ts';
import { callOpenly } from '../call-account.ts';
import { Door } from '../Door.tsx';
import { FormFailure, SubmitButton } from '../FormParts.tsx';
import { CodeField } from '../fields.tsx';
import { startSession } from '../session.ts';
import { useAccountForm } from '../use-account-form.ts';
import type { User } from '../user.ts';
import type { CodeRequest } from './code-request.ts';
import { ResendCode } from './ResendCode.tsx';

interface VerifyStepProps {
  request: CodeRequest;
  /** Keeps the request, or forgets it. */
  keep: (request: CodeRequest | undefined) => void;
}

/** The code from the mail makes the account, and signs in. */
export function VerifyStep({ request, keep }: VerifyStepProps): ReactNode {
  const { userId, email, sentAt } = request;
  const form = useAccountForm<{ token: string; user: User }>({
    fallback: 'Verification failed',
    send: ({ otp }) => callOpenly('POST', '/auth/verify-otp', { json: { userId, otp } }),
    onDone({ token, user }) {
      // Only for the next visit: this page is left as soon as the session starts.
      forget('fts_verify');
      startSession(token, user);
    },
  });

  return (
    <Door
      follows
      heading="Verify Account"
      lead={
        <>
          We emailed a code to <strong>{email}</strong>. It works for 10 minutes.
        </>
      }
    >
      <form className="stack" noValidate method="post" ref={form.formRef} onSubmit={form.onSubmit}>
        <FormFailure form={form} />
        <CodeField
          name="otp"
          label="6-digit code"
          error={form.failure?.fields['otp']}
          onComplete={form.onSubmit}
        />
        <SubmitButton form={form} wide>
          Verify
        </SubmitButton>
      </form>
      <ResendCode
        sentAt={sentAt}
        resend={() => callOpenly('POST', '/auth/resend-otp', { json: { userId } })}
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

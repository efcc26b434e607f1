import type { ReactNode } from 'react';
import { showToast } from '#src/lib/toast.ts';
import { callSignedIn } from '../call-account.ts';
import { SubmitButton } from '../FormParts.tsx';
import { CodeField } from '../fields.tsx';
import type { CodeRequest } from '../login/code-request.ts';
import { useAccountForm } from '../use-account-form.ts';
import type { User } from '../user.ts';

interface ConfirmEmailProps {
  request: CodeRequest;
  /** Keeps the request, or forgets it. */
  keep: (request: CodeRequest | undefined) => void;
  onConfirmed: (user: User) => void;
}

/** A new address waits for its code; until then the old one counts. */
export function ConfirmEmail({ request, keep, onConfirmed }: ConfirmEmailProps): ReactNode {
  const form = useAccountForm<{ user: User }>({
    fallback: 'Verification failed',
    toastTitle: 'Update failed',
    send: ({ code }) => callSignedIn('POST', '/auth/me/email', { json: { code } }),
    onDone({ user }) {
      keep(undefined);
      onConfirmed(user);
      showToast({ title: 'Profile updated', text: `You now log in with ${user.email}.`, tone: 'success' });
    },
  });
  return (
    <form
      className="stack confirm-email"
      noValidate
      method="post"
      ref={form.formRef}
      onSubmit={form.onSubmit}
    >
      <h2>Confirm your new address</h2>
      <p role="status">
        We sent a code to <strong>{request.email}</strong>. Until you enter it here, your old address stays in
        use.
      </p>
      <CodeField
        name="code"
        label="6-digit code"
        error={form.failure?.fields['code']}
        onComplete={form.onSubmit}
      />
      <p className="actions">
        <SubmitButton form={form}>Confirm</SubmitButton>
        <button className="button button--quiet" type="button" onClick={() => keep(undefined)}>
          Keep the old address
        </button>
      </p>
    </form>
  );
}

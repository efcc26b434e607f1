import type { ReactNode } from 'react';
import { Form, SubmitButton } from '#src/components/forms/Form.tsx';
import { useForm } from '#src/components/forms/use-form.ts';
import type { CodeStepProps } from '#src/domain/account/login/code-request.ts';
import type { User } from '#src/domain/account/user.ts';
import { answerTo } from '#src/lib/answer.ts';
import { showToast } from '#src/lib/toast.ts';
import { CodeField } from '../account-fields.tsx';
import { accountApi } from '../session/account-api.ts';

interface ConfirmEmailProps extends CodeStepProps {
  onConfirmed: (user: User) => void;
}

/** Confirms a new address with its code; the old one stays valid until then. */
export function ConfirmEmail({ request, keep, onConfirmed }: ConfirmEmailProps): ReactNode {
  const form = useForm({
    fallback: 'Verification failed',
    toastTitle: 'Update failed',
    send: ({ code = '' }) => answerTo((init) => accountApi.auth.me.email.$post({ json: { code } }, { init })),
    onDone({ user }) {
      keep(undefined);
      onConfirmed(user);
      showToast({ title: 'Profile updated', text: `You now log in with ${user.email}.`, tone: 'success' });
    },
  });
  return (
    <Form form={form} className="confirm-email w-34">
      <h2>Confirm your new address</h2>
      <p role="status">
        We sent a code to <strong>{request.email}</strong>. Until you enter it here, your old address stays in
        use.
      </p>
      <CodeField name="code" onComplete={form.onSubmit} />
      <p className="actions">
        <SubmitButton form={form}>Confirm</SubmitButton>
        <button className="button button--quiet" type="button" onClick={() => keep(undefined)}>
          Keep the old address
        </button>
      </p>
    </Form>
  );
}

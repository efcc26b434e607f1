import type { ReactNode } from 'react';
import { showToast } from '#src/lib/toast.ts';
import { callSignedIn } from '../call-account.ts';
import { SubmitButton } from '../FormParts.tsx';
import { PasswordField } from '../fields.tsx';
import { useAccountForm } from '../use-account-form.ts';
import type { User } from '../user.ts';

interface PasswordFormProps {
  user: User;
  onChanged: (user: User) => void;
}

/** A new password, for who knows the old one. */
export function PasswordForm({ user, onChanged }: PasswordFormProps): ReactNode {
  const form = useAccountForm<{ user: User }>({
    fallback: 'Failed to change password',
    toastTitle: 'Change failed',
    send: ({ currentPassword, password }) =>
      callSignedIn('PUT', '/auth/me', { json: { currentPassword, password } }),
    onDone({ user: changed }) {
      form.formRef.current?.reset();
      showToast({
        title: 'Password changed',
        text: 'We logged you out on your other devices.',
        tone: 'success',
      });
      onChanged(changed);
    },
  });
  const errors = form.failure?.fields ?? {};

  return (
    <form className="stack panel__form" noValidate method="post" ref={form.formRef} onSubmit={form.onSubmit}>
      <h2>Change your password</h2>
      {/* Tells password managers whose password it is. */}
      <input
        className="visually-hidden"
        type="email"
        autoComplete="username"
        value={user.email}
        tabIndex={-1}
        aria-hidden="true"
        readOnly
      />
      <PasswordField
        id="old-password"
        name="currentPassword"
        label="Current password"
        kind="current"
        error={errors['currentPassword']}
      />
      <PasswordField
        id="new-password"
        name="password"
        label="New password"
        kind="new"
        error={errors['password']}
      />
      <p>
        <SubmitButton form={form}>Change password</SubmitButton>
      </p>
    </form>
  );
}

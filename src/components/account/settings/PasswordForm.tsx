import type { ReactNode } from 'react';
import { Form, SubmitButton } from '#src/components/forms/Form.tsx';
import { useForm } from '#src/components/forms/use-form.ts';
import type { User } from '#src/domain/account/user.ts';
import { answerTo } from '#src/lib/answer.ts';
import { showToast } from '#src/lib/toast.ts';
import { PasswordField, PasswordOwner } from '../account-fields.tsx';
import { accountApi } from '../session/account-api.ts';

interface PasswordFormProps {
  user: User;
  onChanged: (user: User) => void;
}

export function PasswordForm({ user, onChanged }: PasswordFormProps): ReactNode {
  const form = useForm({
    fallback: 'Failed to change password',
    toastTitle: 'Change failed',
    send: ({ currentPassword = '', password = '' }) =>
      answerTo((init) => accountApi.auth.me.$put({ json: { currentPassword, password } }, { init })),
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

  return (
    <Form form={form} className="panel__form">
      <h2>Change your password</h2>
      <PasswordOwner email={user.email} />
      <PasswordField id="old-password" name="currentPassword" label="Current password" kind="current" />
      <PasswordField id="new-password" name="password" label="New password" kind="new" />
      <p>
        <SubmitButton form={form}>Change password</SubmitButton>
      </p>
    </Form>
  );
}

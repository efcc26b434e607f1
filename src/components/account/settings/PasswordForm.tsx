import type { ReactNode } from 'react';
import { Form, SubmitButton } from '#src/components/forms/Form.tsx';
import { useForm } from '#src/components/forms/use-form.ts';
import type { User } from '#src/domain/account/user.ts';
import { answerTo } from '#src/lib/answer.ts';
import { showToast } from '#src/lib/toast.ts';
import { useWords } from '#src/lib/words/island-words.tsx';
import { PasswordField, PasswordOwner } from '../account-fields.tsx';
import { accountApi } from '../session/account-api.ts';

interface PasswordFormProps {
  user: User;
  onChanged: (user: User) => void;
}

export function PasswordForm({ user, onChanged }: PasswordFormProps): ReactNode {
  const words = useWords('settings');
  const { currentPassword: current, newPassword } = useWords('account');
  const form = useForm({
    fallback: words.passwordNotChanged,
    toastTitle: words.changeFailed,
    send: ({ currentPassword = '', password = '' }) =>
      answerTo((init) => accountApi.auth.me.$put({ json: { currentPassword, password } }, { init })),
    onDone({ user: changed }) {
      form.formRef.current?.reset();
      showToast({ title: words.passwordChanged, text: words.othersLoggedOut, tone: 'success' });
      onChanged(changed);
    },
  });

  return (
    <Form form={form} className="panel__form">
      <h2>{words.changePassword}</h2>
      <PasswordOwner email={user.email} />
      <PasswordField id="old-password" name="currentPassword" label={current} kind="current" />
      <PasswordField id="new-password" name="password" label={newPassword} kind="new" />
      <p>
        <SubmitButton form={form}>{words.passwordChange}</SubmitButton>
      </p>
    </Form>
  );
}

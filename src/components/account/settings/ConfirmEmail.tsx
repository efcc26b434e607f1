import type { ReactNode } from 'react';
import { Form, SubmitButton } from '#src/components/forms/Form.tsx';
import { useForm } from '#src/components/forms/use-form.ts';
import { Linked } from '#src/components/words/Linked.tsx';
import type { CodeStepProps } from '#src/domain/account/login/code-request.ts';
import type { User } from '#src/domain/account/user.ts';
import { answerTo } from '#src/lib/answer.ts';
import { showToast } from '#src/lib/toast.ts';
import { useWords } from '#src/lib/words/island-words.tsx';
import { CodeField, strongText } from '../account-fields.tsx';
import { accountApi } from '../session/account-api.ts';

interface ConfirmEmailProps extends CodeStepProps {
  onConfirmed: (user: User) => void;
}

/** Confirms a new address with its code; the old one stays valid until then. */
export function ConfirmEmail({ request, keep, onConfirmed }: ConfirmEmailProps): ReactNode {
  const words = useWords('settings');
  const form = useForm({
    fallback: words.notVerified,
    toastTitle: words.updateFailed,
    send: ({ code = '' }) => answerTo((init) => accountApi.auth.me.email.$post({ json: { code } }, { init })),
    onDone({ user }) {
      keep(undefined);
      onConfirmed(user);
      showToast({ title: words.profileUpdated, text: words.emailChanged(user), tone: 'success' });
    },
  });
  return (
    <Form form={form} className="confirm-email w-34">
      <h2>{words.confirmEmail}</h2>
      <p role="status">
        <Linked text={words.emailCodeSent(request)} links={{ email: strongText }} />
      </p>
      <CodeField name="code" onComplete={form.onSubmit} />
      <p className="actions">
        <SubmitButton form={form}>{words.confirm}</SubmitButton>
        <button className="button button--quiet" type="button" onClick={() => keep(undefined)}>
          {words.keepOldEmail}
        </button>
      </p>
    </Form>
  );
}

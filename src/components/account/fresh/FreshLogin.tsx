import { type ReactNode, useRef } from 'react';
import { useModal } from '#src/components/dialogs/use-modal.ts';
import { Form, SubmitButton } from '#src/components/forms/Form.tsx';
import { useForm } from '#src/components/forms/use-form.ts';
import { answerTo } from '#src/lib/answer.ts';
import { PasswordField } from '../account-fields.tsx';
import { PasskeyButton } from '../passkey/PasskeyButton.tsx';
import { accountApi } from '../session/account-api.ts';

interface FreshLoginProps {
  passkey: boolean;
  /** `given` is true if the password was right. */
  onEnd: (given: boolean) => void;
}

export function FreshLogin({ passkey, onEnd }: FreshLoginProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog);
  const form = useForm({
    fallback: 'We could not check your password',
    send: ({ currentPassword = '' }) =>
      answerTo((init) => accountApi.auth.fresh.$post({ json: { currentPassword } }, { init })),
    onDone: () => onEnd(true),
  });
  return (
    <dialog className="confirm" ref={dialog} aria-labelledby="fresh-title" onCancel={() => onEnd(false)}>
      <h2 id="fresh-title">Please confirm that it is you</h2>
      <p>You logged in a while ago. Enter your password, and we’ll carry on where you left off.</p>
      <Form form={form}>
        <PasswordField id="fresh-password" name="currentPassword" label="Your password" kind="current" />
        <p className="actions">
          <SubmitButton form={form}>Continue</SubmitButton>
          <button className="button" type="button" onClick={() => onEnd(false)}>
            Cancel
          </button>
        </p>
      </Form>
      {passkey && (
        <PasskeyButton
          send={(response) =>
            answerTo((init) => accountApi.auth.fresh.$post({ json: { passkey: response } }, { init }))
          }
          onDone={() => onEnd(true)}
        >
          Use a passkey instead
        </PasskeyButton>
      )}
    </dialog>
  );
}

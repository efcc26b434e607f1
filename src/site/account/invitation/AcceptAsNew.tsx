import type { ReactNode } from 'react';
import { NameField, PasswordField, PasswordOwner } from '#src/components/account/account-fields.tsx';
import { startSession } from '#src/components/account/session/session.ts';
import { Form, SubmitButton } from '#src/components/forms/Form.tsx';
import { useForm } from '#src/components/forms/use-form.ts';
import { answerTo } from '#src/lib/answer.ts';
import { api } from '#src/lib/api.ts';
import type { Invited } from './use-invitation.ts';

export interface AcceptanceProps extends Invited {
  onDone: () => void;
}

export function AcceptAsNew({ token, link, onDone }: AcceptanceProps): ReactNode {
  const form = useForm({
    fallback: 'The invitation is not accepted yet',
    send: ({ name = '', password = '' }) =>
      answerTo((init) => api.invitations.accept.$post({ json: { token, name, password } }, { init })),
    onDone({ token: session, user }) {
      startSession(session, user);
      onDone();
    },
  });
  return (
    <Form form={form}>
      <NameField />
      <PasswordOwner email={link.email} />
      <PasswordField name="password" label="Password" kind="new" />
      <SubmitButton form={form} className="button--primary button--wide">
        Accept the invitation
      </SubmitButton>
      <p className="soft small">
        This creates your account. The <a href="/privacy-policy">privacy policy</a> says how we keep your
        details.
      </p>
    </Form>
  );
}

import type { ReactNode } from 'react';
import { NameField, PasswordField, PasswordOwner } from '#src/components/account/account-fields.tsx';
import { startSession } from '#src/components/account/session/session.ts';
import { Form, SubmitButton } from '#src/components/forms/Form.tsx';
import { useForm } from '#src/components/forms/use-form.ts';
import { Linked } from '#src/components/words/Linked.tsx';
import { answerTo } from '#src/lib/answer.ts';
import { api } from '#src/lib/api.ts';
import { useWords } from '#src/lib/words/island-words.tsx';
import type { Invited } from './use-invitation.ts';

export interface AcceptanceProps extends Invited {
  onDone: () => void;
}

export function AcceptAsNew({ token, link, onDone }: AcceptanceProps): ReactNode {
  const words = useWords('account-pages');
  const form = useForm({
    fallback: words.notAccepted,
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
      <PasswordField name="password" label={words.password} kind="new" />
      <SubmitButton form={form} className="button--primary button--wide">
        {words.accept}
      </SubmitButton>
      <p className="soft small">
        <Linked text={words.acceptConsent} links={{ privacy: '/privacy-policy' }} />
      </p>
    </Form>
  );
}

import type { ReactNode } from 'react';
import { PasswordField, PasswordOwner } from '#src/components/account/account-fields.tsx';
import { accountApi } from '#src/components/account/session/account-api.ts';
import { rememberUser, startSession } from '#src/components/account/session/session.ts';
import { Form, SubmitButton } from '#src/components/forms/Form.tsx';
import { useForm } from '#src/components/forms/use-form.ts';
import type { User } from '#src/domain/account/user.ts';
import { type Answer, answerTo } from '#src/lib/answer.ts';
import { api } from '#src/lib/api.ts';
import type { AcceptanceProps } from './AcceptAsNew.tsx';

const fallback = 'The invitation is not accepted yet';

export function AcceptAsOwner({ token, onDone }: AcceptanceProps): ReactNode {
  const form = useForm({ fallback, send: () => join(token), onDone: accepted(onDone) });
  return (
    <Form form={form}>
      <p>You are logged in with this account. Your password stays as it is.</p>
      <SubmitButton form={form} className="button--primary button--wide">
        Accept the invitation
      </SubmitButton>
    </Form>
  );
}

/** Logs in to the invited account first: the link alone never opens an existing account. */
export function AcceptByLogin({ token, link: { email }, onDone }: AcceptanceProps): ReactNode {
  const form = useForm({
    fallback,
    async send({ password = '' }) {
      const answer = await answerTo((init) => api.auth.login.$post({ json: { email, password } }, { init }));
      if (answer.kind !== 'ok') return answer;
      startSession(answer.data.token, answer.data.user);
      return join(token);
    },
    onDone: accepted(onDone),
  });
  return (
    <Form form={form}>
      <p>You already have an account with this address. Log in to accept.</p>
      <PasswordOwner email={email} />
      <PasswordField name="password" label="Password" kind="current" />
      <SubmitButton form={form} className="button--primary button--wide">
        Log in and accept
      </SubmitButton>
      <p className="small">
        <a href="/forgot">Forgot your password?</a> Choose a new one, then open the link in our email again.
      </p>
    </Form>
  );
}

function join(token: string): Promise<Answer<{ user: User }>> {
  return answerTo((init) => accountApi.invitations.join.$post({ json: { token } }, { init }));
}

function accepted(onDone: () => void) {
  return ({ user }: { user: User }) => {
    rememberUser(user);
    onDone();
  };
}

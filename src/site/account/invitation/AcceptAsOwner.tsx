import type { ReactNode } from 'react';
import { PasswordField, PasswordOwner } from '#src/components/account/account-fields.tsx';
import { accountApi } from '#src/components/account/session/account-api.ts';
import { rememberUser, startSession } from '#src/components/account/session/session.ts';
import { Form, SubmitButton } from '#src/components/forms/Form.tsx';
import { useForm } from '#src/components/forms/use-form.ts';
import { Linked } from '#src/components/words/Linked.tsx';
import type { User } from '#src/domain/account/user.ts';
import { type Answer, answerTo } from '#src/lib/answer.ts';
import { api } from '#src/lib/api.ts';
import { useWords } from '#src/lib/words/island-words.tsx';
import type { AcceptanceProps } from './AcceptAsNew.tsx';

export function AcceptAsOwner({ token, onDone }: AcceptanceProps): ReactNode {
  const words = useWords('account-pages');
  const form = useForm({
    fallback: words.notAccepted,
    send: () => join(token),
    onDone: accepted(onDone),
  });
  return (
    <Form form={form}>
      <p>{words.acceptAsOwner}</p>
      <SubmitButton form={form} className="button--primary button--wide">
        {words.accept}
      </SubmitButton>
    </Form>
  );
}

/** Logs in to the invited account first: the link alone never opens an existing account. */
export function AcceptByLogin({ token, link: { email }, onDone }: AcceptanceProps): ReactNode {
  const words = useWords('account-pages');
  const form = useForm({
    fallback: words.notAccepted,
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
      <p>{words.acceptByLogin}</p>
      <PasswordOwner email={email} />
      <PasswordField name="password" label={words.password} kind="current" />
      <SubmitButton form={form} className="button--primary button--wide">
        {words.loginAndAccept}
      </SubmitButton>
      <p className="small">
        <Linked text={words.forgotThenAccept} links={{ forgot: '/forgot' }} />
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

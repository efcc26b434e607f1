import type { ReactNode } from 'react';
import { Form, SubmitButton } from '#src/components/forms/Form.tsx';
import { useForm } from '#src/components/forms/use-form.ts';
import { answerTo } from '#src/lib/answer.ts';
import { api } from '#src/lib/api.ts';
import { EmailField, PasswordField } from '../account-fields.tsx';
import { withNext } from '../destination.ts';
import { startSession } from '../session.ts';
import { AuthCard, accountIsland } from './AuthCard.tsx';
import type { CodeRequest } from './code-request.ts';
import { SignInSteps } from './SignInSteps.tsx';
import type { UnverifiedAnswer } from './unverified-answer.ts';
import { useNext } from './use-next.ts';

/** The island of /login. */
export default accountIsland(() => <SignInSteps>{(goOn) => <LoginForm onUnverified={goOn} />}</SignInSteps>);

const draft = { key: 'fts_login_draft', fields: ['email'] };

function LoginForm({ onUnverified }: { onUnverified: (request: CodeRequest) => void }): ReactNode {
  const next = useNext();
  const form = useForm({
    fallback: 'Login failed',
    draft,
    send: ({ email = '', password = '' }) =>
      answerTo((init) => api.auth.login.$post({ json: { email, password } }, { init })),
    onDone: ({ token, user }) => startSession(token, user),
    onRefused({ status, body }, { email = '' }) {
      const userId = status === 403 ? (body as Partial<UnverifiedAnswer>).userId : undefined;
      if (typeof userId !== 'string') return false;
      onUnverified({ userId, email, sentAt: Date.now() });
      return true;
    },
  });

  return (
    <AuthCard heading="Login" lead="See your bookings, pay what is due and book faster next time.">
      <Form form={form}>
        <EmailField />
        <PasswordField name="password" label="Password" kind="current" />
        <p className="auth-card__aside small">
          <a href={withNext('/forgot', next)}>Forgot your password?</a>
        </p>
        <SubmitButton form={form} className="button--primary button--wide">
          Login
        </SubmitButton>
      </Form>
      <p className="auth-card__other hairline">
        New here? <a href={withNext('/register', next)}>Create an account</a>
      </p>
    </AuthCard>
  );
}

import '#src/styles/feedback.css';
import './door.css';
import type { ReactNode } from 'react';
import { callOpenly } from '../call-account.ts';
import { AccountBoundary, Door } from '../Door.tsx';
import { withNext } from '../destination.ts';
import { FormFailure, SubmitButton } from '../FormParts.tsx';
import { EmailField, PasswordField } from '../fields.tsx';
import { startSession } from '../session.ts';
import { useAccountForm } from '../use-account-form.ts';
import type { User } from '../user.ts';
import type { CodeRequest } from './code-request.ts';
import { useCodeRequest } from './use-code-request.ts';
import { useLeaveWhenSignedIn, useNext } from './use-next.ts';
import { VerifyStep } from './VerifyStep.tsx';

/** The island of /login. */
export default function Login(): ReactNode {
  return (
    <AccountBoundary>
      <LoginSteps />
    </AccountBoundary>
  );
}

/** Who signs in before the address is verified is asked for the code first. */
function LoginSteps(): ReactNode {
  const [request, keep] = useCodeRequest('fts_verify');
  const isNew = request?.userId !== undefined;
  useLeaveWhenSignedIn(isNew ? '/account' : '/');
  if (isNew) return <VerifyStep request={request} keep={keep} />;
  return <LoginForm onUnverified={keep} />;
}

const draft = { key: 'fts_login_draft', fields: ['email'] };

function LoginForm({ onUnverified }: { onUnverified: (request: CodeRequest) => void }): ReactNode {
  const next = useNext();
  const form = useAccountForm<{ token: string; user: User }>({
    fallback: 'Login failed',
    draft,
    send: ({ email, password }) => callOpenly('POST', '/auth/login', { json: { email, password } }),
    onDone: ({ token, user }) => startSession(token, user),
    onRefused({ status, body }, { email = '' }) {
      const userId = status === 403 ? (body as { userId?: unknown }).userId : undefined;
      if (typeof userId !== 'string') return false;
      onUnverified({ userId, email, sentAt: Date.now() });
      return true;
    },
  });

  return (
    <Door heading="Login" lead="See your bookings, pay what is due and book faster next time.">
      <form
        className="stack"
        noValidate
        method="post"
        ref={form.formRef}
        onSubmit={form.onSubmit}
        onInput={form.onInput}
      >
        <FormFailure form={form} />
        <EmailField error={form.failure?.fields['email']} />
        <PasswordField
          name="password"
          label="Password"
          kind="current"
          error={form.failure?.fields['password']}
        />
        <p className="door__aside small">
          <a href={withNext('/forgot', next)}>Forgot your password?</a>
        </p>
        <SubmitButton form={form} wide>
          Login
        </SubmitButton>
      </form>
      <p className="door__other">
        New here? <a href={withNext('/register', next)}>Create an account</a>
      </p>
    </Door>
  );
}

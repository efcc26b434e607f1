import { type ReactNode, useEffect, useState } from 'react';
import { EmailField } from '#src/components/account/account-fields.tsx';
import { AuthCard } from '#src/components/account/login/AuthCard.tsx';
import { useCodeRequest } from '#src/components/account/login/use-code-request.ts';
import { Form, SubmitButton } from '#src/components/forms/Form.tsx';
import { useForm } from '#src/components/forms/use-form.ts';
import { withNext } from '#src/domain/account/destination.ts';
import type { CodeRequest } from '#src/domain/account/login/code-request.ts';
import { accountIsland } from '../account-island.ts';
import { ResetStep, sendResetCode } from './ResetStep.tsx';
import { useNext } from './use-next.ts';

/** Milliseconds that "Password updated" is shown before /login opens. */
const readingTime = 1200;

export default accountIsland(ForgotSteps);

function ForgotSteps(): ReactNode {
  const [request, keep] = useCodeRequest('fts_reset');
  const [done, setDone] = useState(false);
  if (done) return <Done />;
  if (request === undefined) return <RequestStep onSent={keep} />;
  return <ResetStep request={request} keep={keep} onDone={() => setDone(true)} />;
}

const draft = { key: 'fts_login_draft', fields: ['email'] };

function RequestStep({ onSent }: { onSent: (request: CodeRequest) => void }): ReactNode {
  const next = useNext();
  const form = useForm({
    fallback: 'Failed to send code',
    draft,
    send: ({ email = '' }) => sendResetCode(email),
    onDone: (_, { email = '' }) => onSent({ email, sentAt: Date.now() }),
  });

  return (
    <AuthCard heading="Forgot your password?" lead="We’ll email you a code. Use it to choose a new password.">
      <Form form={form}>
        <EmailField />
        <SubmitButton form={form} className="button--primary button--wide">
          Send the code
        </SubmitButton>
      </Form>
      <p className="auth-card__other hairline">
        Remembered it? <a href={withNext('/login', next)}>Login</a>
      </p>
    </AuthCard>
  );
}

function Done(): ReactNode {
  const next = useNext();
  useEffect(() => {
    const timer = window.setTimeout(() => window.location.replace(withNext('/login', next)), readingTime);
    return () => window.clearTimeout(timer);
  }, [next]);
  return (
    <AuthCard follows heading="Done" lead="We have logged you out on all devices.">
      <p className="notice notice--success" role="status">
        Password updated. You can now login.
      </p>
      <p>
        <a className="button" href={withNext('/login', next)}>
          Login
        </a>
      </p>
    </AuthCard>
  );
}

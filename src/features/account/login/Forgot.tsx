import '#src/styles/feedback.css';
import './door.css';
import { type ReactNode, useEffect, useState } from 'react';
import { callOpenly } from '../call-account.ts';
import { AccountBoundary, Door } from '../Door.tsx';
import { withNext } from '../destination.ts';
import { FormFailure, SubmitButton } from '../FormParts.tsx';
import { EmailField } from '../fields.tsx';
import { useAccountForm } from '../use-account-form.ts';
import type { CodeRequest } from './code-request.ts';
import { ResetStep } from './ResetStep.tsx';
import { useCodeRequest } from './use-code-request.ts';
import { useNext } from './use-next.ts';

/** Milliseconds that "Password updated" can be read before /login opens. */
const readingTime = 1200;

/** The island of /forgot. */
export default function Forgot(): ReactNode {
  return (
    <AccountBoundary>
      <ForgotSteps />
    </AccountBoundary>
  );
}

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
  const form = useAccountForm<unknown>({
    fallback: 'Failed to send code',
    draft,
    send: ({ email }) => callOpenly('POST', '/auth/forgot', { json: { email } }),
    onDone: (_, { email = '' }) => onSent({ email, sentAt: Date.now() }),
  });

  return (
    <Door heading="Forgot your password?" lead="We’ll email you a code. Use it to choose a new password.">
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
        <SubmitButton form={form} wide>
          Send the code
        </SubmitButton>
      </form>
      <p className="door__other">
        Remembered it? <a href={withNext('/login', next)}>Login</a>
      </p>
    </Door>
  );
}

/** The end: /login opens by itself. */
function Done(): ReactNode {
  const next = useNext();
  useEffect(() => {
    const timer = window.setTimeout(() => window.location.replace(withNext('/login', next)), readingTime);
    return () => window.clearTimeout(timer);
  }, [next]);
  return (
    <Door follows heading="Done" lead="We have logged you out on all devices.">
      <p className="notice notice--success" role="status">
        Password updated. You can now login.
      </p>
      <p>
        <a className="button" href={withNext('/login', next)}>
          Login
        </a>
      </p>
    </Door>
  );
}

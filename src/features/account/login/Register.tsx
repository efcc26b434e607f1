import '#src/styles/feedback.css';
import './door.css';
import type { ReactNode } from 'react';
import { callOpenly } from '../call-account.ts';
import { AccountBoundary, Door } from '../Door.tsx';
import { withNext } from '../destination.ts';
import { FormFailure, SubmitButton } from '../FormParts.tsx';
import { EmailField, NameField, PasswordField } from '../fields.tsx';
import { useAccountForm } from '../use-account-form.ts';
import type { CodeRequest } from './code-request.ts';
import { useCodeRequest } from './use-code-request.ts';
import { useLeaveWhenSignedIn, useNext } from './use-next.ts';
import { VerifyStep } from './VerifyStep.tsx';

/** The island of /register. */
export default function Register(): ReactNode {
  return (
    <AccountBoundary>
      <RegisterSteps />
    </AccountBoundary>
  );
}

function RegisterSteps(): ReactNode {
  const [request, keep] = useCodeRequest('fts_verify');
  const isNew = request?.userId !== undefined;
  useLeaveWhenSignedIn(isNew ? '/account' : '/');
  if (isNew) return <VerifyStep request={request} keep={keep} />;
  return <RegisterForm onRegistered={keep} />;
}

const draft = { key: 'fts_register_draft', fields: ['name', 'email'] };

function RegisterForm({ onRegistered }: { onRegistered: (request: CodeRequest) => void }): ReactNode {
  const next = useNext();
  const form = useAccountForm<{ userId: string }>({
    fallback: 'Register failed',
    draft,
    send: ({ name, email, password }) =>
      callOpenly('POST', '/auth/register', { json: { name, email, password } }),
    onDone: ({ userId }, { email = '' }) => onRegistered({ userId, email, sentAt: Date.now() }),
  });
  const errors = form.failure?.fields ?? {};

  return (
    <Door heading="Create your account" lead="Your bookings, payments and details in one place.">
      <form
        className="stack"
        noValidate
        method="post"
        ref={form.formRef}
        onSubmit={form.onSubmit}
        onInput={form.onInput}
      >
        <FormFailure form={form} />
        <NameField error={errors['name']} />
        <EmailField error={errors['email']} hint="We’ll send a code there to make sure it is yours." />
        <PasswordField name="password" label="Password" kind="new" error={errors['password']} />
        <SubmitButton form={form} wide>
          Create account
        </SubmitButton>
        <p className="soft small">
          By creating an account you agree to our <a href="/terms">terms</a>. The{' '}
          <a href="/privacy-policy">privacy policy</a> says how we keep your details.
        </p>
      </form>
      <p className="door__other">
        Have an account? <a href={withNext('/login', next)}>Login</a>
      </p>
    </Door>
  );
}

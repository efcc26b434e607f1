import type { ReactNode } from 'react';
import { EmailField, NameField, PasswordField } from '#src/components/account/account-fields.tsx';
import { AuthCard } from '#src/components/account/login/AuthCard.tsx';
import { Form, SubmitButton } from '#src/components/forms/Form.tsx';
import { useForm } from '#src/components/forms/use-form.ts';
import { withNext } from '#src/domain/account/destination.ts';
import type { CodeRequest } from '#src/domain/account/login/code-request.ts';
import { answerTo } from '#src/lib/answer.ts';
import { api } from '#src/lib/api.ts';
import { accountIsland } from '../account-island.ts';
import { SignInSteps } from './SignInSteps.tsx';
import { useNext } from './use-next.ts';

export default accountIsland(() => (
  <SignInSteps>{(goOn) => <RegisterForm onRegistered={goOn} />}</SignInSteps>
));

const draft = { key: 'fts_register_draft', fields: ['name', 'email'] };

function RegisterForm({ onRegistered }: { onRegistered: (request: CodeRequest) => void }): ReactNode {
  const next = useNext();
  const form = useForm({
    fallback: 'Register failed',
    draft,
    send: ({ name = '', email = '', password = '' }) =>
      answerTo((init) => api.auth.register.$post({ json: { name, email, password } }, { init })),
    onDone: ({ userId }, { email = '' }) => onRegistered({ userId, email, sentAt: Date.now() }),
  });

  return (
    <AuthCard heading="Create your account" lead="Your bookings, payments and details in one place.">
      <Form form={form}>
        <NameField />
        <EmailField hint="We’ll send a code there to make sure it is yours." />
        <PasswordField name="password" label="Password" kind="new" />
        <SubmitButton form={form} className="button--primary button--wide">
          Create account
        </SubmitButton>
        <p className="soft small">
          By creating an account you agree to our <a href="/terms">terms</a>. The{' '}
          <a href="/privacy-policy">privacy policy</a> says how we keep your details.
        </p>
      </Form>
      <p className="auth-card__other hairline">
        Have an account? <a href={withNext('/login', next)}>Login</a>
      </p>
    </AuthCard>
  );
}

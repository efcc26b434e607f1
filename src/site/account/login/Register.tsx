import type { ReactNode } from 'react';
import { EmailField, NameField, PasswordField } from '#src/components/account/account-fields.tsx';
import { AuthCard } from '#src/components/account/login/AuthCard.tsx';
import { Form, SubmitButton } from '#src/components/forms/Form.tsx';
import { useForm } from '#src/components/forms/use-form.ts';
import { Linked } from '#src/components/words/Linked.tsx';
import { withNext } from '#src/domain/account/destination.ts';
import type { CodeRequest } from '#src/domain/account/login/code-request.ts';
import { answerTo } from '#src/lib/answer.ts';
import { api } from '#src/lib/api.ts';
import { useWords } from '#src/lib/words/island-words.tsx';
import { pageLanguage } from '#src/lib/words/languages.ts';
import { accountIsland } from '../account-island.ts';
import { SignInSteps } from './SignInSteps.tsx';
import { useNext } from './use-next.ts';

export default accountIsland(() => (
  <SignInSteps>{(goOn) => <RegisterForm onRegistered={goOn} />}</SignInSteps>
));

const draft = { key: 'fts_register_draft', fields: ['name', 'email'] };

function RegisterForm({ onRegistered }: { onRegistered: (request: CodeRequest) => void }): ReactNode {
  const words = useWords('account-pages');
  const next = useNext();
  const form = useForm({
    fallback: words.registerFailed,
    draft,
    send({ name = '', email = '', password = '' }) {
      const json = { name, email, password, language: pageLanguage() };
      return answerTo((init) => api.auth.register.$post({ json }, { init }));
    },
    onDone: ({ userId }, { email = '' }) => onRegistered({ userId, email, sentAt: Date.now() }),
  });

  return (
    <AuthCard heading={words.registerHeading} lead={words.registerLead}>
      <Form form={form}>
        <NameField />
        <EmailField hint={words.registerEmailHint} />
        <PasswordField name="password" label={words.password} kind="new" />
        <SubmitButton form={form} className="button--primary button--wide">
          {words.register}
        </SubmitButton>
        <p className="soft small">
          <Linked text={words.registerConsent} links={{ terms: '/terms', privacy: '/privacy-policy' }} />
        </p>
      </Form>
      <p className="auth-card__other hairline">
        <Linked text={words.haveAccount} links={{ login: withNext('/login', next) }} />
      </p>
    </AuthCard>
  );
}

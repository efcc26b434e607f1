import { type ReactNode, useState } from 'react';
import { EmailField, PasswordField } from '#src/components/account/account-fields.tsx';
import { AuthCard } from '#src/components/account/login/AuthCard.tsx';
import { PasskeyButton } from '#src/components/account/passkey/PasskeyButton.tsx';
import { sendPasskey } from '#src/components/account/passkey/send-passkey.ts';
import { startSession } from '#src/components/account/session/session.ts';
import { Form, SubmitButton } from '#src/components/forms/Form.tsx';
import { useForm } from '#src/components/forms/use-form.ts';
import { Linked } from '#src/components/words/Linked.tsx';
import { withNext } from '#src/domain/account/destination.ts';
import type { CodeRequest } from '#src/domain/account/login/code-request.ts';
import { type SecondStepAnswer, secondStepIn } from '#src/domain/account/login/second-step-answer.ts';
import type { UnverifiedAnswer } from '#src/domain/account/login/unverified-answer.ts';
import { answerTo } from '#src/lib/answer.ts';
import { api } from '#src/lib/api.ts';
import { useLanguage, useWords } from '#src/lib/words/island-words.tsx';
import { hrefIn } from '#src/lib/words/pages.ts';
import { accountIsland } from '../account-island.ts';
import { SecondStep } from './SecondStep.tsx';
import { SignInSteps } from './SignInSteps.tsx';
import { useNext } from './use-next.ts';

export default accountIsland(() => <SignInSteps>{(goOn) => <LoginSteps onUnverified={goOn} />}</SignInSteps>);

interface LoginStepsProps {
  onUnverified: (request: CodeRequest) => void;
}

function LoginSteps({ onUnverified }: LoginStepsProps): ReactNode {
  const [step, setStep] = useState<SecondStepAnswer>();
  if (step !== undefined) return <SecondStep step={step} onStartAgain={() => setStep(undefined)} />;
  return <LoginForm onUnverified={onUnverified} onSecondStep={setStep} />;
}

const draft = { key: 'fts_login_draft', fields: ['email'] };

interface LoginFormProps extends LoginStepsProps {
  onSecondStep: (step: SecondStepAnswer) => void;
}

function LoginForm({ onUnverified, onSecondStep }: LoginFormProps): ReactNode {
  const words = useWords('account-pages');
  const language = useLanguage();
  const next = useNext();
  const form = useForm({
    fallback: words.loginFailed,
    draft,
    send: ({ email = '', password = '' }) =>
      answerTo((init) => api.auth.login.$post({ json: { email, password } }, { init })),
    onDone: ({ token, user }) => startSession(token, user),
    onRefused({ status, body }, { email = '' }) {
      if (status !== 403) return false;
      const step = secondStepIn(body);
      if (step !== undefined) {
        onSecondStep(step);
        return true;
      }
      const { userId } = body as Partial<UnverifiedAnswer>;
      if (typeof userId !== 'string') return false;
      onUnverified({ userId, email, sentAt: Date.now() });
      return true;
    },
  });

  return (
    <AuthCard heading={words.login} lead={words.loginLead}>
      <Form form={form}>
        <EmailField />
        <PasswordField name="password" label={words.password} kind="current" />
        <p className="auth-card__aside small">
          <a href={hrefIn(language, withNext('/forgot', next))}>{words.forgotLink}</a>
        </p>
        <SubmitButton form={form} className="button--primary button--wide">
          {words.login}
        </SubmitButton>
      </Form>
      <PasskeyButton send={sendPasskey} onDone={({ token, user }) => startSession(token, user)}>
        {words.passkeyLogin}
      </PasskeyButton>
      <p className="auth-card__other hairline">
        <Linked text={words.newHere} links={{ register: withNext('/register', next) }} />
      </p>
    </AuthCard>
  );
}

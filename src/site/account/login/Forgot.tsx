import { type ReactNode, useEffect, useState } from 'react';
import { EmailField } from '#src/components/account/account-fields.tsx';
import { AuthCard } from '#src/components/account/login/AuthCard.tsx';
import { useCodeRequest } from '#src/components/account/login/use-code-request.ts';
import { Form, SubmitButton } from '#src/components/forms/Form.tsx';
import { useForm } from '#src/components/forms/use-form.ts';
import { Linked } from '#src/components/words/Linked.tsx';
import { withNext } from '#src/domain/account/destination.ts';
import type { CodeRequest } from '#src/domain/account/login/code-request.ts';
import { useLanguage, useWords } from '#src/lib/words/island-words.tsx';
import { hrefIn } from '#src/lib/words/pages.ts';
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
  const words = useWords('account-pages');
  const next = useNext();
  const form = useForm({
    fallback: words.codeNotSent,
    draft,
    send: ({ email = '' }) => sendResetCode(email),
    onDone: (_, { email = '' }) => onSent({ email, sentAt: Date.now() }),
  });

  return (
    <AuthCard heading={words.forgotHeading} lead={words.forgotLead}>
      <Form form={form}>
        <EmailField />
        <SubmitButton form={form} className="button--primary button--wide">
          {words.sendCode}
        </SubmitButton>
      </Form>
      <p className="auth-card__other hairline">
        <Linked text={words.remembered} links={{ login: withNext('/login', next) }} />
      </p>
    </AuthCard>
  );
}

function Done(): ReactNode {
  const words = useWords('account-pages');
  const login = hrefIn(useLanguage(), withNext('/login', useNext()));
  useEffect(() => {
    const timer = window.setTimeout(() => window.location.replace(login), readingTime);
    return () => window.clearTimeout(timer);
  }, [login]);
  return (
    <AuthCard follows heading={words.resetDone} lead={words.resetDoneLead}>
      <p className="notice notice--success" role="status">
        {words.passwordUpdated}
      </p>
      <p>
        <a className="button" href={login}>
          {words.login}
        </a>
      </p>
    </AuthCard>
  );
}

import type { ReactNode } from 'react';
import { CodeField, strongText } from '#src/components/account/account-fields.tsx';
import { AuthCard } from '#src/components/account/login/AuthCard.tsx';
import { startSession } from '#src/components/account/session/session.ts';
import { Form, SubmitButton } from '#src/components/forms/Form.tsx';
import { useForm } from '#src/components/forms/use-form.ts';
import { Linked } from '#src/components/words/Linked.tsx';
import { codeMinutes } from '#src/domain/account/login/code.ts';
import type { CodeStepProps } from '#src/domain/account/login/code-request.ts';
import { answerTo } from '#src/lib/answer.ts';
import { api } from '#src/lib/api.ts';
import { forget } from '#src/lib/storage/session-memory.ts';
import { useWords } from '#src/lib/words/island-words.tsx';
import { ResendCode } from './ResendCode.tsx';

export function VerifyStep({ request, keep }: CodeStepProps): ReactNode {
  const words = useWords('account-pages');
  const { userId = '', email } = request;
  const form = useForm({
    fallback: words.verifyFailed,
    send: ({ otp = '' }) =>
      answerTo((init) => api.auth['verify-otp'].$post({ json: { userId, otp } }, { init })),
    onDone({ token, user }) {
      // Clears the stored code only: the page redirects as soon as the session starts.
      forget('fts_verify');
      startSession(token, user);
    },
  });

  return (
    <AuthCard
      follows
      heading={words.verifyHeading}
      lead={<Linked text={words.verifyLead({ email, minutes: codeMinutes })} links={{ email: strongText }} />}
    >
      <Form form={form}>
        <CodeField name="otp" onComplete={form.onSubmit} />
        <SubmitButton form={form} className="button--primary button--wide">
          {words.verify}
        </SubmitButton>
      </Form>
      <ResendCode
        request={request}
        keep={keep}
        resend={() => answerTo((init) => api.auth['resend-otp'].$post({ json: { userId } }, { init }))}
      />
    </AuthCard>
  );
}

import type { ReactNode } from 'react';
import {
  CodeField,
  PasswordField,
  PasswordOwner,
  strongText,
} from '#src/components/account/account-fields.tsx';
import { AuthCard } from '#src/components/account/login/AuthCard.tsx';
import { endSession } from '#src/components/account/session/session.ts';
import { Form, SubmitButton } from '#src/components/forms/Form.tsx';
import { useForm } from '#src/components/forms/use-form.ts';
import { Linked } from '#src/components/words/Linked.tsx';
import { codeMinutes, resetCodeLength } from '#src/domain/account/login/code.ts';
import type { CodeStepProps } from '#src/domain/account/login/code-request.ts';
import { type Answer, answerTo } from '#src/lib/answer.ts';
import { api } from '#src/lib/api.ts';
import { useWords } from '#src/lib/words/island-words.tsx';
import { ResendCode } from './ResendCode.tsx';

interface ResetStepProps extends CodeStepProps {
  onDone: () => void;
}

export function ResetStep({ request, keep, onDone }: ResetStepProps): ReactNode {
  const words = useWords('account-pages');
  const { newPassword: newPasswordLabel } = useWords('account');
  const { email, key } = request;
  const lead =
    key === undefined ? words.resetLeadWithCode({ email, minutes: codeMinutes }) : words.resetLead({ email });
  const form = useForm({
    fallback: words.resetFailed,
    send: ({ code = '', newPassword = '' }) =>
      answerTo((init) =>
        api.auth.reset.$post({ json: { email, newPassword, ...(key ? { key } : { code }) } }, { init }),
      ),
    onDone() {
      keep(undefined);
      // The server has ended all login sessions, including this one.
      endSession();
      onDone();
    },
  });

  return (
    <AuthCard
      follows
      heading={words.resetHeading}
      lead={<Linked text={lead} links={{ email: strongText }} />}
    >
      {key === undefined && (
        <p className="notice notice--info" role="status">
          {words.resetCodeSent}
        </p>
      )}
      <Form form={form}>
        {key === undefined && <CodeField name="code" length={resetCodeLength} />}
        <PasswordOwner email={email} />
        <PasswordField name="newPassword" label={newPasswordLabel} kind="new" />
        <SubmitButton form={form} className="button--primary button--wide">
          {words.savePassword}
        </SubmitButton>
      </Form>
      {(key === undefined || form.failure !== undefined) && (
        <ResendCode request={request} keep={keep} resend={() => sendResetCode(email)} />
      )}
    </AuthCard>
  );
}

/** Requests a reset code; the response does not reveal if the address has an account. */
export function sendResetCode(email: string): Promise<Answer<unknown>> {
  return answerTo((init) => api.auth.forgot.$post({ json: { email } }, { init }));
}

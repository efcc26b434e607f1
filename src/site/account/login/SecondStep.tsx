import { type ReactNode, useState } from 'react';
import { CodeField } from '#src/components/account/account-fields.tsx';
import { AuthCard } from '#src/components/account/login/AuthCard.tsx';
import { PasskeyButton } from '#src/components/account/passkey/PasskeyButton.tsx';
import { sendPasskey } from '#src/components/account/passkey/send-passkey.ts';
import { startSession } from '#src/components/account/session/session.ts';
import { TextField } from '#src/components/forms/Field.tsx';
import { Form, SubmitButton } from '#src/components/forms/Form.tsx';
import { useForm } from '#src/components/forms/use-form.ts';
import type { SecondStepAnswer } from '#src/domain/account/login/second-step-answer.ts';
import { answerTo } from '#src/lib/answer.ts';
import { api } from '#src/lib/api.ts';
import { useWords } from '#src/lib/words/island-words.tsx';

interface SecondStepProps {
  step: SecondStepAnswer;
  onStartAgain: () => void;
}

export function SecondStep({ step, onStartAgain }: SecondStepProps): ReactNode {
  const words = useWords('account-pages');
  const [lost, setLost] = useState(!step.app && !step.passkey);
  const hasWay = step.app || step.passkey;
  const lead = step.app ? words.appLead : words.passkeyLead;
  return (
    <AuthCard follows heading={words.oneMoreStep} lead={lost ? words.recoveryLead : lead}>
      {!lost && step.passkey && (
        <PasskeyButton
          className="button--wide"
          send={sendPasskey}
          onDone={({ token, user }) => startSession(token, user)}
        >
          {words.usePasskey}
        </PasskeyButton>
      )}
      {(lost || step.app) && <CodeForm key={String(lost)} ticket={step.ticket} lost={lost} />}
      <p className="auth-card__other hairline actions">
        {hasWay && (
          <button className="button button--quiet" type="button" onClick={() => setLost(!lost)}>
            {lost ? words.usePhone : words.useRecoveryCode}
          </button>
        )}
        <button className="button button--quiet" type="button" onClick={onStartAgain}>
          {words.startAgain}
        </button>
      </p>
    </AuthCard>
  );
}

function CodeForm({ ticket, lost }: { ticket: string; lost: boolean }): ReactNode {
  const words = useWords('account-pages');
  const { appCodeEmpty } = useWords('account');
  const form = useForm({
    fallback: words.loginFailed,
    send: ({ code = '' }) =>
      answerTo((init) => api.auth.login.code.$post({ json: { ticket, code } }, { init })),
    onDone: ({ token, user }) => startSession(token, user),
  });
  return (
    <Form form={form}>
      {lost ? (
        <TextField
          name="code"
          label={words.recoveryCode}
          hint={words.recoveryCodeHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          data-empty={words.recoveryCodeEmpty}
        />
      ) : (
        <CodeField name="code" empty={appCodeEmpty} onComplete={form.onSubmit} />
      )}
      <SubmitButton form={form} className="button--primary button--wide">
        {words.login}
      </SubmitButton>
    </Form>
  );
}

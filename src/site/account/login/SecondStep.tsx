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

interface SecondStepProps {
  step: SecondStepAnswer;
  onStartAgain: () => void;
}

export function SecondStep({ step, onStartAgain }: SecondStepProps): ReactNode {
  const [lost, setLost] = useState(!step.app && !step.passkey);
  const hasWay = step.app || step.passkey;
  return (
    <AuthCard follows heading="One more step" lead={lost ? leads.lost : leads[step.app ? 'app' : 'passkey']}>
      {!lost && step.passkey && (
        <PasskeyButton
          className="button--wide"
          send={sendPasskey}
          onDone={({ token, user }) => startSession(token, user)}
        >
          Use your passkey
        </PasskeyButton>
      )}
      {(lost || step.app) && <CodeForm key={String(lost)} ticket={step.ticket} lost={lost} />}
      <p className="auth-card__other hairline actions">
        {hasWay && (
          <button className="button button--quiet" type="button" onClick={() => setLost(!lost)}>
            {lost ? 'Use my phone instead' : 'Use a recovery code'}
          </button>
        )}
        <button className="button button--quiet" type="button" onClick={onStartAgain}>
          Start again
        </button>
      </p>
    </AuthCard>
  );
}

const leads = {
  app: 'Open your authenticator app and enter the code it shows.',
  passkey: 'Use your passkey: your finger, your face or the PIN of your phone.',
  lost: 'Enter one of the recovery codes you saved. None left? A super admin can reset two-step login for you.',
};

function CodeForm({ ticket, lost }: { ticket: string; lost: boolean }): ReactNode {
  const form = useForm({
    fallback: 'Login failed',
    send: ({ code = '' }) =>
      answerTo((init) => api.auth.login.code.$post({ json: { ticket, code } }, { init })),
    onDone: ({ token, user }) => startSession(token, user),
  });
  return (
    <Form form={form}>
      {lost ? (
        <TextField
          name="code"
          label="Recovery code"
          hint="16 letters and digits. Spaces and dashes do not matter."
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          data-empty="Please enter a recovery code."
        />
      ) : (
        <CodeField name="code" empty="Please enter the code from your app." onComplete={form.onSubmit} />
      )}
      <SubmitButton form={form} className="button--primary button--wide">
        Login
      </SubmitButton>
    </Form>
  );
}

import type { ReactNode } from 'react';
import { Form, SubmitButton } from '#src/components/forms/Form.tsx';
import { useForm } from '#src/components/forms/use-form.ts';
import { QrCode } from '#src/components/QrCode.tsx';
import type { FactorAdded } from '#src/domain/account/settings/second-factor.ts';
import { answerTo } from '#src/lib/answer.ts';
import { CodeField } from '../../account-fields.tsx';
import { accountApi } from '../../session/account-api.ts';

export interface AppKey {
  uri: string;
  key: string;
}

interface AppSetupProps {
  appKey: AppKey;
  onAdded: (added: FactorAdded) => void;
  onCancel: () => void;
}

export function AppSetup({ appKey: { uri, key }, onAdded, onCancel }: AppSetupProps): ReactNode {
  const form = useForm({
    fallback: 'The app is not set up',
    send: ({ code = '' }) =>
      answerTo((init) => accountApi.auth.me['second-factor'].app.$put({ json: { code } }, { init })),
    onDone: onAdded,
  });
  return (
    <div className="two-step__setup">
      <QrCode text={uri} label="The key as a QR code" className="two-step__qr" />
      <div className="stack">
        <p>
          Scan the QR code with the app. Is the app on this phone? <a href={uri}>Open it here</a>. Or type
          this key into it:
        </p>
        <p className="two-step__key">{key.match(/.{1,4}/g)?.join(' ')}</p>
        <Form form={form}>
          <p>Then enter the code that the app shows.</p>
          <CodeField name="code" empty="Please enter the code from your app." onComplete={form.onSubmit} />
          <p className="actions">
            <SubmitButton form={form}>Finish</SubmitButton>
            <button className="button button--quiet" type="button" onClick={onCancel}>
              Not now
            </button>
          </p>
        </Form>
      </div>
    </div>
  );
}

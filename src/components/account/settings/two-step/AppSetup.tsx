import type { ReactNode } from 'react';
import { Form, SubmitButton } from '#src/components/forms/Form.tsx';
import { useForm } from '#src/components/forms/use-form.ts';
import { QrCode } from '#src/components/QrCode.tsx';
import { Linked } from '#src/components/words/Linked.tsx';
import type { FactorAdded } from '#src/domain/account/settings/second-factor.ts';
import { answerTo } from '#src/lib/answer.ts';
import { useWords } from '#src/lib/words/island-words.tsx';
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
  const words = useWords('settings');
  const { appCodeEmpty } = useWords('account');
  const form = useForm({
    fallback: words.appNotSetUp,
    send: ({ code = '' }) =>
      answerTo((init) => accountApi.auth.me['second-factor'].app.$put({ json: { code } }, { init })),
    onDone: onAdded,
  });
  return (
    <div className="two-step__setup">
      <QrCode text={uri} label={words.appKeyPicture} className="two-step__qr" />
      <div className="stack">
        <p>
          <Linked text={words.appScan} links={{ open: uri }} />
        </p>
        <p className="two-step__key">{key.match(/.{1,4}/g)?.join(' ')}</p>
        <Form form={form}>
          <p>{words.appEnterCode}</p>
          <CodeField name="code" empty={appCodeEmpty} onComplete={form.onSubmit} />
          <p className="actions">
            <SubmitButton form={form}>{words.appFinish}</SubmitButton>
            <button className="button button--quiet" type="button" onClick={onCancel}>
              {words.appNotNow}
            </button>
          </p>
        </Form>
      </div>
    </div>
  );
}

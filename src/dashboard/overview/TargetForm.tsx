import type { ReactNode } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import { Form, SubmitButton } from '#src/components/forms/Form.tsx';
import { useForm } from '#src/components/forms/use-form.ts';
import { answerTo } from '#src/lib/answer.ts';
import { announceDone } from '../server-state/change.ts';
import { MoneyField } from '../shell/MoneyField.tsx';

export function TargetForm({ target }: { target: number | null }): ReactNode {
  const form = useForm({
    fallback: 'We could not set the target',
    send: ({ target: typed = '' }) =>
      answerTo((init) => accountApi.overview.target.$put({ json: { target: typed } }, { init })),
    onDone: () => announceDone({ title: 'The target is set' }),
  });
  return (
    <details>
      <summary>Set the target</summary>
      <Form form={form}>
        <MoneyField name="target" label="Target per month in RWF" amount={target} />
        <p>
          <SubmitButton form={form} className="button--small">
            Set the target
          </SubmitButton>
        </p>
      </Form>
    </details>
  );
}

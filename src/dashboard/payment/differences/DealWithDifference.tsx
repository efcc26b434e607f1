import type { ReactNode } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import { TextAreaField } from '#src/components/forms/Field.tsx';
import { Form, SubmitButton } from '#src/components/forms/Form.tsx';
import { useForm } from '#src/components/forms/use-form.ts';
import { maxDifferenceNote, type PaymentDifference } from '#src/domain/payment/differences/difference.ts';
import { answerTo } from '#src/lib/answer.ts';
import { announceDone } from '../../server-state/change.ts';
import { queryClient } from '../../server-state/query-client.ts';

interface DealWithDifferenceProps {
  difference: PaymentDifference;
  onDone: () => void;
}

export function DealWithDifference({ difference, onDone }: DealWithDifferenceProps): ReactNode {
  const { id, version, note: noted, settledAt } = difference;
  const open = settledAt === null;
  const form = useForm({
    fallback: 'The difference has not changed',
    send: ({ note = '' }) =>
      answerTo((init) =>
        accountApi['payment-differences'][':id'].$put(
          { param: { id }, json: { settled: open, note, version } },
          { init },
        ),
      ),
    onDone() {
      announceDone({ title: open ? 'Dealt with' : 'Open again' });
      onDone();
    },
    onRefused() {
      void queryClient.invalidateQueries();
      return false;
    },
  });
  return (
    <Form form={form}>
      <TextAreaField
        name="note"
        id="difference-note"
        label={open ? 'Action taken' : 'Note'}
        hint="The staff read it. Please leave out anything private."
        optional={!open}
        rows={3}
        maxLength={maxDifferenceNote}
        defaultValue={noted}
      />
      <p>
        <SubmitButton form={form}>{open ? 'Mark as dealt with' : 'Open it again'}</SubmitButton>
      </p>
    </Form>
  );
}

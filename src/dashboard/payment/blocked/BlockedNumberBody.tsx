import type { ReactNode } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import { TextField } from '#src/components/forms/Field.tsx';
import { Form, SubmitButton } from '#src/components/forms/Form.tsx';
import { useForm } from '#src/components/forms/use-form.ts';
import type { RecordBodyProps } from '#src/dashboard/records/record-sheet.tsx';
import { announceDone } from '#src/dashboard/server-state/change.ts';
import { type BlockedNumber, maxBlockReason } from '#src/domain/payment/blocked/blocked-number.ts';
import { answerTo } from '#src/lib/answer.ts';

export function BlockedNumberBody({ item, onClose }: RecordBodyProps<BlockedNumber>): ReactNode {
  const { id, phone, reason } = item;
  const form = useForm({
    fallback: 'The number is still blocked',
    send: ({ reason: why = '' }) =>
      answerTo((init) =>
        accountApi['blocked-numbers'][':id'].unblock.$post(
          { param: { id }, json: { reason: why } },
          { init },
        ),
      ),
    onDone() {
      announceDone({ title: `${phone} is no longer blocked` });
      onClose();
    },
  });
  return (
    <>
      <p className="sheet__text">{reason}</p>
      <Form form={form}>
        <TextField
          name="reason"
          id="unblock-reason"
          label="Reason to unblock it"
          hint="The staff read it."
          autoComplete="off"
          maxLength={maxBlockReason}
        />
        <p>
          <SubmitButton form={form}>Unblock the number</SubmitButton>
        </p>
      </Form>
    </>
  );
}

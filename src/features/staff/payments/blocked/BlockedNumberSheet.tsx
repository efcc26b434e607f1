import type { ReactNode } from 'react';
import { TextField } from '#src/components/forms/Field.tsx';
import { Form, SubmitButton } from '#src/components/forms/Form.tsx';
import { useForm } from '#src/components/forms/use-form.ts';
import { accountApi } from '#src/features/account/account-api.ts';
import { type BlockedNumber, maxBlockReason } from '#src/features/payment/blocked/blocked-number.ts';
import { answerTo } from '#src/lib/answer.ts';
import { showToast } from '#src/lib/toast.ts';
import { Sheet } from '../../list/Sheet.tsx';
import type { DetailProps } from '../../list/staff-list.ts';
import { queryClient } from '../../server-state/query-client.ts';

/** A blocked number, and how to let it go again. */
export function BlockedNumberSheet({ item, instead, onClose }: DetailProps<BlockedNumber>): ReactNode {
  return (
    <Sheet title={item?.phone ?? 'Blocked number'} onClose={onClose}>
      {item === undefined ? instead : <Unblock blocked={item} onDone={onClose} />}
    </Sheet>
  );
}

function Unblock({ blocked, onDone }: { blocked: BlockedNumber; onDone: () => void }): ReactNode {
  const { id, phone, reason } = blocked;
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
      showToast({ title: `${phone} is not blocked any more`, tone: 'success' });
      void queryClient.invalidateQueries();
      onDone();
    },
  });
  return (
    <>
      <p className="sheet__text">{reason}</p>
      <Form form={form}>
        <TextField
          name="reason"
          id="unblock-reason"
          label="Why it may have payment requests again"
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

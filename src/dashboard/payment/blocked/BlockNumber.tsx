import type { ReactNode } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import { TextField } from '#src/components/forms/Field.tsx';
import { maxBlockReason } from '#src/domain/payment/blocked/blocked-number.ts';
import { answerTo } from '#src/lib/answer.ts';
import { announceDone } from '../../server-state/change.ts';
import { FoldedForm } from '../../shell/FoldedForm.tsx';

export function BlockNumber(): ReactNode {
  return (
    <FoldedForm
      title="Block a number"
      submit="Block it"
      danger
      fallback="The number is not blocked"
      send={({ phone = '', reason = '' }) =>
        answerTo((init) => accountApi['blocked-numbers'].$post({ json: { phone, reason } }, { init }))
      }
      onDone={({ blocked: { phone } }) =>
        announceDone({ title: `${phone} is blocked`, text: 'It no longer gets payment requests.' })
      }
    >
      <p>
        For people who get payment requests that are not theirs. Call them back on that number first, to be
        sure it is theirs.
      </p>
      <TextField name="phone" label="Mobile money number" type="tel" autoComplete="off" />
      <TextField
        name="reason"
        label="Reason"
        hint="The staff read it. Please leave out anything private."
        autoComplete="off"
        maxLength={maxBlockReason}
      />
    </FoldedForm>
  );
}

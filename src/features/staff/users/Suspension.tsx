import '../bookings/sheet/actions.css';
import { type ReactNode, useState } from 'react';
import { TextField } from '#src/components/forms/Field.tsx';
import { Form, SubmitButton } from '#src/components/forms/Form.tsx';
import { useForm } from '#src/components/forms/use-form.ts';
import { accountApi } from '#src/features/account/account-api.ts';
import { maxSuspensionReason, type SuspensionRequest } from '#src/features/account/suspension.ts';
import type { UserRow } from '#src/features/account/user-list.ts';
import { answerTo } from '#src/lib/answer.ts';
import { showToast } from '#src/lib/toast.ts';
import { useAction } from '#src/lib/use-action.ts';
import { change } from '../server-state/change.ts';
import { queryClient } from '../server-state/query-client.ts';
import { SmallButton } from '../shell/SmallButton.tsx';

/** Keeps someone out, with a reason, or lets them in again. */
export function Suspension({ item }: { item: UserRow }): ReactNode {
  return item.suspendedAt === null ? <Suspend item={item} /> : <Lift item={item} />;
}

function put(id: string, json: SuspensionRequest) {
  return answerTo((init) => accountApi.users[':id'].$put({ param: { id }, json }, { init }));
}

function Suspend({ item: { id, name } }: { item: UserRow }): ReactNode {
  const [open, setOpen] = useState(false);
  const form = useForm({
    fallback: 'The account is not suspended',
    send: ({ reason = '' }) => put(id, { suspended: true, reason }),
    onDone() {
      showToast({ title: 'Suspended', text: `${name} is logged out everywhere.`, tone: 'success' });
      void queryClient.invalidateQueries();
    },
  });
  return (
    <details className="action" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Suspend the account</summary>
      <Form form={form}>
        <p>
          {name} is logged out everywhere at once and cannot log in until you lift it. Nothing of theirs is
          deleted.
        </p>
        <TextField
          name="reason"
          id="suspend-reason"
          label="Reason"
          hint="The staff read it."
          maxLength={maxSuspensionReason}
        />
        <p>
          <SubmitButton form={form} className="button--danger">
            Suspend
          </SubmitButton>
        </p>
      </Form>
    </details>
  );
}

function Lift({ item: { id, name } }: { item: UserRow }): ReactNode {
  const { busy, run } = useAction(() =>
    change(() => put(id, { suspended: false }), {
      failed: 'The account is still suspended',
      done: () => ({ title: 'The suspension is lifted', text: `${name} can log in again.` }),
    }),
  );
  return (
    <p>
      <SmallButton busy={busy} onClick={run}>
        Lift the suspension
      </SmallButton>
    </p>
  );
}

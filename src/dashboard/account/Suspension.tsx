import type { ReactNode } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import { TextField } from '#src/components/forms/Field.tsx';
import { maxSuspensionReason, type SuspensionRequest } from '#src/domain/account/suspension.ts';
import type { UserRow } from '#src/domain/account/user-list.ts';
import { answerTo } from '#src/lib/answer.ts';
import { useAction } from '#src/lib/use-action.ts';
import { announceDone, change } from '../server-state/change.ts';
import { FoldedForm } from '../shell/FoldedForm.tsx';
import { SmallButton } from '../shell/SmallButton.tsx';

export function Suspension({ item }: { item: UserRow }): ReactNode {
  return item.suspendedAt === null ? <Suspend item={item} /> : <Lift item={item} />;
}

function put(id: string, json: SuspensionRequest) {
  return answerTo((init) => accountApi.users[':id'].$put({ param: { id }, json }, { init }));
}

function Suspend({ item: { id, name } }: { item: UserRow }): ReactNode {
  return (
    <FoldedForm
      title="Suspend the account"
      submit="Suspend"
      danger
      fallback="The account is not suspended"
      send={({ reason = '' }) => put(id, { suspended: true, reason })}
      onDone={() => announceDone({ title: 'Suspended', text: `${name} is logged out everywhere.` })}
    >
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
    </FoldedForm>
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
